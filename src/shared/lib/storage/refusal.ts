import { Failure } from '../failure'
import type { WriteResult } from './storage'

/** Throws what the browser refused, in words: `what` is kept nowhere but in this tab. */
export function assertKept(result: WriteResult, what: string): void {
  if (result.ok) return
  throw new Failure(
    result.reason === 'full'
      ? `This browser has no room left to keep ${what}. Remove something and save again.`
      : `This browser does not allow Orrery to keep ${what}.`,
    'storage',
  )
}

/** What came of something that answers at once: what it gives, or what `refused` makes of the error that it throws. */
export function attempt<T>(act: () => T, refused: (error: unknown) => T): T {
  try {
    return act()
  } catch (error) {
    return refused(error)
  }
}
