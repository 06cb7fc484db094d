import type { ProjectContext } from '../../definitions'
import { file } from '../../file'
import { blocks, code } from '../../text/code'
import { MESSAGE_OF } from '../shared/snippets'

/** `src/lib/state.svelte.ts` */
export function stateFile({ has }: ProjectContext) {
  const acts = has('api') || has('auth') || has('ai')
  return file(
    'src/lib/state.svelte.ts',
    blocks(
      code`
        /** Loads at once and again on request. */
        export class Load<T> {
          data = $state.raw<T>()
          error = $state('')
          readonly #load: () => Promise<T>

          constructor(load: () => Promise<T>) {
            this.#load = load
            void this.reload()
          }

          reload = async () => {
            try {
              this.data = await this.#load()
              this.error = ''
            } catch (cause) {
              this.data = undefined
              this.error = messageOf(cause)
            }
          }
        }
      `,
      acts &&
        code`
          /** Runs actions, undoes what was shown too early, and keeps what went wrong until the next one. */
          export class Action {
            busy = $state(false)
            error = $state('')

            async run(action: () => Promise<void>, undo?: () => void) {
              this.busy = true
              this.error = ''
              try {
                await action()
              } catch (cause) {
                this.error = messageOf(cause)
                undo?.()
              } finally {
                this.busy = false
              }
            }
          }
        `,
      MESSAGE_OF,
    ),
  )
}

/** `src/lib/session.svelte.ts`: who is signed in. */
export function sessionFile() {
  return file(
    'src/lib/session.svelte.ts',
    code`
      import * as api from './api'

      class Session {
        /** Undefined until the server has answered. */
        user = $state.raw<api.User | null>()

        constructor() {
          api.getMe().then(
            ({ user }) => {
              this.user = user
            },
            () => {
              this.user = null
            },
          )
        }

        async signIn(credentials: api.Credentials) {
          this.user = (await api.signIn(credentials)).user
        }

        async signUp(credentials: api.Credentials) {
          this.user = (await api.signUp(credentials)).user
        }

        async signOut() {
          await api.signOut()
          this.user = null
        }
      }

      export const session = new Session()
    `,
  )
}
