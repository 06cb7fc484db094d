import { type ActorRefFrom, type InspectTap, usePageActor } from '@/shared/lib/machine'
import { createAskMachine } from '@machines/ask'
import { sendToStately } from './stately'

/** While idle it waits for the user's consent; once answered, the events of the machines are sent. */
export const statelyMachine = createAskMachine<null, void>({ id: 'stately', timeout: 15_000 })

export type StatelyActor = ActorRefFrom<typeof statelyMachine>

export const useStately = (tap: InspectTap): StatelyActor =>
  usePageActor(statelyMachine, {
    input: { question: null },
    effects: { actors: { answer: ({ signal }) => sendToStately(tap, signal) } },
  })
