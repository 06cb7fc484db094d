import ownFont from '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2?url'
import { type ActorRefFrom, fromPromise, usePageActor } from '@/shared/lib/machine'
import { networkDiagnosticsMachine } from '@machines/network-diagnostics'
import { probeMachine } from '@machines/probe'
import { ask } from './ask'
import { keepTarget, readTarget } from './stored-target'

export type NetworkDiagnosticsActor = ActorRefFrom<typeof networkDiagnosticsMachine>

const browser = {
  fetch: (url: string, init: RequestInit) => window.fetch(url, init),
  now: () => performance.now(),
}

/** The network diagnostics, with real requests: to this site, and to what the administrator chose for the fifth. */
export function useNetworkDiagnostics(userId: string): NetworkDiagnosticsActor {
  return usePageActor(
    networkDiagnosticsMachine.provide({
      actors: {
        probe: probeMachine.provide({
          actors: { request: fromPromise(({ input, signal }) => ask(input, signal, browser)) },
        }),
      },
      actions: { keep: (_, { chosen }) => keepTarget(userId, chosen) },
    }),
    { ownFont, chosen: readTarget(userId) },
  )
}
