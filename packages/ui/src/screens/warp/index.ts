export { WarpScreen } from './warp-screen.tsx';
