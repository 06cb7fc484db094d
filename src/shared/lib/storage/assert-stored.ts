import { Failure } from '../failure'
import type { StorageProblem, WriteResult } from './storage'

const MESSAGES: Record<StorageProblem, (what: string) => string> = {
  full: (what) =>
    `This browser’s storage is full, so it could not save ${what}. Delete something and try again.`,
  forbidden: (what) => `This browser does not allow Orrery to save ${what}.`,
  unanswered: (what) => `This browser did not respond in time and may not have saved ${what}. Try again.`,
  failed: (what) => `This browser could not save ${what}. Try again.`,
  readOnly: (what) =>
    `You are a viewer of this workspace, so ${what} was not saved. A developer, manager or admin of it can change it.`,
  unread: (what) => `Saved data could not be read, so ${what} was not added. Reload the page and try again.`,
}

/** Throws the `Failure` of a write that the browser refused; `what` names the data that only this tab has now. */
export function assertStored(result: WriteResult, what: string): void {
  if (result.ok) return
  throw new Failure(MESSAGES[result.reason](what), 'storage')
}

/** The result of a synchronous call, or the result of `refused` for the error that it throws. */
export function attempt<T>(act: () => T, refused: (error: unknown) => T): T {
  try {
    return act()
  } catch (error) {
    return refused(error)
  }
}
