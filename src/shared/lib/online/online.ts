import { useSyncExternalStore } from 'react'

const subscribe = (listener: () => void) => {
  const ends = new AbortController()
  for (const type of ['online', 'offline']) window.addEventListener(type, listener, { signal: ends.signal })
  return () => ends.abort()
}

/** Whether this browser knows of a connection, live. That there is one says nothing of the service. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
