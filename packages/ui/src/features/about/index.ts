export { CreditsScreen } from './credits-screen.tsx';
export { PrivacyScreen } from './privacy-screen.tsx';
