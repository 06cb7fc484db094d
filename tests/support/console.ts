/**
 * Collects what is written to console.error and console.warn, so that a test fails on an unexpected message.
 * Used by the unit tests and, in the browser, by the stories.
 */
const messages: string[] = []

export function watchConsole(): void {
  for (const level of ['error', 'warn'] as const)
    console[level] = (...args: unknown[]) =>
      void messages.push(`console.${level}: ${args.map(String).join(' ')}`)
}

/** Throws when there were messages that no pattern allows. Forgets all messages so far. */
export function assertConsole(expected: readonly RegExp[]): void {
  const unexpected = messages
    .splice(0)
    .filter((message) => !expected.some((pattern) => pattern.test(message)))
  if (unexpected.length > 0) throw new Error(`Unexpected console messages:\n${unexpected.join('\n')}`)
}
