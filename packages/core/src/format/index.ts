export { formatDate, formatDateTime, formatDuration } from './dates.ts';
export { formatBytes, formatNumber, parseCount } from './numbers.ts';
