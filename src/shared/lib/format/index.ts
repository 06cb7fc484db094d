export { formatBytes, formatMoney, formatPercent, formatSpan, formatTokens } from './amounts'
export {
  formatAgo,
  formatClock,
  formatDate,
  formatDateTime,
  formatDuration,
  formatMonthDay,
  formatNumber,
  formatSecond,
  formatTime,
  setFormatting,
  startOfDay,
  zoneOffset,
} from './format'
