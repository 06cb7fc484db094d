import { file } from '../../../file'
import { blocks, code } from '../../../text/code'
import type { LinkFlavor } from './link'

/** `src/components/Account.tsx`: sign-up, sign-in and sign-out. */
export function accountFile({ directive }: LinkFlavor) {
  return file(
    'src/components/Account.tsx',
    blocks(
      directive,
      code`
        import { type SubmitEvent, useState } from 'react'
        import { useAction } from '../hooks'
        import { useSession } from '../session'

        export function Account() {
          const { user, signOut } = useSession()
          const { busy, error, run } = useAction()

          if (user === undefined) return <p className="quiet-text">Loading…</p>
          if (user === null) return <SignIn />
          return (
            <div className="narrow form">
              <h1>Account</h1>
              <section className="panel" aria-label="Your account">
                <p>
                  Signed in as <strong>{user.email}</strong>.
                </p>
                <div className="actions">
                  <button type="button" className="quiet" disabled={busy} onClick={() => run(signOut)}>
                    Sign out
                  </button>
                </div>
                {error && (
                  <p className="error" role="alert">
                    {error}
                  </p>
                )}
              </section>
            </div>
          )
        }

        function SignIn() {
          const session = useSession()
          const [isNew, setIsNew] = useState(false)
          const [email, setEmail] = useState('')
          const [password, setPassword] = useState('')
          const { busy, error, run } = useAction()

          function submit(event: SubmitEvent) {
            event.preventDefault()
            void run(() => (isNew ? session.signUp : session.signIn)({ email, password }))
          }

          return (
            <div className="narrow form">
              <h1>{isNew ? 'Create an account' : 'Sign in'}</h1>
              <section className="panel" aria-label={isNew ? 'Sign up' : 'Sign in'}>
                <form onSubmit={submit}>
                  <div className="field">
                    <label htmlFor="email">E-mail</label>
                    <input
                      id="email"
                      type="email"
                      autoComplete="email"
                      required
                      value={email}
                      onChange={(event) => setEmail(event.target.value)}
                    />
                  </div>
                  <div className="field">
                    <label htmlFor="password">Password</label>
                    <input
                      id="password"
                      type="password"
                      autoComplete={isNew ? 'new-password' : 'current-password'}
                      minLength={isNew ? 8 : undefined}
                      maxLength={200}
                      aria-describedby={isNew ? 'password-hint' : undefined}
                      required
                      value={password}
                      onChange={(event) => setPassword(event.target.value)}
                    />
                    {isNew && (
                      <p className="hint" id="password-hint">
                        At least 8 characters.
                      </p>
                    )}
                  </div>
                  {error && (
                    <p className="error" role="alert">
                      {error}
                    </p>
                  )}
                  <div className="actions">
                    <button type="submit" disabled={busy}>
                      {isNew ? 'Create account' : 'Sign in'}
                    </button>
                    <button type="button" className="quiet" onClick={() => setIsNew(!isNew)}>
                      {isNew ? 'I have an account' : 'Create an account'}
                    </button>
                  </div>
                </form>
              </section>
            </div>
          )
        }
      `,
    ),
  )
}
