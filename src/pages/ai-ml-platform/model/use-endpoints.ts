import { listDrift, listEndpoints, readEndpointNumbers } from '@/entities/endpoint'
import type { Endpoint, EndpointNumbers, WorstDrift } from '@/entities/endpoint/model'
import { type ActorRefFrom, useAskAgain, usePageActor } from '@/shared/lib/machine'
import { useWhileVisible } from '@/shared/lib/visible'
import { createAskMachine } from '@machines/ask'

/** An endpoint with its numbers over the minutes that were asked for. */
export interface CountedEndpoint {
  /** Of the endpoint. */
  id: string
  endpoint: Endpoint
  numbers: EndpointNumbers
  /** The column that drifted most in the last day; null where that is not known, or was not asked for. */
  drift: WorstDrift | null
}

/** The endpoints of a workspace; the question is over how many minutes requests are counted. */
export const endpointsMachine = createAskMachine<number, CountedEndpoint[]>({
  id: 'endpoints',
  timeout: 15_000,
  atOnce: true,
})
export type EndpointsActor = ActorRefFrom<typeof endpointsMachine>

const LIVE = 15_000

/** The endpoints of a workspace with their numbers and perhaps their drift, read again while the page is visible. */
export function useEndpoints(workspace: string, minutes: number, withDrift = false): EndpointsActor {
  const actor = usePageActor(endpointsMachine, {
    input: { question: minutes },
    effects: {
      actors: {
        async answer({ input, signal }) {
          const [endpoints, drifts] = await Promise.all([
            listEndpoints(workspace, signal),
            // The table is shown without the drift when that cannot be read.
            withDrift ? listDrift(workspace, signal).catch((): WorstDrift[] => []) : [],
          ])
          return Promise.all(
            endpoints.map(async (endpoint) => ({
              id: endpoint.id,
              endpoint,
              drift: drifts.find((drift) => drift.endpoint === endpoint.id) ?? null,
              numbers: await readEndpointNumbers(endpoint.id, input.question, signal),
            })),
          )
        },
      },
    },
  })
  useWhileVisible(true, LIVE, useAskAgain(actor))
  return actor
}
