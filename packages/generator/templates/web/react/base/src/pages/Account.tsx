import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router'
import { getMe, signOut } from '../api'
import { Problem } from '../components/Problem'
import { SignInForm } from '../components/SignInForm'
import { nextPage } from '../next-page'
import { project } from '../project'

export function Account() {
  const me = useQuery({ queryKey: ['me'], queryFn: getMe })
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { search } = useLocation()
  // Data loaded for one user must not be shown to the next.
  const forget = () => queries.resetQueries()
  const leave = useMutation({ mutationFn: signOut, onSuccess: forget })
  const user = me.data?.user

  async function onEntered() {
    await forget()
    await navigate(nextPage(search) ?? '/account')
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
          <Problem text={leave.error?.message} />
        </section>
      </>
    )

  return (
    <>
      <title>{`Account · ${project.name}`}</title>
      {/* {{#if mails}} */}
      {new URLSearchParams(search).has('changed') && (
        <p role="status">Your password was changed. Sign in again.</p>
      )}
      {/* {{/if}} */}
      <Problem text={me.error?.message} />
      <SignInForm onEntered={onEntered} />
    </>
  )
}
