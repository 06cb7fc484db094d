'use client'

import { useRouter } from 'next/navigation'
import { type SubmitEvent, useState } from 'react'
import * as api from '../api'
import { nextPage } from '../next-page'
import { useAction } from '../use-action'

export function Account({ user }: { user: api.User | null }) {
  const router = useRouter()
  const [isNew, setIsNew] = useState(false)
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const { busy, error, run } = useAction()

  /** The pages that the server renders show somebody else then. */
  const change = (action: () => Promise<unknown>) =>
    run(async () => {
      await action()
      setPassword('')
      router.refresh()
    })

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    const enter = isNew ? api.signUp : api.signIn
    const next = nextPage(window.location.search)
    if ((await change(() => enter({ email, password }))) && next) router.push(next)
  }

  const problem = error && (
    <p className="error" role="alert">
      {error}
    </p>
  )

  if (user)
    return (
      <>
        <h1>Account</h1>
        <section className="card flex flex-col gap-4" aria-label="Your account">
          <p>
            Signed in as <strong>{user.email}</strong>.
          </p>
          <button type="button" className="button-quiet" disabled={busy} onClick={() => change(api.signOut)}>
            Sign out
          </button>
          {problem}
        </section>
      </>
    )

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
        {problem}
        <div className="flex flex-wrap gap-2">
          <button type="submit" className="button" disabled={busy}>
            {isNew ? 'Create account' : 'Sign in'}
          </button>
          <button type="button" className="button-quiet" onClick={() => setIsNew(!isNew)}>
            {isNew ? 'I already have an account' : 'Create an account'}
          </button>
        </div>
      </form>
    </>
  )
}
