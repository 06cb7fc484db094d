import { messageOf } from './api.ts'

/** Runs an action, with its state: whether it is running, and its error until the next one starts. */
export class Action {
  busy = $state(false)
  error = $state('')

  /** Resolves to true if it succeeded. */
  async run(action: () => Promise<unknown>): Promise<boolean> {
    this.busy = true
    this.error = ''
    try {
      await action()
      return true
    } catch (cause) {
      this.error = messageOf(cause)
      return false
    } finally {
      this.busy = false
    }
  }
}
