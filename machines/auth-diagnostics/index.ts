export {
  type AuthDiagnosticsContext,
  type AuthDiagnosticsEvent,
  authDiagnosticsMachine,
} from './auth-diagnostics.machine'
export {
  type AskingCheck,
  type CheckId,
  CHECKS,
  consoleFinding,
  type DiagnosticFinding,
  type DiagnosticResult,
  type DiagnosticStatus,
  nothingCaptured,
  type ShownConfiguration,
} from './result'
