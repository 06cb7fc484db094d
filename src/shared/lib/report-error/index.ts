export { reportError, type Sender, sendReports } from './report-error'
