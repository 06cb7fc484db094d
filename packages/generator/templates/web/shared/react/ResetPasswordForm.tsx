import { type ReactNode, type SubmitEvent, useState } from 'react'
import { BAD_LINK, resetPassword } from '../api'
import { useAction } from '../use-action'
import { Problem } from './Problem'

interface Properties {
  /** From the link in the mail; empty if the address has none. */
  token: string
  /** Runs once the password has been changed. */
  onChanged: () => unknown
  /** The link that is shown when the token is refused. */
  another: ReactNode
}

/** Chooses a new password. */
export function ResetPasswordForm({ token, onChanged, another }: Properties) {
  const [password, setPassword] = useState('')
  const { busy, error, run } = useAction()
  const problem = token ? error : BAD_LINK

  function submit(event: SubmitEvent) {
    event.preventDefault()
    return run(async () => {
      await resetPassword({ token, password })
      await onChanged()
    })
  }

  return (
    <>
      <h1>Choose a new password</h1>
      {token && (
        <form className="card flex flex-col gap-4" aria-label="Choose a new password" onSubmit={submit}>
          <label className="grid gap-1">
            New password
            <input
              className="field"
              type="password"
              value={password}
              onChange={(event) => setPassword(event.target.value)}
              autoComplete="new-password"
              minLength={8}
              maxLength={128}
              required
            />
          </label>
          <button type="submit" className="button" disabled={busy}>
            Save password
          </button>
        </form>
      )}
      <Problem text={problem} />
      {problem && <p>{another}</p>}
    </>
  )
}
