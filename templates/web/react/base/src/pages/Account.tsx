import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { getMe, signIn, signOut, signUp } from '../api'
import { nextPage } from '../next-page'
import { Problem } from '../Problem'
import { project } from '../project'

export function Account() {
  const me = useQuery({ queryKey: ['me'], queryFn: getMe })
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [isNew, setIsNew] = useState(false)
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  // What was loaded for one person is not for the next.
  const onSuccess = () => queries.resetQueries()
  const enter = useMutation({
    mutationFn: isNew ? signUp : signIn,
    onSuccess: async () => {
      setPassword('')
      await onSuccess()
      const next = nextPage(window.location.search)
      if (next) await navigate(next)
    },
  })
  const leave = useMutation({ mutationFn: signOut, onSuccess })
  const error = me.error ?? enter.error ?? leave.error
  const user = me.data?.user

  function submit(event: SubmitEvent) {
    event.preventDefault()
    enter.mutate({ email, password })
  }

  if (me.isPending)
    return (
      <>
        <h1>Account</h1>
        <p className="text-stone-600 dark:text-stone-400">Checking your session…</p>
      </>
    )

  if (user)
    return (
      <>
        <title>{`Account · ${project.name}`}</title>
        <h1>Account</h1>
        <section className="card flex flex-col gap-4" aria-label="Your account">
          <p>
            Signed in as <strong>{user.email}</strong>.
          </p>
          <button
            type="button"
            className="button-quiet"
            disabled={leave.isPending}
            onClick={() => leave.mutate()}
          >
            Sign out
          </button>
          <Problem error={error} />
        </section>
      </>
    )

  const heading = isNew ? 'Create an account' : 'Sign in'
  return (
    <>
      <title>{`Account · ${project.name}`}</title>
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
        <Problem error={error} />
        <div className="flex flex-wrap gap-2">
          <button type="submit" className="button" disabled={enter.isPending}>
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
