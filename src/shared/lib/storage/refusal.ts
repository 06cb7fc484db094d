import { Failure } from '../failure'
import type { Refusal, WriteResult } from './storage'

const REFUSALS: Record<Refusal, (what: string) => string> = {
  full: (what) => `This browser has no room left to keep ${what}. Remove something and save again.`,
  forbidden: (what) => `This browser does not allow Orrery to keep ${what}.`,
  unanswered: (what) => `This browser did not answer in time and may not have kept ${what}. Try again.`,
  failed: (what) => `This browser could not keep ${what}. Try again.`,
  unread: (what) =>
    `What this browser keeps could not be read, so ${what} was not added to it. Reload the page and try again.`,
}

/** Throws what the browser refused, in words: `what` is kept nowhere but in this tab. */
export function assertKept(result: WriteResult, what: string): void {
  if (result.ok) return
  throw new Failure(REFUSALS[result.reason](what), 'storage')
}

/** The result of a synchronous call, or the result of `refused` for the error that it throws. */
export function attempt<T>(act: () => T, refused: (error: unknown) => T): T {
  try {
    return act()
  } catch (error) {
    return refused(error)
  }
}
