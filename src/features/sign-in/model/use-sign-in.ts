import { useNavigate } from 'react-router-dom'
import { stampLogin } from '@/entities/profile'
import { type ActorRefFrom, fromPromise, usePageActor } from '@/shared/lib/machine'
import { signInMachine } from '@machines/sign-in'
import { resendVerification, signIn } from './sign-in-service'

export type SignInActor = ActorRefFrom<typeof signInMachine>

/** The sign-in actor of this page, bound to the auth service and the router. */
export function useSignIn(input: { returnUrl: string; email?: string }): SignInActor {
  const navigate = useNavigate()
  return usePageActor(
    signInMachine.provide({
      actors: {
        signIn: fromPromise(({ input: values }) => signIn(values)),
        stampLogin: fromPromise(({ input: { userId } }) => stampLogin(userId)),
        resend: fromPromise(({ input: { email } }) => resendVerification(email)),
      },
      actions: {
        redirect: (_, { returnUrl }) => void navigate(returnUrl, { replace: true }),
      },
    }),
    input,
  )
}
