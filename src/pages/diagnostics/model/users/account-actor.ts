import { type ActorRefFrom, useSelector } from '@/shared/lib/machine'
import type { accountStatusMachine } from '@machines/account-status'
import { accountActor } from '@machines/user-management'
import type { UserManagementActor } from './use-user-management'

export type AccountStatusActor = ActorRefFrom<typeof accountStatusMachine>

/** The actor that changes an account, while one does. It belongs to the list, so it outlives a row that scrolls away. */
export const useAccountActor = (list: UserManagementActor, id: string): AccountStatusActor | undefined =>
  useSelector(
    list,
    ({ children }) =>
      (children as Record<string, unknown>)[accountActor(id)] as AccountStatusActor | undefined,
  )
