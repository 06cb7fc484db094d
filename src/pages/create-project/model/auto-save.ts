import { keepDraft, removeDraft } from '@/entities/project'
import type { Draft } from '@/entities/project/model'
import { type ActorRefFrom, fromPromise } from '@/shared/lib/machine'
import { assertKept } from '@/shared/lib/storage'
import { autoSaveMachine } from '@machines/auto-save'

export type AutoSaveActor = ActorRefFrom<typeof autoSaveMachine>

/** The auto-save machine over one user's drafts in this browser. */
export function autoSaveFor(userId: string) {
  return autoSaveMachine.provide({
    actors: {
      saveDraft: fromPromise(async ({ input: { draftId, content } }) => {
        const savedAt = Date.now()
        if (content)
          assertKept(keepDraft(userId, { ...content, id: draftId, savedAt } as Draft), 'this draft')
        return { savedAt }
      }),
    },
    actions: { removeDraft: (_, { draftId }) => removeDraft(userId, draftId) },
  })
}

/** Saves what waits to be saved, and tells whether leaving now would lose something. */
export function wouldLose(autoSave: AutoSaveActor | undefined): boolean {
  if (!autoSave) return false
  if (autoSave.getSnapshot().matches('dirty')) autoSave.send({ type: 'save' })
  const { context, value } = autoSave.getSnapshot()
  return context.changes > context.kept && (value === 'off' || value === 'failed')
}
