import { useNavigate } from 'react-router-dom'
import { usernameAvailable } from '@/entities/profile'
import { paths } from '@/shared/config'
import { type ActorRefFrom, usePageActor } from '@/shared/lib/machine'
import { signUpMachine } from '@machines/sign-up'
import { signUp } from './sign-up-service'

export type SignUpActor = ActorRefFrom<typeof signUpMachine>

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
      actions: { redirect: ({ returnUrl }) => void navigate(paths.signIn(returnUrl)) },
    },
  })
}
