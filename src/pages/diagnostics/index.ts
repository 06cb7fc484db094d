export { DiagnosticsPage } from './ui/DiagnosticsPage'
