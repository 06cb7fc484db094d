import { keepDraft, removeDraft } from '@/entities/project'
import type { Draft } from '@/entities/project/model'
import type { ActorRefFrom, Effects } from '@/shared/lib/machine'
import { assertStored, attempt } from '@/shared/lib/storage'
import type { AutoSaveEvent, autoSaveMachine } from '@machines/auto-save'

export type AutoSaveActor = ActorRefFrom<typeof autoSaveMachine>

/** Keeps one user's drafts in this browser; `now` says when. */
export const autoSaveOf = (userId: string, now: () => number): Effects<typeof autoSaveMachine> => ({
  actions: {
    saveDraft: ({ draftId, content }, { self }) =>
      self.send(
        attempt<AutoSaveEvent>(
          () => {
            const savedAt = now()
            if (content)
              assertStored(
                keepDraft(userId, { ...content, id: draftId, savedAt } as Draft),
                'this draft beyond this tab',
              )
            return { type: 'kept', savedAt }
          },
          (error) => ({ type: 'refused', error }),
        ),
      ),
    removeDraft: ({ draftId }) => removeDraft(userId, draftId),
  },
})

/** Saves what waits to be saved. */
export function saveNow(autoSave: AutoSaveActor | undefined): void {
  if (autoSave?.getSnapshot().matches('dirty')) autoSave.send({ type: 'save' })
}

/** Whether leaving now would lose something: it is switched off, or the browser refused. */
export function wouldLose(autoSave: AutoSaveActor | undefined): boolean {
  if (!autoSave) return false
  const { context, value } = autoSave.getSnapshot()
  return context.changes > context.kept && (value === 'off' || value === 'failed')
}
