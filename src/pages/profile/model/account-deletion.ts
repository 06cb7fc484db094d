import { deleteAccount, removeKeptHere } from '@/entities/profile'
import { deletionSchema } from '@/entities/profile/model'
import { fieldErrors } from '@/shared/lib/form'
import { type ActorRefFrom, usePageActor } from '@/shared/lib/machine'
import { createFormMachine } from '@machines/form'

/** PRF-03: deletes the account, and what this browser keeps for it, once its address was typed. */
export const accountDeletionMachine = createFormMachine<
  { confirmation: string },
  { id: string; email: string }
>({
  id: 'account-deletion',
  empty: { confirmation: '' },
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
        send: async ({ input: { subject } }) => {
          await deleteAccount(subject.id)
          await removeKeptHere(subject.id)
        },
      },
      actions: { report: deleted },
    },
  })
}
