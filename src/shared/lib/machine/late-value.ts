import { loadOnce } from '../load-once'
import { shallowEqual } from './shallow-equal'

/** A value that pages render before the code that computes it has loaded. */
export interface LateValue<TValue, TLoaded> {
  /** The same object for as long as nothing changes. */
  getSnapshot: () => TValue
  /** Calls back after every change. Returns the unsubscribe function. */
  subscribe: (listener: (value: TValue) => void) => () => void
  /** Replaces the value, unless `next` is shallowly equal to it. */
  set: (next: TValue) => void
  /**
   * Loads the code once; after a failure, the next call loads again. Never rejects: resolves with null when loading
   * failed.
   */
  start: () => Promise<TLoaded | null>
}

export interface LateValueOptions<TValue, TLoaded> {
  /** The value until `load` sets another. */
  first: TValue
  /** Loads the code, starts it, and sets the value from then on. */
  load: () => Promise<TLoaded>
  /** Called once after each failed load. */
  onFailed: () => void
}

export function createLateValue<TValue, TLoaded>({
  first,
  load,
  onFailed,
}: LateValueOptions<TValue, TLoaded>): LateValue<TValue, TLoaded> {
  let value = first
  const listeners = new Set<(value: TValue) => void>()
  const loaded = loadOnce(load, onFailed)
  return {
    getSnapshot: () => value,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    set(next) {
      if (shallowEqual(next, value)) return
      value = next
      for (const listener of listeners) listener(value)
    },
    start: () => loaded().catch(() => null),
  }
}
