import { type ComponentType, lazy, useState } from 'react'

/** A page in a chunk of its own. */
export interface LazyPage {
  /** What is drawn. It suspends while its chunk is on its way. */
  Page: ComponentType
  /** Loads the chunk before it is needed. Nothing once it is there; a failed load is tried again. */
  load: () => Promise<ComponentType> | undefined
}

/** A page that is drawn at once when its chunk was loaded before, which `React.lazy` alone does not do. */
export function lazyPage(importPage: () => Promise<ComponentType>): LazyPage {
  let loaded: ComponentType | null = null
  const load = async () => (loaded = await importPage())
  const Later = lazy(async () => ({ default: await load() }))
  return {
    Page: function LoadedPage() {
      const [Page] = useState<ComponentType>(() => loaded ?? Later)
      return <Page />
    },
    load: () => (loaded ? undefined : load()),
  }
}
