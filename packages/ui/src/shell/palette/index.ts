export { PaletteAccess, PaletteButton, PaletteField } from './palette-access.tsx';
