import {
  changePassword,
  deleteAccount,
  requestRecovery,
  setPassword,
  signOutElsewhere,
} from '@/entities/profile'
import type { AccountFormKind } from '@/entities/profile/model'
import { browserStorage } from '@/shared/lib/browser-storage'
import { type ActorRefFrom, fromPromise, usePageActor } from '@/shared/lib/machine'
import { accountFormMachine } from '@machines/account-form'

export type AccountFormActor = ActorRefFrom<typeof accountFormMachine>

export interface AccountFormOptions {
  kind: AccountFormKind
  /** The signed-in account; null on the way to a forgotten password. */
  account: { id: string; email: string } | null
  /** Called once it is done. */
  onDone?: () => void
}

/** One form of the account. */
export function useAccountForm({ kind, account, onDone }: AccountFormOptions): AccountFormActor {
  return usePageActor(
    accountFormMachine.provide({
      actors: {
        send: fromPromise(async ({ input: { values } }) => {
          if (kind === 'changePassword') await changePassword(values.currentPassword, values.password)
          else if (kind === 'setPassword') await setPassword(values.password)
          else if (kind === 'requestRecovery') await requestRecovery(values.email.trim())
          else if (kind === 'signOutElsewhere') await signOutElsewhere()
          else if (account) {
            await deleteAccount(account.id)
            browserStorage.removeOwnedBy(account.id)
          }
        }),
      },
      actions: { report: () => onDone?.() },
    }),
    { input: { kind, address: account?.email ?? '' } },
  )
}
