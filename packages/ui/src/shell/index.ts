export { hereIn } from './navigation/language-address.ts';
export { OnTheWay } from './navigation/on-the-way.tsx';
export { forgetCleared } from './red-dots/cleared-dots.ts';
export { ForeignNamesNote } from './screen/foreign-names-note.tsx';
export { NoticePage } from './screen/notice-page.tsx';
export { Shell } from './shell.tsx';
export { askRevision } from './updates/update-check.ts';
