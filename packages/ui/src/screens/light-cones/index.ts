export { LightConeListScreen } from './light-cone-list.tsx';
