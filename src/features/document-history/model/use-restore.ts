import type { Entry } from '@/shared/lib/collection'
import { type ActorRefFrom, usePageActor } from '@/shared/lib/machine'
import { assertStored, type WriteResult } from '@/shared/lib/storage'
import { createAskMachine } from '@machines/ask'

/** A version that becomes the newest. */
interface RestoredVersion {
  /** ISO 8601 */
  at: string
  entry: Entry
}

/** Restores the version that is asked for; the answer is that version once it is stored. */
export const documentRestoreMachine = createAskMachine<RestoredVersion | null, RestoredVersion>({
  id: 'document-restore',
  timeout: 15_000,
})

export const useRestore = <T extends Entry>(
  onRestore: (entry: T) => Promise<WriteResult>,
): ActorRefFrom<typeof documentRestoreMachine> =>
  usePageActor(documentRestoreMachine, {
    input: { question: null },
    effects: {
      actors: {
        async answer({ input: { question } }) {
          if (!question) throw new Error('No version was chosen.')
          assertStored(await onRestore(question.entry as T), 'the restored version')
          return question
        },
      },
    },
  })
