import { removeLocalData } from '@/entities/profile'
import { type ActorRefFrom, usePageActor } from '@/shared/lib/machine'
import { createFormMachine } from '@machines/form'

/** Ours: removes what this browser keeps for the account, whose id is the subject. A form without fields. */
export const ownDataMachine = createFormMachine<Record<never, string>, string>({
  id: 'own-data',
  empty: {},
  check: () => [],
})

export type OwnDataActor = ActorRefFrom<typeof ownDataMachine>

/** `removed` is called once nothing is kept any more. */
export const useOwnData = (userId: string, removed: () => void): OwnDataActor =>
  usePageActor(ownDataMachine, {
    input: { subject: userId },
    effects: {
      actors: { send: ({ input: { subject } }) => removeLocalData(subject) },
      actions: { report: removed },
    },
  })
