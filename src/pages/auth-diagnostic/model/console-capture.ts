/**
 * AUD-04: calls back with the text of every error that reaches the console, uncaught ones included, which still go
 * where they went before. Returns what ends it and leaves the console as it was.
 */
export function captureConsole(
  listener: (text: string) => void,
  target: Pick<Console, 'error'> = console,
  page: Pick<Window, 'addEventListener'> = window,
): () => void {
  const original = target.error
  const ends = new AbortController()
  const captured = (...values: unknown[]) => {
    original.apply(target, values)
    if (ends.signal.aborted) return
    try {
      listener(values.map(textOf).join(' '))
    } catch {
      // Whoever reports an error must not get another one for it.
    }
  }
  target.error = captured
  page.addEventListener('error', ({ message }) => listener(message || 'A file could not be loaded'), ends)
  page.addEventListener('unhandledrejection', ({ reason }) => listener(textOf(reason)), ends)
  return () => {
    ends.abort()
    // Whoever wrapped the console in the meantime keeps it; what lies below only passes on by then.
    if (target.error === captured) target.error = original
  }
}

/** A short text for anything. What is inside of objects is not shown: it may be secret. */
function textOf(value: unknown): string {
  if (value instanceof Error) return `${value.name}: ${value.message}`
  return typeof value === 'object' || typeof value === 'function' ? `[${typeof value}]` : String(value)
}
