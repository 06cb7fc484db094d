import { useSyncExternalStore } from 'react'

/** Calls back when the connection of this browser comes or goes. Returns the end. */
export const watchOnline = (listener: () => void) => {
  const ends = new AbortController()
  for (const type of ['online', 'offline']) window.addEventListener(type, listener, { signal: ends.signal })
  return () => ends.abort()
}

/** Whether this browser knows of a connection now. That there is one says nothing of the service. */
export const isOnline = (): boolean => navigator.onLine

/** Whether this browser knows of a connection, live. That there is one says nothing of the service. */
export const useOnline = (): boolean => useSyncExternalStore(watchOnline, isOnline, () => true)
