import { type ComponentType, lazy, useState } from 'react'
import { isProgramError } from '../failure'

/** A component in a chunk of its own. */
export interface LazyComponent<TProps extends object> {
  /**
   * Suspends while its chunk is on its way; drawn at once where that was loaded before, which `React.lazy` alone does not
   * do. Throws when the chunk does not arrive: `requestAgain` clears that for the next render.
   */
  Component: ComponentType<TProps>
  /** Loads the chunk before it is needed. Nothing once it is there; a failed load is tried again. */
  load: () => Promise<ComponentType<TProps>> | undefined
}

/** Errors of chunks that did not arrive. */
const failures = new WeakSet<object>()
/** For each component whose chunk did not arrive: makes its next render request it again. */
const renewals = new Set<() => void>()

/** Whether an error says that a chunk did not arrive, as opposed to code in it that threw. */
export const isMissingChunk = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && failures.has(error) && !isProgramError(error)

/**
 * Where the error is that of a missing chunk, makes the next render of every component with one request it again: a page
 * and the room that is shown for it fail together. Called after a failure is shown and not while rendering: React renders
 * a suspended component anew, so a component that requested its chunk again by itself would do so without end.
 */
export function requestAgain(error: unknown): void {
  if (typeof error !== 'object' || error === null || !failures.has(error)) return
  for (const renew of renewals) renew()
}

export function lazyComponent<TProps extends object>(
  importComponent: () => Promise<ComponentType<TProps>>,
): LazyComponent<TProps> {
  let loaded: ComponentType<TProps> | null = null
  const request = async () => (loaded = await importComponent())
  const createLazy = () =>
    lazy(async () => {
      try {
        return { default: await request() }
      } catch (thrown) {
        const error =
          thrown instanceof Error ? thrown : new Error('A chunk did not arrive', { cause: thrown })
        renewals.add(renew)
        failures.add(error)
        throw error
      }
    }) as unknown as ComponentType<TProps>
  let Lazy = createLazy()
  /** React keeps a rejected component as it is: a new one replaces it. */
  function renew() {
    if (renewals.delete(renew)) Lazy = createLazy()
  }
  return {
    Component: function LoadedComponent(props: TProps) {
      const [Loaded] = useState<ComponentType<TProps>>(() => loaded ?? Lazy)
      return <Loaded {...props} />
    },
    load() {
      if (loaded) return undefined
      renew()
      return request()
    },
  }
}
