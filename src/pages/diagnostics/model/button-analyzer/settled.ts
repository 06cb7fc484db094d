/** A page that may still be loading. */
export interface GrowingPage {
  /** Null while there is nothing to look at; else a number that changes with the content of the page. */
  look: () => number | null
  /** Resolves after a moment. */
  wait: () => Promise<void>
}

/** How many looks in a row must show the same. */
const STILL = 4

/** Resolves once the page stops changing. Throws the errors of `look`, and the reason of the signal. */
export async function settled({ look, wait }: GrowingPage, signal: AbortSignal): Promise<void> {
  let last: number | null = null
  for (let same = 0; same < STILL; ) {
    await wait()
    signal.throwIfAborted()
    const now = look()
    same = now !== null && now === last ? same + 1 : 0
    last = now
  }
}
