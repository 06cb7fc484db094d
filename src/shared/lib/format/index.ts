export {
  formatBytes,
  formatDate,
  formatDateTime,
  formatNumber,
  formatTime,
  setFormatting,
  type Formatting,
} from './format'
