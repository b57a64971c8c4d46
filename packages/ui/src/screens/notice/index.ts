export { NoticePage } from './notice-page.tsx';
