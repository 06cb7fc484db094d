import { searchDocs } from '@/entities/article'
import { type ActorRefFrom, fromPromise, usePageActor } from '@/shared/lib/machine'
import { docsSearchMachine } from '@machines/docs-search'

export type DocsSearchActor = ActorRefFrom<typeof docsSearchMachine>

/** The search of this page. */
export function useDocsSearch(): DocsSearchActor {
  return usePageActor(
    docsSearchMachine.provide({
      actors: { search: fromPromise(({ input }) => searchDocs(input.query)) },
    }),
  )
}
