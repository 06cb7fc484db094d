import type { VirtualItem } from '@tanstack/react-virtual'
import { startTransition, useDeferredValue, useEffect, useMemo, useState } from 'react'

/**
 * The items near the view to render now: those already rendered, and at most `batch` others, from the middle
 * outwards. The rest follows in batches, so that even a far jump causes no long task.
 */
export function useInBatches(items: readonly VirtualItem[], batch: number): readonly VirtualItem[] {
  const near = useDeferredValue(items)
  const [known, setKnown] = useState<ReadonlySet<VirtualItem['key']>>(NOTHING)
  const drawn = useMemo(() => {
    const fresh = near.filter(({ key }) => !known.has(key))
    return fresh.length > batch ? without(near, farthest(fresh, near, batch)) : near
  }, [near, known, batch])
  useEffect(() => {
    if (drawn.some(({ key }) => !known.has(key)))
      startTransition(() => setKnown(new Set(drawn.map(({ key }) => key))))
  }, [drawn, known])
  return drawn
}

const NOTHING: ReadonlySet<VirtualItem['key']> = new Set()

/** All of `fresh` but the `batch` nearest to the middle. */
function farthest(fresh: readonly VirtualItem[], near: readonly VirtualItem[], batch: number) {
  const middle = near[Math.floor(near.length / 2)]?.index ?? 0
  const distance = ({ index }: VirtualItem) => Math.abs(index - middle)
  return new Set(fresh.toSorted((one, other) => distance(one) - distance(other)).slice(batch))
}

const without = (items: readonly VirtualItem[], left: ReadonlySet<VirtualItem>) =>
  items.filter((item) => !left.has(item))
