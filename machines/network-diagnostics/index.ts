export {
  fontTarget,
  type NetworkDiagnosticsContext,
  type NetworkDiagnosticsEvent,
  type NetworkDiagnosticsInput,
  networkDiagnosticsMachine,
} from './network-diagnostics.machine'
export {
  NETWORK_PROBES,
  type NetworkHealth,
  networkHealth,
  type NetworkProbe,
  type ProbeId,
  type ProbeResults,
} from './probes'
export { isElsewhere, targetError } from './target'
