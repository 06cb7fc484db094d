import { useNavigate } from 'react-router-dom'
import { stampLogin, whenSignedIn } from '@/entities/profile'
import type { SessionPort } from '@/entities/profile/model'
import { type ActorRefFrom, useActorEnvironment, usePageActor } from '@/shared/lib/machine'
import { signInMachine } from '@machines/sign-in'
import { resendVerification, signIn } from './sign-in-service'

export type SignInActor = ActorRefFrom<typeof signInMachine>

/**
 * The sign-in actor of this page, bound to the auth service and the router. A sign-in is complete when the session reports
 * the user; the session then receives the profile with the time of this sign-in (SIN-04).
 */
export function useSignIn(
  input: { returnUrl: string; unconfirmed?: string },
  session: SessionPort,
): SignInActor {
  const navigate = useNavigate()
  const { now } = useActorEnvironment()
  return usePageActor(signInMachine, {
    input,
    effects: {
      actors: {
        async signIn({ input: values, signal }) {
          const { userId } = await signIn(values, signal)
          await whenSignedIn(session, userId, signal)
          return { userId }
        },
        async stampLogin({ input: { userId } }) {
          // Not ended with the page: the time of the sign-in is written, and the session shows it when it comes.
          session.send({ type: 'profile.changed', profile: await stampLogin(userId, now()) })
        },
        resend: ({ input: { email }, signal }) => resendVerification(email, signal),
      },
      actions: { redirect: ({ returnUrl }) => void navigate(returnUrl, { replace: true }) },
    },
  })
}
