import { ref } from 'vue'
import { messageOf } from './api'

/** Runs one thing at a time and keeps what went wrong until the next one. */
export function useAction() {
  const busy = ref(false)
  const error = ref('')

  /** Resolves to whether it worked. */
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
