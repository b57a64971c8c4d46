export { RelicListScreen } from './relic-list.tsx';
export { RelicScreen } from './relic-screen.tsx';
