import { signOutElsewhere } from '@/entities/profile'
import { type ActorRefFrom, usePageActor } from '@/shared/lib/machine'
import { createFormMachine } from '@machines/form'

/** SET-04 (security): ends every other session of the account. A form without fields. */
export const sessionsMachine = createFormMachine({ id: 'sessions', empty: {}, check: () => [] })

export type SessionsActor = ActorRefFrom<typeof sessionsMachine>

export const useSessions = (): SessionsActor =>
  usePageActor(sessionsMachine, {
    input: { subject: undefined },
    effects: { actors: { send: ({ signal }) => signOutElsewhere(signal) } },
  })
