import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '@/shared/config'
import { type ActorRefFrom, fromCallback, usePageActor } from '@/shared/lib/machine'
import { type GuardSession, type RouteGuardInput, routeGuardMachine } from '@machines/route-guard'

export type RouteGuardActor = ActorRefFrom<typeof routeGuardMachine>

/** How the guard learns of the session: calls back at once and after every change; returns the end. */
export type WatchSession = (listener: (session: GuardSession) => void) => () => void

/** Address to come back to after signing in: this path with its query, encoded (GRD-03). */
export function useSignInPath(): string {
  const { pathname, search, hash } = useLocation()
  return paths.signIn(pathname + search + hash)
}

export interface GuardedSession {
  watch: WatchSession
  /** GRD-02: goes on with what is stored of the designated admin. */
  continueAsAdmin: () => void
}

export function useRouteGuard(input: RouteGuardInput, session: GuardedSession): RouteGuardActor {
  const navigate = useNavigate()
  const signInPath = useSignInPath()
  return usePageActor(routeGuardMachine, {
    input,
    effects: {
      actors: {
        watchSession: fromCallback(({ sendBack }) =>
          session.watch((known) => sendBack({ type: 'session.changed', session: known })),
        ),
      },
      actions: {
        continueAsAdmin: () => session.continueAsAdmin(),
        redirectToSignIn: () => void navigate(signInPath, { replace: true }),
      },
    },
  })
}
