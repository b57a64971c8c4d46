export { LightConeScreen } from './light-cone-screen.tsx';
