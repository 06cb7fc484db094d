import {
  fontTarget,
  NETWORK_PROBES,
  type NetworkDiagnosticsContext,
  networkHealth,
} from '@machines/network-diagnostics'

/** Everything of one finished run, as it is exported. Durations in ms, times in ISO 8601. */
export function networkReport(context: NetworkDiagnosticsContext, from: { origin: string; browser: string }) {
  const { results, startedAt } = context
  return {
    startedAt,
    ...from,
    health: networkHealth(results),
    probes: NETWORK_PROBES.map(({ id, name, method, url, limit, critical }) => ({
      name,
      method,
      url: url ?? fontTarget(context),
      limit,
      critical,
      ...results[id],
    })),
  }
}
