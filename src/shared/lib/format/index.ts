export { formatBytes, formatMoney, formatPercent, formatSpan, formatTokens } from './amounts'
export {
  formatAgo,
  formatClock,
  formatDate,
  formatDateTime,
  formatDay,
  formatDecimal,
  formatDuration,
  formatMonthDay,
  formatNumber,
  formatSecond,
  formatTime,
  MISSING,
  setFormatting,
  startOfDay,
  zoneOffset,
} from './format'
