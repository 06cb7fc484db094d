import { useEffect } from 'react'
import { readAccount, updateAccount } from '@/entities/profile'
import type { Profile } from '@/entities/profile/model'
import { Failure, toFailure } from '@/shared/lib/failure'
import { type ActorRefFrom, fromPromise, usePageActor } from '@/shared/lib/machine'
import { type AccountChange, accountStatusMachine } from '@machines/account-status'
import type { UserManagementActor } from './use-user-management'

export type AccountStatusActor = ActorRefFrom<typeof accountStatusMachine>

/**
 * One row of the list. The outcome is told to the list by the effect itself, because a row that was scrolled away
 * meanwhile has no actor any more.
 */
export function useAccountStatus(profile: Profile, list: UserManagementActor): AccountStatusActor {
  const actor = usePageActor(
    accountStatusMachine.provide({
      actors: {
        updateAccount: fromPromise(async ({ input: { profile: seen, change } }) => {
          try {
            if (!change) return seen
            const changed = await write(seen, change, list)
            list.send({ type: 'row.changed', profile: changed })
            list.send({ type: 'told', tone: 'success', message: successOf(change) })
            return changed
          } catch (error) {
            const message = `Failed to update user status: ${toFailure(error).message}`
            list.send({ type: 'told', tone: 'error', message })
            throw error
          }
        }),
      },
    }),
    { profile },
  )
  useEffect(() => {
    if (actor.getSnapshot().context.profile !== profile) actor.send({ type: 'profile.changed', profile })
  }, [actor, profile])
  return actor
}

/** Writes the change. When the row is not what was seen, the list gets what it is now, and nothing is overwritten. */
async function write(seen: Profile, change: AccountChange, list: UserManagementActor): Promise<Profile> {
  const changed = await updateAccount(seen, change)
  if (changed) return changed
  const now = await readAccount(seen.id)
  if (!now) {
    list.send({ type: 'row.gone', id: seen.id })
    throw new Failure('This account is gone.')
  }
  list.send({ type: 'row.changed', profile: now })
  throw new Failure('Somebody else changed this account meanwhile. Look at it again.')
}

const successOf = (change: AccountChange) =>
  'status' in change ? `User status updated to ${change.status}` : `User role updated to ${change.role}`
