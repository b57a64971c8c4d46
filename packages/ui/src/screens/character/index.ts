export { CharacterScreen } from './character-screen.tsx';
