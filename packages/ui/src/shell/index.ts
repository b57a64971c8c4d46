export { hereIn } from './navigation/language-address.ts';
export { NavigationProgress } from './navigation/navigation-progress.tsx';
export { forgetCleared } from './red-dots/cleared-dots.ts';
export { ForeignNamesNote, NoticePage } from './screen/page-parts.tsx';
export { Shell } from './shell.tsx';
export { askRevision } from './updates/update-check.ts';
