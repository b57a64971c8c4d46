export { formatChance, formatDecimal, formatShare } from './broken-numbers.ts';
export {
  formatDate,
  formatDateTime,
  formatDuration,
  formatInDays,
  formatMoment,
  formatMonth,
} from './dates.ts';
export { formatBytes, formatNumber, MAX_COUNT } from './numbers.ts';
