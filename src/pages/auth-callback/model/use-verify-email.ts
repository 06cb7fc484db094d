import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { SessionPort } from '@/entities/profile/model'
import { whenSignedIn } from '@/entities/profile'
import { paths } from '@/shared/config'
import { type ActorRefFrom, useActorEnvironment, usePageActor } from '@/shared/lib/machine'
import { authCallbackMachine, type CallbackLink, isRecovery, isSignUp } from '@machines/auth-callback'
import { markVerified, readCallbackLink, readSignedIn, verifyLink } from './verify-service'

export type VerifyEmailActor = ActorRefFrom<typeof authCallbackMachine>

/**
 * The callback actor of this page. The session decides whether the link signs the user in; it reads the profile again after
 * the actor changed it.
 * A link can be spent once, so its promise is shared when StrictMode starts the actor twice.
 */
export function useVerifyEmail(session: SessionPort): VerifyEmailActor {
  const navigate = useNavigate()
  const { now } = useActorEnvironment()
  const [link] = useState(() => readCallbackLink(new URL(window.location.href)))
  const [verifyOnce] = useState(once)
  return usePageActor(authCallbackMachine, {
    input: { link },
    effects: {
      actors: {
        readSignedIn: () => readSignedIn(),
        async verifyLink({ input, signal }) {
          const outcome = await verifyOnce(input.link, signal)
          if (outcome.outcome === 'session') await whenSignedIn(session, outcome.userId, signal)
          return outcome
        },
        async markVerified({ input: { userId }, signal }) {
          await markVerified(userId, now(), signal)
          session.send({ type: 'profile.refresh' })
        },
      },
      actions: {
        openNext: (_, { context }) =>
          void navigate(isRecovery(context.link) ? paths.resetPassword : paths.profile, {
            replace: true,
            state: isSignUp(context.link) ? { confirmed: true } : null,
          }),
        openProfile: () => void navigate(paths.profile, { replace: true }),
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

function once() {
  const gives = new AbortController()
  let outcome: ReturnType<typeof verifyLink> | undefined
  let newest: AbortSignal
  return (link: CallbackLink, signal: AbortSignal) => {
    newest = signal
    // An actor that is started again waits on.
    signal.addEventListener('abort', () => queueMicrotask(() => newest.aborted && gives.abort()))
    outcome ??= verifyLink(link, gives.signal)
    return outcome
  }
}
