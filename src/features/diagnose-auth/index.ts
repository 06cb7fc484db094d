export { useAuthDiagnostics } from './model/use-auth-diagnostics'
export { AuthDiagnostics } from './ui/AuthDiagnostics'
