'use client'

import { useRouter } from 'next/navigation'
import { type User, signOut } from '../api'
import { nextPage } from '../next-page'
import { useAction } from '../use-action'
// {{#if mails}}
import { Changed } from './Changed'
// {{/if}}
import { Problem } from './Problem'
import { SignInForm } from './SignInForm'

export function Account({ user }: { user: User | null }) {
  const router = useRouter()
  const { busy, error, run } = useAction()

  /** Pages rendered on the server depend on who is signed in. */
  function onEntered() {
    router.push(nextPage(window.location.search) ?? '/account')
    router.refresh()
  }

  const leave = () =>
    run(async () => {
      await signOut()
      router.refresh()
    })

  if (user)
    return (
      <>
        <h1>Account</h1>
        <section className="card flex flex-col gap-4" aria-label="Your account">
          <p>
            Signed in as <strong>{user.email}</strong>.
          </p>
          <button type="button" className="button-quiet" disabled={busy} onClick={leave}>
            Sign out
          </button>
          <Problem text={error} />
        </section>
      </>
    )

  return (
    <div className="flex flex-col gap-4">
      {/* {{#if mails}} */}
      <Changed />
      {/* {{/if}} */}
      <SignInForm onEntered={onEntered} />
    </div>
  )
}
