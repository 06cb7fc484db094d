import ownFont from '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2?url'
import { type ActorRefFrom, usePageActor } from '@/shared/lib/machine'
import { networkDiagnosticsMachine } from '@machines/network-diagnostics'
import { ask } from './ask'
import { keepTarget, readTarget } from './stored-target'

export type NetworkDiagnosticsActor = ActorRefFrom<typeof networkDiagnosticsMachine>

const browser = {
  fetch: (url: string, init: RequestInit) => window.fetch(url, init),
  // Latency is real, whatever the clock of the app says.
  now: () => performance.now(),
}

/** The network diagnostics, with real requests: to this site, and to what the administrator chose for the fifth. */
export function useNetworkDiagnostics(userId: string): NetworkDiagnosticsActor {
  return usePageActor(networkDiagnosticsMachine, {
    input: { ownFont, chosen: readTarget(userId) },
    effects: {
      actors: { probe: { actors: { request: ({ input, signal }) => ask(input, signal, browser) } } },
      actions: { keep: ({ chosen }) => keepTarget(userId, chosen) },
    },
  })
}
