// Deleting or restoring many runs with a way back: idle, changing, changed (undo for ten seconds), undoing, failed, notUndone.
// Rendered by the Model Training tab of /ai-ml-platform (pages/ai-ml-platform).
// Covers changes of many runs at once (ours).
import { assign, fromPromise, setup } from 'xstate'
import { NO_RUNS_EDITED, type RunEdit, type RunsEdited } from '@/entities/run/model'
import { connectionFailure, toFailure } from '@/shared/lib/failure'
import { failing } from '@machines/failing'

export interface RunEditContext {
  edit: RunEdit | null
  /** The ids that the last edit has changed, until it can no longer be undone. */
  edited: RunsEdited
  failure: string | null
}

export type RunEditEvent =
  | { type: 'edit'; edit: RunEdit }
  | { type: 'retry' }
  | { type: 'undo' }
  | { type: 'dismiss' }

const OPPOSITE = { delete: 'restore', restore: 'delete' } as const

export const runEditMachine = setup({
  types: {
    context: {} as RunEditContext,
    events: {} as RunEditEvent,
    tags: {} as 'busy',
  },
  actors: {
    /** Changes runs. Rejects with a `Failure`. */
    change: fromPromise<RunsEdited, { edit: RunEdit | null }>(() =>
      Promise.reject(new Error('change is not provided')),
    ),
  },
  actions: {
    /** Runs have changed: lists of them are out of date. */
    report: () => {
      throw new Error('report is not provided')
    },
    begin: assign((_, params: { edit: RunEdit }) => ({
      edit: params.edit,
      edited: NO_RUNS_EDITED,
      failure: null,
    })),
    setEdited: assign((_, params: { edited: RunsEdited }) => ({ edited: params.edited })),
    clearFailure: assign({ failure: null }),
    forget: assign({ edit: null, edited: NO_RUNS_EDITED, failure: null }),
    setFailure: assign({ failure: (_, params: { error: unknown }) => toFailure(params.error).message }),
  },
  guards: { hasChanged: ({ context }) => context.edited.changed > 0 },
  delays: {
    ANSWER_TIMEOUT: 30_000,
    /** Ours: how long the way back is offered, as for one run. */
    UNDO_OFFER: 10_000,
  },
}).createMachine({
  id: 'run-edit',
  meta: { secrets: [] },
  context: { edit: null, edited: NO_RUNS_EDITED, failure: null },
  initial: 'idle',
  states: {
    idle: { on: { edit: { target: 'changing', actions: { type: 'begin', params: ({ event }) => event } } } },
    changing: {
      tags: 'busy',
      invoke: {
        id: 'change',
        src: 'change',
        input: ({ context }) => ({ edit: context.edit }),
        onDone: {
          target: 'changed',
          actions: [{ type: 'setEdited', params: ({ event }) => ({ edited: event.output }) }, 'report'],
        },
        onError: failing('failed', 'setFailure'),
      },
      after: { ANSWER_TIMEOUT: failing('failed', 'setFailure', connectionFailure()) },
    },
    changed: {
      on: {
        edit: { target: 'changing', actions: { type: 'begin', params: ({ event }) => event } },
        undo: { guard: 'hasChanged', target: 'undoing' },
        dismiss: { target: 'idle', actions: 'forget' },
      },
      after: { UNDO_OFFER: { target: 'idle', actions: 'forget' } },
    },
    undoing: {
      tags: 'busy',
      invoke: {
        id: 'undo',
        src: 'change',
        input: ({ context: { edit, edited } }) => ({
          edit: edit && { ...edit, change: OPPOSITE[edit.change], runs: edited.ids },
        }),
        onDone: { target: 'idle', actions: ['forget', 'report'] },
        onError: failing('notUndone', 'setFailure'),
      },
      after: { ANSWER_TIMEOUT: failing('notUndone', 'setFailure', connectionFailure()) },
    },
    /** Nothing was changed, or no answer came; the same change is harmless when it is repeated. */
    failed: {
      on: {
        edit: { target: 'changing', actions: { type: 'begin', params: ({ event }) => event } },
        retry: { target: 'changing', actions: 'clearFailure' },
        dismiss: { target: 'idle', actions: 'forget' },
      },
    },
    /** The way back stays until the user decides. */
    notUndone: {
      on: {
        undo: { target: 'undoing', actions: 'clearFailure' },
        dismiss: { target: 'idle', actions: 'forget' },
      },
    },
  },
})
