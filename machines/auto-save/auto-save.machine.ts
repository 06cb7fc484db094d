// Keeps what is typed in a wizard as a draft: off, clean, dirty, saved, failed.
// Rendered inside both creation wizards (pages/create-project); runs as a child of their machines.
// Covers WZA-07, STO-01 (draft project).
import { assertEvent, assign, setup } from 'xstate'
import type { DraftContent, RestoredDraft } from '@/entities/project/model'
import { toFailure } from '@/shared/lib/failure'
import { createRandom, drawSeed, randomSuffix } from '@/shared/lib/random'

export interface AutoSaveInput {
  /** The id of the resumed draft; null starts a new draft. */
  draftId: string | null
  /** ms since 1970: when that draft was saved. */
  savedAt: number | null
  /** Gives new drafts their ids. */
  seed: number
}

/** The input of a wizard's auto-save: it goes on with the restored draft, or begins a new draft. */
export const draftInput = (wizard: { draft: RestoredDraft | null; seed: number }): AutoSaveInput => ({
  draftId: wizard.draft?.id ?? null,
  savedAt: wizard.draft?.savedAt ?? null,
  seed: wizard.seed,
})

export interface AutoSaveContext {
  draftId: string
  seed: number
  /** The newest content; null until something changed. */
  content: DraftContent | null
  /** Changes so far, and how many of them are in the draft: nothing is unsaved when they are equal. */
  changes: number
  kept: number
  /** ms since 1970 */
  savedAt: number | null
  failure: string | null
}

export type AutoSaveEvent =
  | { type: 'change'; content: DraftContent }
  | { type: 'toggle' }
  /** Saves what is unsaved at once: before leaving, or again after a failure. */
  | { type: 'save' }
  /** Goes on with another draft. */
  | { type: 'resume'; draftId: string; savedAt: number }
  /** The content became a project, or starts over: its draft is deleted, and the next change creates a new draft. */
  | { type: 'discard' }
  /** Another content begins: the draft stays, and the next change creates a new draft. */
  | { type: 'begin' }
  /** The result of saving; `savedAt` in ms since 1970. */
  | { type: 'kept'; savedAt: number }
  | { type: 'refused'; error: unknown }

const newId = (seed: number) => `draft-${randomSuffix(createRandom(seed), 12)}`

const autoSave = setup({
  types: {
    context: {} as AutoSaveContext,
    events: {} as AutoSaveEvent,
    input: {} as AutoSaveInput,
  },
  actions: {
    /** Keeps the draft; sends `kept`, or `refused` with a `Failure` when the browser refuses. */
    saveDraft: (_, _params: { draftId: string; content: DraftContent | null }) => {
      throw new Error('saveDraft is not provided')
    },
    /** Removes the draft from the browser. */
    removeDraft: (_, _params: { draftId: string }) => {
      throw new Error('removeDraft is not provided')
    },
    setContent: assign(({ context, event }) => {
      assertEvent(event, 'change')
      return { content: event.content, changes: context.changes + 1, failure: null }
    }),
    setKept: assign(({ context }, params: { savedAt: number }) => ({
      savedAt: params.savedAt,
      kept: context.changes,
      failure: null,
    })),
    setFailure: assign({ failure: (_, params: { error: unknown }) => toFailure(params.error).message }),
    resume: assign(({ context, event }) => {
      assertEvent(event, 'resume')
      return {
        draftId: event.draftId,
        savedAt: event.savedAt,
        content: null,
        kept: context.changes,
        failure: null,
      }
    }),
    startNew: assign(({ context }) => {
      const seed = drawSeed(createRandom(context.seed))
      return {
        seed,
        draftId: newId(seed),
        content: null,
        kept: context.changes,
        savedAt: null,
        failure: null,
      }
    }),
  },
  guards: {
    isUnsaved: ({ context }) => context.changes > context.kept,
  },
  delays: {
    /** D1 §9: saved this long after a change. */
    AUTO_SAVE: 2000,
  },
})

const save = {
  type: 'saveDraft',
  params: ({ context: { draftId, content } }: { context: AutoSaveContext }) => ({ draftId, content }),
} as const

const unsaved = autoSave.createStateConfig({
  on: {
    save: { actions: save },
    kept: {
      target: 'saved',
      actions: { type: 'setKept', params: ({ event }) => ({ savedAt: event.savedAt }) },
    },
    refused: {
      target: 'failed',
      actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
    },
    toggle: 'off',
  },
}).on

export const autoSaveMachine = autoSave.createMachine({
  id: 'auto-save',
  meta: { secrets: [] },
  context: ({ input }) => ({
    draftId: input.draftId ?? newId(input.seed),
    seed: input.seed,
    content: null,
    changes: 0,
    kept: 0,
    savedAt: input.savedAt,
    failure: null,
  }),
  initial: 'clean',
  on: {
    resume: { target: '.clean', actions: 'resume' },
    begin: { target: '.clean', actions: 'startNew' },
    discard: {
      target: '.clean',
      actions: [{ type: 'removeDraft', params: ({ context }) => ({ draftId: context.draftId }) }, 'startNew'],
    },
  },
  states: {
    off: {
      on: {
        change: { actions: 'setContent' },
        toggle: [{ guard: 'isUnsaved', target: 'dirty' }, { target: 'clean' }],
        resume: { actions: 'resume' },
        begin: { actions: 'startNew' },
        discard: {
          actions: [
            { type: 'removeDraft', params: ({ context }) => ({ draftId: context.draftId }) },
            'startNew',
          ],
        },
      },
    },
    clean: {
      on: { change: { target: 'dirty', actions: 'setContent' }, toggle: 'off' },
    },
    dirty: {
      on: {
        ...unsaved,
        change: { target: 'dirty', reenter: true, actions: 'setContent' },
      },
      after: { AUTO_SAVE: { actions: save } },
    },
    saved: {
      on: { change: { target: 'dirty', actions: 'setContent' }, toggle: 'off' },
    },
    failed: {
      on: { ...unsaved, change: { target: 'dirty', actions: 'setContent' } },
    },
  },
})
