import { type ComponentType, lazy, useState } from 'react'

const loads = new Set<() => Promise<unknown>>()

/** A part of a page in a chunk of its own. */
export interface LazyPart<TProps extends object> {
  /** Suspends while its chunk is on its way; drawn at once where that was loaded before. */
  Part: ComponentType<TProps>
  /** For signs that it is about to be needed. One that fails is tried again when it is. */
  prepare: () => void
}

export function lazyPart<TProps extends object>(
  importPart: () => Promise<ComponentType<TProps>>,
): LazyPart<TProps> {
  let loaded: ComponentType<TProps> | null = null
  const load = async () => (loaded ??= await importPart())
  loads.add(load)
  const Later = lazy(async () => ({ default: await load() })) as unknown as ComponentType<TProps>
  return {
    Part: function LoadedPart(props: TProps) {
      const [Part] = useState<ComponentType<TProps>>(() => loaded ?? Later)
      return <Part {...props} />
    },
    prepare: () => void load().catch(() => undefined),
  }
}

/** Loads every part that there is so far: stories show them as they are once loaded. */
export const loadParts = (): Promise<unknown> => Promise.all([...loads].map((load) => load()))
