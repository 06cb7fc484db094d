import { useNavigate } from 'react-router-dom'
import { usernameAvailable } from '@/entities/profile'
import { paths } from '@/shared/config'
import { type ActorRefFrom, usePageActor } from '@/shared/lib/machine'
import { signUpMachine } from '@machines/sign-up'
import { signUp } from './sign-up-service'

export type SignUpActor = ActorRefFrom<typeof signUpMachine>

/** The message that /signin shows after a sign-up whose mail is on its way. */
export const CONFIRM_FIRST = {
  message: 'Please check your email and click the verification link before signing in.',
}

/** The sign-up actor of this page, bound to the auth service and the router. */
export function useSignUp(input: { returnUrl: string }): SignUpActor {
  const navigate = useNavigate()
  return usePageActor(signUpMachine, {
    input,
    effects: {
      actors: {
        usernameAvailable: ({ input: { username }, signal }) => usernameAvailable(username, signal),
        signUp: ({ input: values, signal }) => signUp(values, signal),
      },
      actions: {
        redirect: ({ returnUrl, mailSent }) =>
          void navigate(paths.signIn(returnUrl), { state: mailSent ? CONFIRM_FIRST : null }),
      },
    },
  })
}
