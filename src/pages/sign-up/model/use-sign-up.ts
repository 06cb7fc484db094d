import { useNavigate } from 'react-router-dom'
import { usernameAvailable } from '@/entities/profile'
import type { UnconfirmedSignUp } from '@/entities/profile/model'
import { paths } from '@/shared/config'
import { type ActorRefFrom, usePageActor } from '@/shared/lib/machine'
import { signUpMachine } from '@machines/sign-up'
import { signUp } from './sign-up-service'

export type SignUpActor = ActorRefFrom<typeof signUpMachine>

/** The sign-up actor of this page, bound to the auth service and the router. */
export function useSignUp(input: { returnUrl: string; replaces: UnconfirmedSignUp | null }): SignUpActor {
  const navigate = useNavigate()
  const { replaces } = input
  return usePageActor(signUpMachine, {
    input,
    effects: {
      actors: {
        // The name of the sign-up that is replaced is free again once that is withdrawn.
        usernameAvailable: async ({ input: { username }, signal }) =>
          username.toLowerCase() === replaces?.username.toLowerCase() || usernameAvailable(username, signal),
        signUp: ({ input: values, signal }) => signUp(values, replaces, signal),
      },
      actions: {
        redirect: ({ returnUrl, unconfirmed }) =>
          void navigate(paths.signIn(returnUrl), { state: { unconfirmed } }),
      },
    },
  })
}
