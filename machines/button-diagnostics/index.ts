export {
  type ButtonDiagnosticsContext,
  type ButtonDiagnosticsEvent,
  buttonDiagnosticsMachine,
} from './button-diagnostics.machine'
