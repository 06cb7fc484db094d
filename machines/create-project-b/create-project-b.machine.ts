// Wizard reading B: project details, environment, review, creation in twelve stages, created.
// Rendered by /create-project (features/create-project).
// Covers WZB-01 to WZB-09, CRT-02.
import { and, assign, sendTo } from 'xstate'
import { creationStages } from '@/entities/project/model'
import { createRandom, randomSuffix } from '@/shared/lib/random'
import { drawPauses } from './pauses'
import { wizardB } from './setup'

export const createProjectBMachine = wizardB.createMachine({
  id: 'create-project-b',
  meta: { secrets: [] },
  context: ({ input }) => ({
    ...input,
    fieldError: null,
    alert: null,
    done: 0,
    project: null,
    kept: true,
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
    onError: { actions: 'clearAlert' },
  },
  initial: 'projectDetails',
  states: {
    projectDetails: {
      on: {
        'details.change': { actions: ['setDetails', 'keepDraft'] },
        continue: [
          { guard: and(['hasName', 'isValid']), target: 'environment', actions: 'validate' },
          { guard: 'hasName', actions: 'validate' },
        ],
        back: { actions: 'leave' },
        resume: { actions: ['setDraft', 'resumeDraft'] },
        startOver: { actions: ['startOver', 'discardDraft'] },
      },
    },
    environment: {
      on: {
        'environment.select': { actions: ['setEnvironment', 'keepDraft'] },
        'resources.change': { actions: ['setResources', 'keepDraft'] },
        continue: 'review',
        back: 'projectDetails',
      },
    },
    review: {
      on: {
        create: [
          { guard: 'isValid', target: 'creating' },
          { target: 'projectDetails', actions: 'validate' },
        ],
        back: { target: 'environment', actions: 'clearAlert' },
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
                target: '#create-project-b.review',
                actions: { type: 'setRefusal', params: ({ event }) => ({ refusal: event.output }) },
              },
            ],
            onError: {
              target: '#create-project-b.review',
              actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
          after: {
            CHECK_TIMEOUT: {
              target: '#create-project-b.review',
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
              const stages = creationStages(context.config)
              return { stages, pauses: drawPauses(context.seed, stages.length) }
            },
            onSnapshot: { actions: assign({ done: ({ event }) => event.snapshot.context.done }) },
            onDone: [
              {
                guard: { type: 'isComplete', params: ({ event }) => event.output },
                target: 'saving',
                actions: assign({ done: ({ context }) => creationStages(context.config).length }),
              },
              { target: '#create-project-b.review', actions: 'clearAlert' },
            ],
            onError: {
              target: '#create-project-b.review',
              actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        saving: {
          invoke: {
            id: 'saveProject',
            src: 'saveProject',
            input: ({ context }) => ({
              config: { ...context.config, name: context.config.name.trim() },
              suffix: randomSuffix(createRandom(context.seed + 1), 6),
            }),
            onDone: {
              target: '#create-project-b.created',
              actions: assign({
                project: ({ event }) => event.output.project,
                kept: ({ event }) => event.output.kept,
              }),
            },
            onError: {
              target: '#create-project-b.review',
              actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
          after: {
            CHECK_TIMEOUT: {
              target: '#create-project-b.review',
              actions: { type: 'setFailure', params: { error: new Error('The browser did not answer') } },
            },
          },
        },
      },
    },
    created: {
      entry: 'discardDraft',
      on: { createAnother: { target: 'projectDetails', actions: 'startOver' } },
    },
  },
})
