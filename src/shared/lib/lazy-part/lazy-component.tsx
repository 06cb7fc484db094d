import { type ComponentType, lazy, useState } from 'react'

/** A component in a chunk of its own. */
export interface LazyComponent<TProps extends object> {
  /** Suspends while its chunk is on its way; drawn at once where that was loaded before, which `React.lazy` alone does not do. */
  Component: ComponentType<TProps>
  /** Loads the chunk before it is needed. Nothing once it is there; a failed load is tried again. */
  load: () => Promise<ComponentType<TProps>> | undefined
}

export function lazyComponent<TProps extends object>(
  importComponent: () => Promise<ComponentType<TProps>>,
): LazyComponent<TProps> {
  let loaded: ComponentType<TProps> | null = null
  const load = async () => (loaded = await importComponent())
  // React keeps a rejected component as it is: whatever is shown after a failed load gets another one.
  const later = () =>
    lazy(async () => {
      try {
        return { default: await load() }
      } catch (error) {
        Later = later()
        throw error
      }
    }) as unknown as ComponentType<TProps>
  let Later = later()
  return {
    Component: function LoadedComponent(props: TProps) {
      const [Loaded] = useState<ComponentType<TProps>>(() => loaded ?? Later)
      return <Loaded {...props} />
    },
    load: () => (loaded ? undefined : load()),
  }
}
