import type { ProjectContext } from '../../definitions'
import { file } from '../../file'
import { blocks, code } from '../../text/code'
import { MESSAGE_OF } from '../shared/snippets'

/** `src/composables.ts` */
export function composablesFile({ has }: ProjectContext) {
  const acts = has('api') || has('auth') || has('ai')
  return file(
    'src/composables.ts',
    blocks(
      "import { ref, shallowRef } from 'vue'",
      code`
        /** Loads once and again on request. */
        export function useLoad<T>(load: () => Promise<T>) {
          const data = shallowRef<T>()
          const error = ref('')

          async function reload() {
            try {
              data.value = await load()
              error.value = ''
            } catch (cause) {
              data.value = undefined
              error.value = messageOf(cause)
            }
          }

          void reload()
          return { data, error, reload }
        }
      `,
      acts &&
        code`
          /** Runs an action, undoes what was shown too early, and keeps what went wrong until the next one. */
          export function useAction() {
            const busy = ref(false)
            const error = ref('')

            async function run(action: () => Promise<void>, undo?: () => void) {
              busy.value = true
              error.value = ''
              try {
                await action()
              } catch (cause) {
                error.value = messageOf(cause)
                undo?.()
              } finally {
                busy.value = false
              }
            }

            return { busy, error, run }
          }
        `,
      MESSAGE_OF,
    ),
  )
}

/** `src/session.ts`: who is signed in. */
export function sessionFile() {
  return file(
    'src/session.ts',
    code`
      import { shallowRef } from 'vue'
      import * as api from './api'

      /** Undefined until the server has answered; the same for every component. */
      const user = shallowRef<api.User | null>()

      api.getMe().then(
        (answer) => {
          user.value = answer.user
        },
        () => {
          user.value = null
        },
      )

      async function signIn(credentials: api.Credentials) {
        user.value = (await api.signIn(credentials)).user
      }

      async function signUp(credentials: api.Credentials) {
        user.value = (await api.signUp(credentials)).user
      }

      async function signOut() {
        await api.signOut()
        user.value = null
      }

      export function useSession() {
        return { user, signIn, signUp, signOut }
      }
    `,
  )
}
