import type { Profile } from '@/entities/profile/model'
import { type ActorRefFrom, useSelector } from '@/shared/lib/machine'
import { type accountStatusMachine, shownAccount } from '@machines/account-status'
import { accountActor } from '@machines/user-management'
import type { UserManagementActor } from './use-user-management'

type AccountStatusActor = ActorRefFrom<typeof accountStatusMachine>

/**
 * The account with the change that is on its way. The actor that makes it belongs to the list, so it outlives a row that
 * scrolls away.
 */
export function useShownAccount(list: UserManagementActor, account: Profile): Profile {
  const actor = useSelector(
    list,
    ({ children }) =>
      (children as Record<string, unknown>)[accountActor(account.id)] as AccountStatusActor | undefined,
  )
  return useSelector(actor, (snapshot) => (snapshot ? shownAccount(snapshot.context) : account), same)
}

/** The account with a change on its way is made anew for each look. */
const same = (one: Profile, other: Profile) =>
  one === other || (Object.keys(one) as (keyof Profile)[]).every((key) => one[key] === other[key])
