export {
  currentMotion,
  currentTheme,
  keepGender,
  keepLanguage,
  setMotion,
  setTheme,
} from './appearance.ts';
export { inLanguage } from './navigation.ts';
export { RESTORING_SCRIPT } from './restoring.ts';
export { PageTitle, Shell } from './shell.tsx';
