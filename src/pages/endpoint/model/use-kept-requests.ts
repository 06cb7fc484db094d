import { keepRequests, readKeptRequests } from '@/entities/endpoint'
import type { KeptRequests } from '@/entities/endpoint/model'
import { type ActorRefFrom, useAskAgain, usePageActor } from '@/shared/lib/machine'
import { useWhileVisible } from '@/shared/lib/visible'
import { createAskMachine } from '@machines/ask'

/** The last requests of an endpoint, by its id. */
export const keptRequestsMachine = createAskMachine<string, KeptRequests>({
  id: 'kept-requests',
  timeout: 15_000,
  atOnce: true,
})
export type KeptRequestsActor = ActorRefFrom<typeof keptRequestsMachine>

const LIVE = 10_000

/** The last requests, read again while the page is visible. */
export function useKeptRequests(endpoint: string): KeptRequestsActor {
  const actor = usePageActor(keptRequestsMachine, {
    input: { question: endpoint },
    effects: { actors: { answer: ({ input, signal }) => readKeptRequests(input.question, signal) } },
  })
  useWhileVisible(true, LIVE, useAskAgain(actor))
  return actor
}

/** Switches whether requests are kept. Null is nothing to switch yet. */
export const keepSwitchMachine = createAskMachine<boolean | null, KeptRequests>({
  id: 'keep-switch',
  timeout: 15_000,
})
export type KeepSwitchActor = ActorRefFrom<typeof keepSwitchMachine>

/** `onSwitched` reads the list again. */
export const useKeepSwitch = (endpoint: string, onSwitched: () => void): KeepSwitchActor =>
  usePageActor(keepSwitchMachine, {
    input: { question: null },
    effects: {
      actors: {
        async answer({ input: { question }, signal }) {
          if (question === null) throw new Error('Nothing is to be switched.')
          const switched = await keepRequests(endpoint, question, signal)
          onSwitched()
          return switched
        },
      },
    },
  })
