export { EnglishNamesNote } from './english-names-note.tsx';
