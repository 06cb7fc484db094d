import { type Hit, searchDocs } from '@/entities/article'
import { type ActorRefFrom, usePageActor } from '@/shared/lib/machine'
import { createAskMachine } from '@machines/ask'

/** MKT-07: the index is made in a moment; after 10 s without it, the search fails. */
export const docsSearchMachine = createAskMachine<string, Hit[]>({ id: 'docs-search', timeout: 10_000 })

export type DocsSearchActor = ActorRefFrom<typeof docsSearchMachine>

/** A search of the documentation; the question is what is looked for. */
export function useDocsSearch(): DocsSearchActor {
  return usePageActor(docsSearchMachine, {
    input: { question: '' },
    effects: { actors: { answer: ({ input, signal }) => searchDocs(input.question, signal) } },
  })
}
