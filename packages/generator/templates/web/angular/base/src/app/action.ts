import { signal } from '@angular/core'
import { messageOf } from '../api'

/** Runs an action, with its state: whether it is running, and its error until the next one starts. */
export class Action {
  readonly busy = signal(false)
  readonly error = signal('')

  /** Resolves to true if it succeeded. */
  async run(action: () => Promise<unknown>): Promise<boolean> {
    this.busy.set(true)
    this.error.set('')
    try {
      await action()
      return true
    } catch (cause) {
      this.error.set(messageOf(cause))
      return false
    } finally {
      this.busy.set(false)
    }
  }
}
