import { useLocation, useNavigate } from 'react-router-dom'
import { useSessionPort } from '@/entities/profile'
import { watchSession } from '@/entities/profile/model'
import { paths } from '@/shared/config'
import { type ActorRefFrom, fromCallback, usePageActor } from '@/shared/lib/machine'
import { creationCheckMachine } from '@machines/creation-check'

export type CreationCheckActor = ActorRefFrom<typeof creationCheckMachine>

export function useCreationCheck(): CreationCheckActor {
  const session = useSessionPort()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return usePageActor(creationCheckMachine, {
    effects: {
      actors: { watchSession: fromCallback(({ sendBack }) => watchSession(session, sendBack)) },
      actions: {
        openSignIn: ({ message }) =>
          void navigate(paths.signIn(`${pathname}${search}`), { replace: true, state: { message } }),
        openProfile: ({ message }) => void navigate(paths.profile, { replace: true, state: { message } }),
      },
    },
  })
}
