export { ComingScreen } from './coming.tsx';
