import { signOutElsewhere } from '@/entities/profile'
import { type ActorRefFrom, fromPromise, usePageActor } from '@/shared/lib/machine'
import { createFormMachine } from '@machines/form'

/** SET-04 (security): ends every session of the account but this one. A form without fields. */
export const sessionsMachine = createFormMachine({ id: 'sessions', empty: {}, check: () => [] })

const provided = sessionsMachine.provide({ actors: { send: fromPromise(() => signOutElsewhere()) } })

export type SessionsActor = ActorRefFrom<typeof sessionsMachine>

export const useSessions = (): SessionsActor => usePageActor(provided, { subject: undefined })
