/**
 * AUD-04: calls `listener` with the text of every error that reaches the console, uncaught errors included. The console
 * still receives each error. Returns a function that ends the capture and restores the console.
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
      // An error of the listener must not reach the code that reports an error to the console.
    }
  }
  target.error = captured
  page.addEventListener('error', ({ message }) => listener(message || 'A file could not be loaded'), ends)
  page.addEventListener('unhandledrejection', ({ reason }) => listener(textOf(reason)), ends)
  return () => {
    ends.abort()
    // A wrapper that was added in the meantime stays in place; below it, `captured` only forwards from now on.
    if (target.error === captured) target.error = original
  }
}

/** A short text for any value. The contents of objects are left out: they may be secret. */
function textOf(value: unknown): string {
  if (value instanceof Error) return `${value.name}: ${value.message}`
  return typeof value === 'object' || typeof value === 'function' ? `[${typeof value}]` : String(value)
}
