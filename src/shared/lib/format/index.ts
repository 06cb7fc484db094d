export { formatBytes, formatMoney, formatPercent, formatSpan, formatTokens } from './amounts'
export { formatExact, formatRounded, formatShare, formatToWidth, formatUtc } from './figures'
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
