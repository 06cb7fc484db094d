import {
  deleteAccount,
  endSessionOf,
  isLastAdmin,
  listAccounts,
  readAccount,
  sendRecoveryMail,
  updateAccount,
} from '@/entities/profile'
import type { Profile } from '@/entities/profile/model'
import { browserStorage } from '@/shared/lib/browser-storage'
import { removeOwnedEntries } from '@/shared/lib/collection'
import { toFailure } from '@/shared/lib/failure'
import { type ActorRefFrom, useActorEnvironment, usePageActor } from '@/shared/lib/machine'
import type { AccountChange, AccountOutcome } from '@machines/account-status'
import { userManagementMachine } from '@machines/user-management'

export type UserManagementActor = ActorRefFrom<typeof userManagementMachine>

export interface UserManagementOptions {
  /** Id of the administrator who is looking. */
  ownId: string
  /** Called when that account was deleted: ends the session and leaves the page. */
  onOwnDeleted: () => void
  /** The password of that account, as it was typed for its deletion. */
  ownPassword: () => string
}

/** The accounts of this installation, for an administrator. */
export function useUserManagement({
  ownId,
  onOwnDeleted,
  ownPassword,
}: UserManagementOptions): UserManagementActor {
  const { now } = useActorEnvironment()
  return usePageActor(userManagementMachine, {
    input: { ownId },
    effects: {
      actors: {
        account: {
          actors: {
            updateAccount: ({ input: { profile, change }, signal }) => write(profile, change, now(), signal),
          },
        },
        readPage: ({ input: { filter, from }, signal }) => listAccounts(filter, from, signal),
        isLastAdmin: ({ input: { profile }, signal }) => isLastAdmin(idOf(profile), signal),
        async deleteUser({ input: { profile }, signal }) {
          const password = profile?.id === ownId ? ownPassword() : undefined
          const outcome = await remove(idOf(profile), password, signal)
          browserStorage.removeOwnedBy(idOf(profile))
          await removeOwnedEntries(idOf(profile))
          return outcome
        },
        sendRecovery: ({ input: { profile }, signal }) => sendRecoveryMail(profile?.email ?? '', signal),
      },
      actions: {
        // Together: a session that ended before would take this page, and with it the way out, away.
        leave() {
          endSessionOf(ownId)
          onOwnDeleted()
        },
      },
    },
  })
}

/** Writes the change. When the row is not what was seen, nothing is overwritten. */
async function write(
  seen: Profile,
  change: AccountChange | null,
  now: number,
  signal: AbortSignal,
): Promise<AccountOutcome> {
  const changed = change ? await updateAccount(seen, change, now, signal) : seen
  if (changed) return { type: 'changed', profile: changed }
  const current = await readAccount(seen.id, signal)
  return current ? { type: 'conflict', profile: current } : { type: 'gone' }
}

async function remove(
  id: string,
  password: string | undefined,
  signal: AbortSignal,
): Promise<'deleted' | 'gone'> {
  try {
    await deleteAccount(id, password, signal)
    return 'deleted'
  } catch (error) {
    if (toFailure(error).kind === 'userNotFound') return 'gone'
    throw error
  }
}

const idOf = (profile: Profile | null): string => profile?.id ?? ''
