import type { ProjectContext } from '../../../definitions'
import { file } from '../../../file'
import { blocks, code } from '../../../text/code'
import { MESSAGE_OF } from '../snippets'

/** `src/hooks.ts` */
export function hooksFile({ has }: ProjectContext) {
  const acts = has('api') || has('auth') || has('ai')
  return file(
    'src/hooks.ts',
    blocks(
      "import { useCallback, useEffect, useState } from 'react'",
      code`
        /** Loads once and again on request. The function has to stay the same between renders. */
        export function useLoad<T>(load: () => Promise<T>) {
          const [state, setState] = useState<{ data?: T; error?: string }>({})

          const reload = useCallback(async () => {
            try {
              setState({ data: await load() })
            } catch (error) {
              setState({ error: messageOf(error) })
            }
          }, [load])

          useEffect(() => {
            void reload()
          }, [reload])

          return { ...state, reload }
        }
      `,
      acts &&
        code`
          /** Runs an action, undoes what was shown too early, and keeps what went wrong until the next one. */
          export function useAction() {
            const [busy, setBusy] = useState(false)
            const [error, setError] = useState('')

            async function run(action: () => Promise<void>, undo?: () => void) {
              setBusy(true)
              setError('')
              try {
                await action()
              } catch (cause) {
                setError(messageOf(cause))
                undo?.()
              } finally {
                setBusy(false)
              }
            }

            return { busy, error, run }
          }
        `,
      MESSAGE_OF,
    ),
  )
}

/** `src/session.tsx`: who is signed in. */
export function sessionFile(directive: string) {
  return file(
    'src/session.tsx',
    blocks(
      directive,
      code`
        import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react'
        import * as api from './api'

        interface Session {
          /** Undefined until the server has answered. */
          user: api.User | null | undefined
          signIn: (credentials: api.Credentials) => Promise<void>
          signUp: (credentials: api.Credentials) => Promise<void>
          signOut: () => Promise<void>
        }

        const SessionContext = createContext<Session | null>(null)

        export function SessionProvider({ children }: { children: ReactNode }) {
          const [user, setUser] = useState<Session['user']>()

          useEffect(() => {
            api.getMe().then(
              (answer) => setUser(answer.user),
              () => setUser(null),
            )
          }, [])

          const session = useMemo<Session>(
            () => ({
              user,
              signIn: async (credentials) => setUser((await api.signIn(credentials)).user),
              signUp: async (credentials) => setUser((await api.signUp(credentials)).user),
              signOut: async () => {
                await api.signOut()
                setUser(null)
              },
            }),
            [user],
          )

          return <SessionContext value={session}>{children}</SessionContext>
        }

        export function useSession(): Session {
          const session = use(SessionContext)
          if (!session) throw new Error('useSession needs a SessionProvider.')
          return session
        }
      `,
    ),
  )
}
