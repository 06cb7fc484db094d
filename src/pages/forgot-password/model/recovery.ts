import { requestRecovery } from '@/entities/profile'
import { recoverySchema } from '@/entities/profile/model'
import { fieldErrors } from '@/shared/lib/form'
import { type ActorRefFrom, usePageActor } from '@/shared/lib/machine'
import { createFormMachine } from '@machines/form'

/** Asks for a recovery mail. */
export const recoveryMachine = createFormMachine({
  id: 'recovery',
  empty: { email: '' },
  check: (values) => fieldErrors(recoverySchema, values),
})

export type RecoveryActor = ActorRefFrom<typeof recoveryMachine>

export const useRecovery = (): RecoveryActor =>
  usePageActor(recoveryMachine, {
    input: { subject: undefined },
    effects: {
      actors: { send: ({ input: { values }, signal }) => requestRecovery(values.email.trim(), signal) },
    },
  })
