export { AuthDiagnosticPage } from './ui/AuthDiagnosticPage'
