// {{#if next}}
'use client'

// {{/if}}
import { type SubmitEvent, useState } from 'react'
import { forgotPassword } from '../api'
import { useAction } from '../use-action'
import { Problem } from './Problem'

/** Requests a link for choosing a new password. */
export function ForgotPasswordForm() {
  const [email, setEmail] = useState('')
  const [isSent, setIsSent] = useState(false)
  const { busy, error, run } = useAction()

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (await run(() => forgotPassword({ email }))) setIsSent(true)
  }

  return (
    <>
      <h1>Reset your password</h1>
      {isSent ? (
        <p role="status">
          If there is an account for this address, a link is on its way. It expires in one hour.
        </p>
      ) : (
        <form className="card flex flex-col gap-4" aria-label="Reset your password" onSubmit={submit}>
          <label className="grid gap-1">
            Email
            <input
              className="field"
              type="email"
              value={email}
              onChange={(event) => setEmail(event.target.value)}
              autoComplete="email"
              required
            />
          </label>
          <Problem text={error} />
          <button type="submit" className="button" disabled={busy}>
            Send link
          </button>
        </form>
      )}
    </>
  )
}
