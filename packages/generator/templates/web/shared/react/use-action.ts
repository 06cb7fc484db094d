import { useState } from 'react'
import { messageOf } from './api'

/** Runs one thing at a time and keeps what went wrong until the next one. */
export function useAction() {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState('')

  /** Resolves to whether it worked. */
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
