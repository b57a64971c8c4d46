export type { Motion, Theme } from './appearance.ts';
export { currentMotion, currentTheme, setMotion, setTheme } from './appearance.ts';
export { inLanguage, keepsScroll, languageCookie } from './navigation.ts';
export { RESTORING_SCRIPT } from './restoring.ts';
export { PageTitle, Shell } from './shell.tsx';
