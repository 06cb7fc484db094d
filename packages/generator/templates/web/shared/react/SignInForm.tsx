// {{#if mails}}
// {{#if next}}
import Link from 'next/link'
// {{/if}}
// {{/if}}
import { type SubmitEvent, useState } from 'react'
// {{#if mails}}
// {{#if react}}
import { Link } from 'react-router'
// {{/if}}
// {{/if}}
import { signIn, signUp } from '../api'
import { useAction } from '../use-action'
import { Problem } from './Problem'

interface Properties {
  /** Runs once the server has signed the user in. */
  onEntered: () => unknown
}

/** Signs in, or creates an account. */
export function SignInForm({ onEntered }: Properties) {
  const [isNew, setIsNew] = useState(false)
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const { busy, error, run } = useAction()

  function submit(event: SubmitEvent) {
    event.preventDefault()
    const enter = isNew ? signUp : signIn
    return run(async () => {
      await enter({ email, password })
      setPassword('')
      await onEntered()
    })
  }

  const heading = isNew ? 'Create an account' : 'Sign in'
  return (
    <>
      <h1>{heading}</h1>
      <form className="card flex flex-col gap-4" aria-label={heading} onSubmit={submit}>
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
        <label className="grid gap-1">
          {isNew ? 'Password (at least 8 characters)' : 'Password'}
          <input
            className="field"
            type="password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            autoComplete={isNew ? 'new-password' : 'current-password'}
            minLength={isNew ? 8 : undefined}
            maxLength={128}
            required
          />
        </label>
        <Problem text={error} />
        <div className="flex flex-wrap gap-2">
          <button type="submit" className="button" disabled={busy}>
            {isNew ? 'Create account' : 'Sign in'}
          </button>
          <button type="button" className="button-quiet" onClick={() => setIsNew(!isNew)}>
            {isNew ? 'I already have an account' : 'Create an account'}
          </button>
        </div>
        {/* {{#if mails}} */}
        {!isNew && (
          <p>
            {/* {{#if react}} */}
            <Link to="/forgot-password">Forgot your password?</Link>
            {/* {{/if}} */}
            {/* {{#if next}} */}
            <Link href="/forgot-password">Forgot your password?</Link>
            {/* {{/if}} */}
          </p>
        )}
        {/* {{/if}} */}
      </form>
    </>
  )
}
