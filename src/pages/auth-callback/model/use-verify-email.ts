import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '@/shared/config'
import { type ActorRefFrom, usePageActor } from '@/shared/lib/machine'
import { authCallbackMachine, isRecovery } from '@machines/auth-callback'
import { markVerified, readCallbackLink, verifyLink } from './verify-service'

export type VerifyEmailActor = ActorRefFrom<typeof authCallbackMachine>

/**
 * The callback actor of this page. `verified` tells the session that the profile changed.
 * A link can be spent once, so its promise is shared when StrictMode starts the actor twice.
 */
export function useVerifyEmail(verified: () => void): VerifyEmailActor {
  const navigate = useNavigate()
  const [link] = useState(() => readCallbackLink(new URL(window.location.href)))
  const [verifyOnce] = useState(once)
  return usePageActor(authCallbackMachine, {
    input: { link },
    effects: {
      actors: {
        verifyLink: ({ input }) => verifyOnce(input.link),
        async markVerified({ input: { userId } }) {
          await markVerified(userId)
          verified()
        },
      },
      actions: {
        openNext: (_, { context }) =>
          void navigate(isRecovery(context.link) ? paths.resetPassword : paths.profile, { replace: true }),
        openRecovery: () => void navigate(paths.forgotPassword, { replace: true }),
        openSignIn: (_, { context }) =>
          void navigate(paths.signIn(), {
            replace: true,
            state: { message: context.advice ?? context.message },
          }),
      },
    },
  })
}

function once(): typeof verifyLink {
  let outcome: ReturnType<typeof verifyLink> | undefined
  return (link) => {
    outcome ??= verifyLink(link)
    return outcome
  }
}
