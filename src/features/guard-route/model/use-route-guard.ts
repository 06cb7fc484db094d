import { useLocation, useNavigate } from 'react-router-dom'
import { useSession, useSessionPort } from '@/entities/profile'
import { watchSession } from '@/entities/profile/model'
import { paths } from '@/shared/config'
import { type ActorRefFrom, fromCallback, usePageActor } from '@/shared/lib/machine'
import { type RouteGuardInput, routeGuardMachine } from '@machines/route-guard'

export type RouteGuardActor = ActorRefFrom<typeof routeGuardMachine>

/** Address to come back to after signing in: this path with its query, encoded (GRD-03). */
export function useSignInPath(): string {
  const { pathname, search, hash } = useLocation()
  return paths.signIn(pathname + search + hash)
}

/** GRD-02: goes on with what is stored of the designated admin; for everybody else there is no such way. */
export function useContinueAsAdmin(): (() => void) | undefined {
  const port = useSessionPort()
  const session = useSession()
  const isAdmin = 'user' in session && session.user?.designatedAdmin
  return isAdmin ? () => port.send({ type: 'continueAsAdmin' }) : undefined
}

/** SES-01 */
const SESSION_ENDED = 'Your session has ended. Sign in to continue.'

export function useRouteGuard(input: RouteGuardInput): RouteGuardActor {
  const session = useSessionPort()
  const navigate = useNavigate()
  const signInPath = useSignInPath()
  return usePageActor(routeGuardMachine, {
    input,
    effects: {
      actors: { watchSession: fromCallback(({ sendBack }) => watchSession(session, sendBack)) },
      actions: {
        redirectToSignIn: ({ ended }) =>
          void navigate(signInPath, { replace: true, state: ended ? { message: SESSION_ENDED } : null }),
      },
    },
  })
}
