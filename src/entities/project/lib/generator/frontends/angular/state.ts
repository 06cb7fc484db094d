import type { ProjectContext } from '../../definitions'
import { file } from '../../file'
import { blocks, code } from '../../text/code'
import { MESSAGE_OF } from '../shared/snippets'

/** `src/app/state.ts` */
export function stateFile({ has }: ProjectContext) {
  const acts = has('api') || has('auth') || has('ai')
  return file(
    'src/app/state.ts',
    blocks(
      "import { signal } from '@angular/core'",
      code`
        /** Loads once and again on request. */
        export class Loaded<T> {
          readonly data = signal<T | undefined>(undefined)
          readonly error = signal('')

          constructor(private readonly load: () => Promise<T>) {
            void this.reload()
          }

          async reload() {
            try {
              this.data.set(await this.load())
              this.error.set('')
            } catch (cause) {
              this.data.set(undefined)
              this.error.set(messageOf(cause))
            }
          }
        }
      `,
      acts &&
        code`
          /** Runs actions, undoes what was shown too early, and keeps what went wrong until the next one. */
          export class Action {
            readonly busy = signal(false)
            readonly error = signal('')

            async run(action: () => Promise<void>, undo?: () => void) {
              this.busy.set(true)
              this.error.set('')
              try {
                await action()
              } catch (cause) {
                this.error.set(messageOf(cause))
                undo?.()
              } finally {
                this.busy.set(false)
              }
            }
          }
        `,
      MESSAGE_OF,
    ),
  )
}

/** `src/app/session.ts`: who is signed in. */
export function sessionFile() {
  return file(
    'src/app/session.ts',
    code`
      import { Injectable, signal } from '@angular/core'
      import * as api from '../api'

      /** Who is signed in; the same for every component. */
      @Injectable({ providedIn: 'root' })
      export class Session {
        /** Undefined until the server has answered. */
        readonly user = signal<api.User | null | undefined>(undefined)

        constructor() {
          api.getMe().then(
            ({ user }) => this.user.set(user),
            () => this.user.set(null),
          )
        }

        async signIn(credentials: api.Credentials) {
          this.user.set((await api.signIn(credentials)).user)
        }

        async signUp(credentials: api.Credentials) {
          this.user.set((await api.signUp(credentials)).user)
        }

        async signOut() {
          await api.signOut()
          this.user.set(null)
        }
      }
    `,
  )
}
