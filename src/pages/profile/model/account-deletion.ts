import { deleteAccount, removeLocalData } from '@/entities/profile'
import { deletionSchema } from '@/entities/profile/model'
import { fieldErrors } from '@/shared/lib/form'
import { type ActorRefFrom, usePageActor } from '@/shared/lib/machine'
import { createFormMachine } from '@machines/form'

interface DeletionValues {
  confirmation: string
  currentPassword: string
}

/** PRF-03: deletes the account, and the data of this browser for it, once its address and its password were typed. */
export const accountDeletionMachine = createFormMachine<DeletionValues, { id: string; email: string }>({
  id: 'account-deletion',
  empty: { confirmation: '', currentPassword: '' },
  secrets: ['currentPassword'],
  check: (values, { email }) => fieldErrors(deletionSchema(email), values),
})

export type AccountDeletionActor = ActorRefFrom<typeof accountDeletionMachine>

/** `deleted` is called once the account is gone. */
export function useAccountDeletion(
  { id, email }: { id: string; email: string },
  deleted: () => void,
): AccountDeletionActor {
  return usePageActor(accountDeletionMachine, {
    input: { subject: { id, email } },
    effects: {
      actors: {
        send: async ({ input: { subject, values } }) => {
          await deleteAccount(subject.id, values.currentPassword)
          await removeLocalData(subject.id)
        },
      },
      actions: { report: deleted },
    },
  })
}
