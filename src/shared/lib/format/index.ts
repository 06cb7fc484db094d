export { formatDate, formatDateTime } from './format'
