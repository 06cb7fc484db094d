// Editing a project of the list: closed, editing, saving; a failure keeps what was typed.
// Rendered by the Edit action of a project (pages/projects).
// Covers PRJ-06 (edit).
import { and, assertEvent, assign, fromPromise, setup } from 'xstate'
import {
  type AiToolId,
  EMPTY_MEMBER,
  isCompleteMember,
  type MemberDraft,
  type ProjectDetails,
  type ProjectFieldError,
  type ProjectMember,
  toggleTool,
  validateProjectDetails,
  withMember,
} from '@/entities/project/model'
import { toFailure } from '@/shared/lib/failure'
import { remainingError } from '@/shared/lib/form'

/** What of a project can be changed afterwards. */
export interface ProjectEdits extends ProjectDetails {
  teamMembers: ProjectMember[]
  /** Ids of the tools that are on. */
  aiTools: AiToolId[]
}

export interface ProjectEditContext {
  projectId: string | null
  values: ProjectEdits
  /** The team member that is being typed. */
  member: MemberDraft
  fieldError: ProjectFieldError | null
  failure: string | null
}

export type ProjectEditEvent =
  | { type: 'open'; projectId: string; values: ProjectEdits }
  | { type: 'member.change'; member: Partial<MemberDraft> }
  | { type: 'member.add' }
  | { type: 'member.remove'; id: string }
  | { type: 'tool.toggle'; id: AiToolId }
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
    saveDetails: fromPromise<void, { projectId: string; values: ProjectEdits }>(() =>
      Promise.reject(new Error('saveDetails is not provided')),
    ),
  },
  actions: {
    load: assign(({ event }) => {
      assertEvent(event, 'open')
      return {
        projectId: event.projectId,
        values: event.values,
        member: EMPTY_MEMBER,
        fieldError: null,
        failure: null,
      }
    }),
    setMember: assign({
      member: ({ context, event }) => {
        assertEvent(event, 'member.change')
        return { ...context.member, ...event.member }
      },
    }),
    addMember: assign(({ context }) => ({
      values: { ...context.values, teamMembers: withMember(context.values.teamMembers, context.member) },
      member: { ...EMPTY_MEMBER, role: context.member.role },
    })),
    removeMember: assign({
      values: ({ context, event }) => {
        assertEvent(event, 'member.remove')
        const teamMembers = context.values.teamMembers.filter(({ id }) => id !== event.id)
        return { ...context.values, teamMembers }
      },
    }),
    toggleTool: assign({
      values: ({ context, event }) => {
        assertEvent(event, 'tool.toggle')
        return { ...context.values, aiTools: toggleTool(context.values.aiTools, event.id) }
      },
    }),
    setDetails: assign(({ context, event }) => {
      assertEvent(event, 'details.change')
      const values = { ...context.values, [event.field]: event.value }
      return { values, fieldError: remainingError(context.fieldError, validateProjectDetails(values)) }
    }),
    validate: assign({ fieldError: ({ context }) => validateProjectDetails(context.values), failure: null }),
    setFailure: assign({ failure: (_, params: { error: unknown }) => toFailure(params.error).message }),
  },
  guards: {
    isValid: ({ context }) => validateProjectDetails(context.values) === null,
    memberIsComplete: ({ context }) => isCompleteMember(context.member),
  },
  delays: {
    /** Ours: storage answers at once; one that does not is reported. */
    SAVE_TIMEOUT: 10_000,
  },
}).createMachine({
  id: 'project-edit',
  meta: { secrets: [] },
  context: {
    projectId: null,
    values: { name: '', description: '', teamMembers: [], aiTools: [] },
    member: EMPTY_MEMBER,
    fieldError: null,
    failure: null,
  },
  initial: 'closed',
  states: {
    closed: { on: { open: { target: 'editing', actions: 'load' } } },
    editing: {
      on: {
        'details.change': { actions: 'setDetails' },
        'member.change': { actions: 'setMember' },
        'member.add': { guard: 'memberIsComplete', actions: 'addMember' },
        'member.remove': { actions: 'removeMember' },
        'tool.toggle': { actions: 'toggleTool' },
        save: [
          // Somebody who was typed but not added yet comes along.
          {
            guard: and(['isValid', 'memberIsComplete']),
            target: 'saving',
            actions: ['validate', 'addMember'],
          },
          { guard: 'isValid', target: 'saving', actions: 'validate' },
          { actions: 'validate' },
        ],
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
