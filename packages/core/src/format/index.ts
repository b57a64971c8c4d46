export { formatBytes, formatNumber, parseCount } from './numbers.ts';
