// Wizard reading A: project details, template selection, team, AI tools, review, creation in ten stages, created.
// Rendered in the New Project modal and by /create-project?wizard=a (features/create-project).
// Covers WZA-01 to WZA-09, CRT-02.
import { assign, sendTo } from 'xstate'
import { EMPTY_MEMBER } from '@/entities/project/model'
import { wizardA } from './setup'
import { STAGE_PAUSE, wizardAStages } from './stages'

export const createProjectAMachine = wizardA.createMachine({
  id: 'create-project-a',
  meta: { secrets: [] },
  context: ({ input }) => ({
    ...input,
    error: null,
    alert: null,
    templates: [],
    member: EMPTY_MEMBER,
    done: 0,
    project: null,
  }),
  invoke: {
    id: 'autoSave',
    src: 'autoSave',
    input: ({ context }) => ({
      draftId: context.draft?.id ?? null,
      savedAt: context.draft?.savedAt ?? null,
      seed: context.seed,
    }),
    // Without it the wizard works on; only drafts are not kept.
    onError: { actions: 'clearError' },
  },
  initial: 'projectDetails',
  states: {
    projectDetails: {
      on: {
        'details.change': { actions: ['change', 'keepDraft'] },
        'type.select': { actions: ['change', 'keepDraft'] },
        'visibility.select': { actions: ['change', 'keepDraft'] },
        'repository.change': { actions: ['change', 'keepDraft'] },
        continue: [
          { guard: 'detailsAreValid', target: 'templateSelection', actions: 'clearError' },
          { actions: 'validateDetails' },
        ],
        resume: { actions: ['setDraft', 'resumeDraft'] },
        startOver: { actions: ['startOver', 'discardDraft'] },
      },
    },
    templateSelection: {
      initial: 'loading',
      on: { back: { target: 'projectDetails', actions: 'clearError' } },
      states: {
        loading: { after: { TEMPLATE_LOAD: { target: 'ready', actions: 'setTemplates' } } },
        ready: {
          on: {
            'template.select': { actions: ['change', 'clearError', 'keepDraft'] },
            continue: [
              { guard: 'hasTemplate', target: '#create-project-a.team', actions: 'clearError' },
              { actions: 'validateTemplate' },
            ],
          },
        },
      },
    },
    team: {
      on: {
        'member.change': { actions: 'setMember' },
        'member.add': { guard: 'memberIsComplete', actions: ['addMember', 'keepDraft'] },
        'member.remove': { actions: ['change', 'keepDraft'] },
        // Somebody who was typed but not added yet comes along.
        continue: [
          { guard: 'memberIsComplete', target: 'aiTools', actions: ['addMember', 'keepDraft'] },
          { target: 'aiTools' },
        ],
        back: 'templateSelection.ready',
      },
    },
    aiTools: {
      on: {
        'tool.toggle': { actions: ['change', 'keepDraft'] },
        continue: 'review',
        back: 'team',
      },
    },
    review: {
      on: {
        create: [
          { guard: 'detailsAreValid', target: 'creating' },
          { target: 'projectDetails', actions: 'validateDetails' },
        ],
        back: { target: 'aiTools', actions: 'clearAlert' },
      },
    },
    creating: {
      entry: 'clearAlert',
      initial: 'checkingAccount',
      states: {
        checkingAccount: {
          invoke: {
            id: 'checkAccount',
            src: 'checkAccount',
            onDone: [
              {
                guard: { type: 'isGranted', params: ({ event }) => ({ refusal: event.output }) },
                target: 'running',
              },
              {
                target: '#create-project-a.review',
                actions: { type: 'setRefusal', params: ({ event }) => ({ refusal: event.output }) },
              },
            ],
            onError: {
              target: '#create-project-a.review',
              actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
          after: {
            CHECK_TIMEOUT: {
              target: '#create-project-a.review',
              actions: { type: 'setFailure', params: { error: new Error('Network error') } },
            },
          },
        },
        running: {
          entry: sendTo('progress', { type: 'start' }),
          on: { stop: { actions: sendTo('progress', { type: 'stop' }) } },
          invoke: {
            id: 'progress',
            src: 'progress',
            input: ({ context }) => {
              const stages = wizardAStages(context.values)
              return { stages, pauses: stages.map(() => STAGE_PAUSE) }
            },
            onSnapshot: { actions: assign({ done: ({ event }) => event.snapshot.context.done }) },
            onDone: [
              {
                guard: { type: 'isComplete', params: ({ event }) => event.output },
                target: 'saving',
                actions: assign({ done: ({ context }) => wizardAStages(context.values).length }),
              },
              { target: '#create-project-a.review', actions: 'clearAlert' },
            ],
            onError: {
              target: '#create-project-a.review',
              actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        saving: {
          invoke: {
            id: 'saveProject',
            src: 'saveProject',
            input: ({ context }) => ({ values: { ...context.values, name: context.values.name.trim() } }),
            onDone: [
              {
                guard: { type: 'isKept', params: ({ event }) => event.output },
                target: '#create-project-a.created',
                actions: [assign({ project: ({ event }) => event.output.project }), 'discardDraft'],
              },
              {
                target: '#create-project-a.notKept',
                actions: assign({ project: ({ event }) => event.output.project }),
              },
            ],
            onError: {
              target: '#create-project-a.review',
              actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
          after: {
            CHECK_TIMEOUT: {
              target: '#create-project-a.review',
              actions: { type: 'setFailure', params: { error: new Error('The browser did not answer') } },
            },
          },
        },
      },
    },
    created: {
      entry: { type: 'report', params: ({ context }) => ({ project: context.project }) },
    },
    /** The browser refused to keep the project: it stays on screen, to be downloaded. */
    notKept: {},
  },
})
