export {
  formatAgo,
  formatBytes,
  formatDate,
  formatDateTime,
  formatNumber,
  formatTime,
  setFormatting,
} from './format'
