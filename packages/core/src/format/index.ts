export { formatDate, formatDateTime, formatDuration, formatMoment } from './dates.ts';
export { formatBytes, formatNumber, parseCount } from './numbers.ts';
