import { deleteAccount, endSessionOf, listAccounts, requestRecovery } from '@/entities/profile'
import { Failure } from '@/shared/lib/failure'
import { type ActorRefFrom, fromPromise, usePageActor } from '@/shared/lib/machine'
import { userManagementMachine } from '@machines/user-management'

export type UserManagementActor = ActorRefFrom<typeof userManagementMachine>

/** The accounts of this installation, for an administrator. */
export const useUserManagement = (): UserManagementActor =>
  usePageActor(
    userManagementMachine.provide({
      actors: {
        readPage: fromPromise(({ input: { filter, from } }) => listAccounts(filter, from)),
        deleteUser: fromPromise(async ({ input: { profile } }) => {
          if (!profile) throw new Failure('There is nobody to delete.')
          await deleteAccount(profile.id)
          endSessionOf(profile.id)
        }),
        sendRecovery: fromPromise(async ({ input: { profile } }) => {
          if (profile) await requestRecovery(profile.email)
        }),
      },
    }),
  )
