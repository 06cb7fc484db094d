import { toFailure } from '@/shared/lib/failure'
import { watchOnline } from '@/shared/lib/online'

/** The last answer of the service. `value` stays when a later answer fails. */
export interface RemoteSnapshot<T> {
  status: 'loading' | 'ready' | 'error'
  value: T | null
  /** Why the last question failed, in words. */
  failure: string | null
}

/** A value of the service, shared by everything on the page that shows it. */
export interface Remote<T> {
  snapshot: () => RemoteSnapshot<T>
  /** Asks at the first subscription, and whenever the page is looked at or the connection comes back. */
  subscribe: (listener: () => void) => () => void
  /** Receives answers without asking: the rail is on every page, most of which need no workspace. */
  watch: (listener: () => void) => () => void
  /** Asks again. Resolves when the answer is there; never rejects. */
  refresh: () => Promise<void>
}

/** @param load Rejects with a `Failure`. Of overlapping calls, the last one counts. */
export function createRemote<T>(load: () => Promise<T>): Remote<T> {
  const listeners = new Set<() => void>()
  let snapshot: RemoteSnapshot<T> = { status: 'loading', value: null, failure: null }
  let asked = 0
  let subscribers = 0
  let stop: () => void = () => undefined

  const show = (next: RemoteSnapshot<T>) => {
    snapshot = next
    for (const listener of listeners) listener()
  }
  async function refresh(): Promise<void> {
    const call = ++asked
    if (snapshot.status === 'error' && snapshot.value === null) show({ ...snapshot, status: 'loading' })
    try {
      const value = await load()
      if (call === asked) show({ status: 'ready', value, failure: null })
    } catch (error) {
      const { message } = toFailure(error)
      if (call === asked) show({ ...snapshot, status: 'error', failure: message })
    }
  }
  return {
    snapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener)
      if (++subscribers === 1) {
        void refresh()
        stop = watchPage(() => void refresh())
      }
      return () => {
        listeners.delete(listener)
        if (--subscribers === 0) stop()
      }
    },
    watch(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    refresh,
  }
}

function watchPage(listener: () => void): () => void {
  const seen = () => {
    if (document.visibilityState === 'visible') listener()
  }
  document.addEventListener('visibilitychange', seen)
  const end = watchOnline(() => {
    if (navigator.onLine) listener()
  })
  return () => {
    document.removeEventListener('visibilitychange', seen)
    end()
  }
}
