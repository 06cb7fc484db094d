import { messageOf } from './api.ts'

/** Runs one thing at a time and keeps what went wrong until the next one. */
export class Action {
  busy = $state(false)
  error = $state('')

  /** Resolves to whether it worked. */
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
