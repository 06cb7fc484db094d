export { type AuthDiagnosticsActor, useAuthDiagnostics } from './model/use-auth-diagnostics'
export { AuthDiagnostics, type AuthDiagnosticsProps } from './ui/AuthDiagnostics'
