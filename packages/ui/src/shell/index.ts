export {
  chosenTheme,
  currentMotion,
  isLanguageChanged,
  keepGender,
  keepLanguage,
  setMotion,
  setTheme,
} from './appearance.ts';
export { forgetCleared } from './cleared-dots.ts';
export { FIRST_SCRIPT } from './first-script.ts';
export { hereIn } from './navigation.ts';
export { OnTheWay } from './on-the-way.tsx';
export { PageTitle, Shell } from './shell.tsx';
export { askRevision } from './update-check.ts';
