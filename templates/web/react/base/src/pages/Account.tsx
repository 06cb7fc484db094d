import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getMe, signIn, signOut, signUp } from '../api'
import { project } from '../project'

export function Account() {
  const me = useQuery({ queryKey: ['me'], queryFn: getMe })
  const queries = useQueryClient()
  // What was loaded for one person is not for the next.
  const onSuccess = () => queries.resetQueries()
  const enter = useMutation({
    mutationFn: ({ isNew, ...credentials }: { isNew: boolean; email: string; password: string }) =>
      isNew ? signUp(credentials) : signIn(credentials),
    onSuccess,
  })
  const leave = useMutation({ mutationFn: signOut, onSuccess })
  const error = me.error ?? enter.error ?? leave.error
  const user = me.data?.user

  function submit(form: FormData) {
    const [email, password] = [String(form.get('email')), String(form.get('password'))]
    enter.mutate({ isNew: form.get('way') === 'sign-up', email, password })
  }

  return (
    <>
      <title>{`Account · ${project.name}`}</title>
      <h1>Account</h1>
      {error && (
        <p role="alert" className="error">
          {error.message}
        </p>
      )}
      {me.isPending && <p>Looking who is signed in …</p>}
      {user && (
        <section className="card flex items-center justify-between gap-4">
          <p>Signed in as {user.email}.</p>
          <button type="button" className="button-quiet" onClick={() => leave.mutate()}>
            Sign out
          </button>
        </section>
      )}
      {me.data && !user && (
        <form action={submit} className="card flex flex-col gap-3">
          <label>
            Email
            <input
              className="field"
              type="email"
              name="email"
              defaultValue={enter.variables?.email}
              autoComplete="email"
              required
            />
          </label>
          <label>
            Password
            <input
              className="field"
              type="password"
              name="password"
              autoComplete="current-password"
              minLength={8}
              maxLength={128}
              required
            />
          </label>
          <div className="flex gap-2">
            <button type="submit" name="way" value="sign-in" className="button" disabled={enter.isPending}>
              Sign in
            </button>
            <button
              type="submit"
              name="way"
              value="sign-up"
              className="button-quiet"
              disabled={enter.isPending}
            >
              Create an account
            </button>
          </div>
        </form>
      )}
    </>
  )
}
