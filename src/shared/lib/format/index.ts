export {
  formatAgo,
  formatBytes,
  formatDate,
  formatDateTime,
  formatDuration,
  formatNumber,
  formatTime,
  setFormatting,
} from './format'
