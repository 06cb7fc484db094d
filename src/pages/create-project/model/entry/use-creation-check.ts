import { useLocation, useNavigate } from 'react-router-dom'
import type { Profile } from '@/entities/profile/model'
import { paths } from '@/shared/config'
import { type ActorRefFrom, fromCallback, usePageActor } from '@/shared/lib/machine'
import { creationCheckMachine } from '@machines/creation-check'

export type CreationCheckActor = ActorRefFrom<typeof creationCheckMachine>

/**
 * Calls back once the account is known (null: nobody is signed in, `unknown`: nobody answered in time) and after every
 * change; returns the end.
 */
export type WatchAccount = (listener: (account: Profile | null | 'unknown') => void) => () => void

export function useCreationCheck(watchAccount: WatchAccount): CreationCheckActor {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return usePageActor(creationCheckMachine, {
    effects: {
      actors: {
        watchAccount: fromCallback(({ sendBack }) =>
          watchAccount((account) =>
            sendBack(
              account === 'unknown'
                ? { type: 'account.unknown' }
                : { type: 'account.known', profile: account },
            ),
          ),
        ),
      },
      actions: {
        openSignIn: ({ message }) =>
          void navigate(paths.signIn(`${pathname}${search}`), { replace: true, state: { message } }),
        openProfile: ({ message }) => void navigate(paths.profile, { replace: true, state: { message } }),
      },
    },
  })
}
