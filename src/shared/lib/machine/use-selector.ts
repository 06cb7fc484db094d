import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'

/** A source that can be read and subscribed to: an actor, or a `LateActor`. */
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
  const [drawn] = useState(() => keeper<TPart>())
  const subscribe = useCallback(
    (changed: () => void) => {
      const subscription = actor?.subscribe({ next: changed, error: changed })
      return () => subscription?.unsubscribe()
    },
    [actor],
  )
  const read = useMemo(() => reader(actor, select, equal, drawn.get), [actor, select, equal, drawn])
  const part = useSyncExternalStore(subscribe, read, read)
  useEffect(() => {
    drawn.set(part)
  }, [part, drawn])
  return part
}

function keeper<TPart>() {
  let kept: { part: TPart } | null = null
  return {
    get: () => kept,
    set(part: TPart) {
      kept = { part }
    },
  }
}

/** Looks once at each snapshot. */
function reader<TPart>(
  actor: Followed<unknown> | undefined,
  select: (snapshot: never) => TPart,
  equal: (one: TPart, other: TPart) => boolean,
  drawn: () => { part: TPart } | null,
): () => TPart {
  let known: { snapshot: unknown; part: TPart } | null = null
  return () => {
    const snapshot = actor?.getSnapshot()
    if (known && known.snapshot === snapshot) return known.part
    throwBroken(snapshot)
    const part = select(snapshot as never)
    const before = known ?? drawn()
    known = { snapshot, part: before && equal(before.part, part) ? before.part : part }
    return known.part
  }
}

function throwBroken(snapshot: unknown): void {
  const { status, error } = (snapshot ?? {}) as { status?: unknown; error?: unknown }
  if (status === 'error') throw error
}
