export { formatBytes, formatDate, formatDateTime, formatTime } from './format'
