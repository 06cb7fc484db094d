import { ref } from 'vue'
import { messageOf } from './api'

/** Runs an action, with its state: whether it is running, and its error until the next one starts. */
export function useAction() {
  const busy = ref(false)
  const error = ref('')

  /** Resolves to true if it succeeded. */
  async function run(action: () => Promise<unknown>): Promise<boolean> {
    busy.value = true
    error.value = ''
    try {
      await action()
      return true
    } catch (cause) {
      error.value = messageOf(cause)
      return false
    } finally {
      busy.value = false
    }
  }

  return { busy, error, run }
}
