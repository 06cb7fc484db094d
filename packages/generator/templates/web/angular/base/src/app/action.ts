import { signal } from '@angular/core'
import { messageOf } from '../api'

/** Runs one thing at a time and keeps what went wrong until the next one. */
export class Action {
  readonly busy = signal(false)
  readonly error = signal('')

  /** Resolves to whether it worked. */
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
