import { readVersions } from '@/entities/document'
import type { StoredVersion } from '@/entities/document/model'
import { type ActorRefFrom, usePageActor } from '@/shared/lib/machine'
import { createAskMachine } from '@machines/ask'

interface DocumentName {
  workspace: string
  kind: string
  id: string
}

/** The stored versions of one document. */
export const documentHistoryMachine = createAskMachine<DocumentName, StoredVersion[]>({
  id: 'document-history',
  timeout: 15_000,
  atOnce: true,
})

export type DocumentHistoryActor = ActorRefFrom<typeof documentHistoryMachine>

export const useHistory = (question: DocumentName): DocumentHistoryActor =>
  usePageActor(documentHistoryMachine, {
    input: { question },
    effects: {
      actors: {
        answer: ({ input: { question: asked }, signal }) => readVersions(asked.workspace, asked, signal),
      },
    },
  })
