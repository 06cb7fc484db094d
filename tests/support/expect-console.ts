import { onTestFinished } from 'vitest'

/** The patterns that the running test allows. Read by the set-up file. */
export const expectedMessages: RegExp[] = []

/** Lets the running test write these messages to console.error and console.warn; any other still fails it. */
export function expectConsole(...patterns: RegExp[]): void {
  expectedMessages.push(...patterns)
  onTestFinished(() => void expectedMessages.splice(0))
}
