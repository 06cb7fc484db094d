import { askEndpoint, findEndpoint, readEndpointDrift, readEndpointNumbers } from '@/entities/endpoint'
import type { Endpoint, EndpointDrift, EndpointNumbers, Row, WrittenTensor } from '@/entities/endpoint/model'
import { type ActorRefFrom, useAskAgain, usePageActor } from '@/shared/lib/machine'
import { useWhileVisible } from '@/shared/lib/visible'
import { createAskMachine } from '@machines/ask'

/** An endpoint by its id; null when there is none that the user may read. */
export const endpointPageMachine = createAskMachine<string, Endpoint | null>({
  id: 'endpoint-page',
  timeout: 15_000,
  atOnce: true,
})
export type EndpointPageActor = ActorRefFrom<typeof endpointPageMachine>

/** An endpoint of any of these workspaces. */
export const useEndpoint = (id: string, workspaces: readonly string[]): EndpointPageActor =>
  usePageActor(endpointPageMachine, {
    input: { question: id },
    effects: { actors: { answer: ({ input, signal }) => findEndpoint(workspaces, input.question, signal) } },
  })

/** The requests of the last minutes; the question is how many. */
export const endpointNumbersMachine = createAskMachine<number, EndpointNumbers>({
  id: 'endpoint-numbers',
  timeout: 15_000,
  atOnce: true,
})
export type EndpointNumbersActor = ActorRefFrom<typeof endpointNumbersMachine>

const LIVE = 10_000

/** The numbers of an endpoint, read again while the page is visible. */
export function useEndpointNumbers(id: string, minutes: number): EndpointNumbersActor {
  const actor = usePageActor(endpointNumbersMachine, {
    input: { question: minutes },
    effects: {
      actors: { answer: ({ input, signal }) => readEndpointNumbers(id, input.question, signal) },
    },
  })
  useWhileVisible(true, LIVE, useAskAgain(actor))
  return actor
}

/** A question to a model, whose signature may change with its version. */
interface PredictionQuestion {
  endpoint: Endpoint
  row: Row
}

/** The answer of a model to one row. Null is no question yet. */
export const predictionMachine = createAskMachine<PredictionQuestion | null, WrittenTensor[]>({
  id: 'prediction',
  timeout: 30_000,
})

/** Asks an endpoint for predictions. */
export const usePrediction = (): ActorRefFrom<typeof predictionMachine> =>
  usePageActor(predictionMachine, {
    input: { question: null },
    effects: {
      actors: {
        async answer({ input: { question }, signal }) {
          if (!question) throw new Error('Nothing was asked.')
          return askEndpoint(question.endpoint, question.row, signal)
        },
      },
    },
  })

/** The drift of the last hours; the question is how many. */
export const endpointDriftMachine = createAskMachine<number, EndpointDrift>({
  id: 'endpoint-drift',
  timeout: 15_000,
  atOnce: true,
})
export type EndpointDriftActor = ActorRefFrom<typeof endpointDriftMachine>

/** It is counted by hour, so it is read less often than the numbers. */
const DRIFT_LIVE = 30_000

/** The drift of an endpoint, read again while the page is visible. */
export function useEndpointDrift(id: string, hours: number): EndpointDriftActor {
  const actor = usePageActor(endpointDriftMachine, {
    input: { question: hours },
    effects: { actors: { answer: ({ input, signal }) => readEndpointDrift(id, input.question, signal) } },
  })
  useWhileVisible(true, DRIFT_LIVE, useAskAgain(actor))
  return actor
}
