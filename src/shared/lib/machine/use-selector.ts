import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react'

/** What can be looked at and followed: an actor, or a `LateActor`. */
export interface Followed<TSnapshot> {
  getSnapshot: () => TSnapshot
  subscribe: (observer: { next: () => void; error: () => void }) => { unsubscribe: () => void }
}

/**
 * A part of what an actor shows. Draws again when that part changed, as `equal` judges it, and keeps the old object where
 * it did not. An actor that broke throws what broke it.
 */
export function useSelector<TActor extends Followed<unknown> | undefined, TPart>(
  actor: TActor,
  select: (snapshot: TActor extends { getSnapshot(): infer TSnapshot } ? TSnapshot : undefined) => TPart,
  equal: (one: TPart, other: TPart) => boolean = Object.is,
): TPart {
  const drawn = useRef<{ part: TPart } | null>(null)
  const subscribe = useCallback(
    (changed: () => void) => {
      const subscription = actor?.subscribe({ next: changed, error: changed })
      return () => subscription?.unsubscribe()
    },
    [actor],
  )
  const read = useMemo(() => {
    let known: { snapshot: unknown; part: TPart } | null = null
    return () => {
      const snapshot = actor?.getSnapshot() as Parameters<typeof select>[0]
      if (known?.snapshot === snapshot && known) return known.part
      throwBroken(snapshot)
      const part = select(snapshot)
      const before = known ?? drawn.current
      known = { snapshot, part: before && equal(before.part, part) ? before.part : part }
      return known.part
    }
  }, [actor, select, equal])
  const part = useSyncExternalStore(subscribe, read, read)
  useEffect(() => {
    drawn.current = { part }
  }, [part])
  return part
}

function throwBroken(snapshot: unknown): void {
  const { status, error } = (snapshot ?? {}) as { status?: unknown; error?: unknown }
  if (status === 'error') throw error
}
