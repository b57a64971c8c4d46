export { hereIn } from './navigation/language-address.ts';
export { NavigationProgress } from './navigation/navigation-progress.tsx';
export { forgetCleared } from './red-dots/cleared-dots.ts';
export { ForeignNamesNote } from './screen/foreign-names-note.tsx';
export { NoticePage } from './screen/notice-page.tsx';
export { Shell } from './shell.tsx';
export { askRevision } from './updates/update-check.ts';
