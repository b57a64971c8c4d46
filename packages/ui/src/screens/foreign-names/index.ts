export { ForeignNamesNote } from './foreign-names-note.tsx';
