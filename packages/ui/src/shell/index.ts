export { inLanguage, languageCookie } from './navigation.ts';
export { PageTitle, Shell } from './shell.tsx';
