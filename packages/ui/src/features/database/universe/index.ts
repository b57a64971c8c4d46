export { universeHead } from './head.ts';
export { UniverseScreen } from './universe-screen.tsx';
