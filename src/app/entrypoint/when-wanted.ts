const SIGNS = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'touchstart', 'wheel'] as const

/** The longest that a browser which is never idle is left alone, in ms. */
const PATIENCE = 2000

/** Resolves once the page is painted and the browser is idle, or at the first input. */
export const whenWanted = (): Promise<void> =>
  new Promise((resolve) => {
    const ends = new AbortController()
    const go = () => {
      ends.abort()
      resolve()
    }
    for (const sign of SIGNS)
      addEventListener(sign, go, { signal: ends.signal, capture: true, passive: true })
    // Waits for the second frame, because the page is painted by then.
    requestAnimationFrame(() => requestAnimationFrame(() => idle(go)))
    // A tab behind another one paints nothing.
    if (document.visibilityState === 'hidden') idle(go)
  })

const idle = (go: () => void) =>
  typeof requestIdleCallback === 'function' ? requestIdleCallback(go, { timeout: PATIENCE }) : setTimeout(go)
