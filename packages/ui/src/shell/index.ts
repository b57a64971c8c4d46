export type { Motion, Theme } from './appearance.ts';
export { currentMotion, currentTheme, keepLanguage, setMotion, setTheme } from './appearance.ts';
export { inLanguage, keepsScroll } from './navigation.ts';
export { RESTORING_SCRIPT } from './restoring.ts';
export { PageTitle, Shell } from './shell.tsx';
