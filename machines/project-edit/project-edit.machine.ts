// Editing a project of the list: closed, editing, saving; a failure keeps what was typed.
// Rendered by the Edit action of a project (features/edit-project).
// Covers PRJ-06 (edit).
import { assertEvent, assign, fromPromise, setup } from 'xstate'
import { type ProjectDetails, type ProjectFieldError, validateProjectDetails } from '@/entities/project/model'
import { toFailure } from '@/shared/lib/failure'

export interface ProjectEditContext {
  projectId: string | null
  values: ProjectDetails
  fieldError: ProjectFieldError | null
  failure: string | null
}

export type ProjectEditEvent =
  | { type: 'open'; projectId: string; values: ProjectDetails }
  | { type: 'details.change'; field: keyof ProjectDetails; value: string }
  | { type: 'save' }
  | { type: 'close' }

export const projectEditMachine = setup({
  types: {
    context: {} as ProjectEditContext,
    events: {} as ProjectEditEvent,
  },
  actors: {
    /** Keeps the changed details. Rejects with a `Failure` when they could not be kept. */
    saveDetails: fromPromise<void, { projectId: string; values: ProjectDetails }>(() =>
      Promise.reject(new Error('saveDetails is not provided')),
    ),
  },
  actions: {
    load: assign(({ event }) => {
      assertEvent(event, 'open')
      return { projectId: event.projectId, values: event.values, fieldError: null, failure: null }
    }),
    setDetails: assign(({ context, event }) => {
      assertEvent(event, 'details.change')
      const values = { ...context.values, [event.field]: event.value }
      return { values, fieldError: context.fieldError && validateProjectDetails(values) }
    }),
    validate: assign({ fieldError: ({ context }) => validateProjectDetails(context.values), failure: null }),
    setFailure: assign({ failure: (_, params: { error: unknown }) => toFailure(params.error).message }),
  },
  guards: {
    isValid: ({ context }) => validateProjectDetails(context.values) === null,
  },
  delays: {
    /** Ours: storage answers at once; one that does not is reported. */
    SAVE_TIMEOUT: 10_000,
  },
}).createMachine({
  id: 'project-edit',
  context: { projectId: null, values: { name: '', description: '' }, fieldError: null, failure: null },
  initial: 'closed',
  states: {
    closed: { on: { open: { target: 'editing', actions: 'load' } } },
    editing: {
      on: {
        'details.change': { actions: 'setDetails' },
        save: [{ guard: 'isValid', target: 'saving', actions: 'validate' }, { actions: 'validate' }],
        close: 'closed',
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'saveDetails',
        src: 'saveDetails',
        input: ({ context }) => ({
          projectId: context.projectId ?? '',
          values: { ...context.values, name: context.values.name.trim() },
        }),
        onDone: 'closed',
        onError: {
          target: 'editing',
          actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      after: {
        SAVE_TIMEOUT: {
          target: 'editing',
          actions: { type: 'setFailure', params: { error: new Error('The browser did not answer') } },
        },
      },
    },
  },
})
