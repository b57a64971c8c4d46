export { PresetsScreen } from './presets.tsx';
