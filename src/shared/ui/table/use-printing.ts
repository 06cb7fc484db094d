import { useSyncExternalStore } from 'react'

let printing = false

const watch = (onChange: () => void) => {
  const ends = new AbortController()
  for (const type of ['beforeprint', 'afterprint'])
    window.addEventListener(
      type,
      () => {
        printing = type === 'beforeprint'
        onChange()
      },
      { signal: ends.signal },
    )
  return () => ends.abort()
}

/** Whether the page is being printed: drawn so before the browser lays it out on paper. */
export const usePrinting = (): boolean =>
  useSyncExternalStore(
    watch,
    () => printing,
    () => false,
  )
