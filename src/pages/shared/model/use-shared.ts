import { readShared } from '@/entities/shared-link'
import type { SharedDocument } from '@/entities/shared-link/model'
import { type ActorRefFrom, usePageActor } from '@/shared/lib/machine'
import { createAskMachine } from '@machines/ask'

/** The document of this page's link; the answer is null when the link opens nothing. */
export const sharedDocumentMachine = createAskMachine<string, { shared: SharedDocument | null }>({
  id: 'shared-document',
  timeout: 15_000,
  atOnce: true,
})

export type SharedActor = ActorRefFrom<typeof sharedDocumentMachine>

/** The token is a secret: it stays here, and out of the machine. */
export const useShared = (token: string): SharedActor =>
  usePageActor(sharedDocumentMachine, {
    input: { question: '' },
    effects: { actors: { answer: async ({ signal }) => ({ shared: await readShared(token, signal) }) } },
  })
