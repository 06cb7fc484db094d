import { keepDraft, removeDraft } from '@/entities/project'
import type { Draft } from '@/entities/project/model'
import type { ActorRefFrom, Effects } from '@/shared/lib/machine'
import { assertKept } from '@/shared/lib/storage'
import type { autoSaveMachine } from '@machines/auto-save'

export type AutoSaveActor = ActorRefFrom<typeof autoSaveMachine>

/** Keeps one user's drafts in this browser; `now` says when. */
export const autoSaveOf = (userId: string, now: () => number): Effects<typeof autoSaveMachine> => ({
  actors: {
    async saveDraft({ input: { draftId, content } }) {
      const savedAt = now()
      if (content) assertKept(keepDraft(userId, { ...content, id: draftId, savedAt } as Draft), 'this draft')
      return { savedAt }
    },
  },
  actions: { removeDraft: ({ draftId }) => removeDraft(userId, draftId) },
})

/** Saves what waits to be saved, and tells whether leaving now would lose something. */
export function wouldLose(autoSave: AutoSaveActor | undefined): boolean {
  if (!autoSave) return false
  if (autoSave.getSnapshot().matches('dirty')) autoSave.send({ type: 'save' })
  const { context, value } = autoSave.getSnapshot()
  return context.changes > context.kept && (value === 'off' || value === 'failed')
}
