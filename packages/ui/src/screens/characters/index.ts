export { CharacterListScreen } from './character-list.tsx';
