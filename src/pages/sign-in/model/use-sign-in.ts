import { useNavigate } from 'react-router-dom'
import { stampLogin } from '@/entities/profile'
import type { Profile } from '@/entities/profile/model'
import { type ActorRefFrom, useActorEnvironment, usePageActor } from '@/shared/lib/machine'
import { signInMachine } from '@machines/sign-in'
import { resendVerification, signIn } from './sign-in-service'

export type SignInActor = ActorRefFrom<typeof signInMachine>

/**
 * The sign-in actor of this page, bound to the auth service and the router. `stamped` gets the profile with the time of
 * this sign-in (SIN-04), which may come after the page is left.
 */
export function useSignIn(
  input: { returnUrl: string; email?: string },
  stamped: (profile: Profile) => void,
): SignInActor {
  const navigate = useNavigate()
  const { now } = useActorEnvironment()
  return usePageActor(signInMachine, {
    input,
    effects: {
      actors: {
        signIn: ({ input: values, signal }) => signIn(values, signal),
        stampLogin: async ({ input: { userId }, signal }) => stamped(await stampLogin(userId, now(), signal)),
        resend: ({ input: { email }, signal }) => resendVerification(email, signal),
      },
      actions: { redirect: ({ returnUrl }) => void navigate(returnUrl, { replace: true }) },
    },
  })
}
