export { DebugPanel } from './debug-panel.tsx';
export { visit } from './visit.ts';
