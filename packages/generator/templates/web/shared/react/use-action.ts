import { useState } from 'react'
import { messageOf } from './api'

/** Runs an action, with its state: whether it is running, and its error until the next one starts. */
export function useAction() {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState('')

  /** Resolves to true if it succeeded. */
  async function run(action: () => Promise<unknown>): Promise<boolean> {
    setBusy(true)
    setError('')
    try {
      await action()
      return true
    } catch (cause) {
      setError(messageOf(cause))
      return false
    } finally {
      setBusy(false)
    }
  }

  return { busy, error, run }
}
