export { formatDateTime } from './dates.ts';
export { formatBytes, formatNumber, parseCount } from './numbers.ts';
