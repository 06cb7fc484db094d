// Wizard reading B: project details, environment, review, creation in twelve stages, created.
// Rendered by /create-project (features/create-project).
// Covers WZB-01 to WZB-09, CRT-02.
import { and, assertEvent, assign, fromPromise, sendTo, setup } from 'xstate'
import { type CreationRefusal, gateReason } from '@/entities/profile/model'
import {
  creationStages,
  type Environment,
  type Project,
  type ProjectConfig,
  type ProjectFieldError,
  type Resources,
  validateProjectDetails,
} from '@/entities/project/model'
import { toFailure } from '@/shared/lib/failure'
import { createRandom, drawSeed, randomSuffix } from '@/shared/lib/random'
import { stagedProgressMachine } from '@machines/staged-progress'
import { drawPauses } from './pauses'

export interface CreateProjectBInput {
  config: ProjectConfig
  /** Seeds every chance of this wizard, so a seed replays a run exactly. */
  seed: number
}

export interface CreateProjectBContext extends CreateProjectBInput {
  fieldError: ProjectFieldError | null
  /** The alert of the review step: a refusal of the gate or a failure. */
  alert: string | null
  /** How many of the twelve stages are complete. */
  done: number
  project: Project | null
  /** False when the browser refused to store the project: it lasts until the tab closes. */
  kept: boolean
}

export type CreateProjectBEvent =
  | { type: 'details.change'; field: 'name' | 'description'; value: string }
  | { type: 'environment.select'; environment: Environment }
  | { type: 'resources.change'; resources: Partial<Resources> }
  | { type: 'continue' }
  | { type: 'back' }
  | { type: 'create' }
  | { type: 'stop' }
  | { type: 'createAnother' }

export const createProjectBMachine = setup({
  types: {
    context: {} as CreateProjectBContext,
    events: {} as CreateProjectBEvent,
    input: {} as CreateProjectBInput,
  },
  actors: {
    /** Resolves with what the creation gate says about the account right now; null lets it through. */
    checkAccount: fromPromise<CreationRefusal | null>(() =>
      Promise.reject(new Error('checkAccount is not provided')),
    ),
    progress: stagedProgressMachine,
    /** Keeps the project and resolves with it. `suffix`: six random characters for its address. */
    saveProject: fromPromise<{ project: Project; kept: boolean }, { config: ProjectConfig; suffix: string }>(
      () => Promise.reject(new Error('saveProject is not provided')),
    ),
  },
  actions: {
    setDetails: assign(({ context, event }) => {
      assertEvent(event, 'details.change')
      const config = { ...context.config, [event.field]: event.value }
      return { config, fieldError: context.fieldError && validateProjectDetails(config) }
    }),
    setEnvironment: assign({
      config: ({ context, event }) => {
        assertEvent(event, 'environment.select')
        return { ...context.config, environment: event.environment }
      },
    }),
    setResources: assign({
      config: ({ context, event }) => {
        assertEvent(event, 'resources.change')
        return { ...context.config, resources: { ...context.config.resources, ...event.resources } }
      },
    }),
    validate: assign({ fieldError: ({ context }) => validateProjectDetails(context.config) }),
    setRefusal: assign({
      alert: (_, params: { refusal: CreationRefusal | null }) =>
        params.refusal && `Cannot create project: ${gateReason(params.refusal)}`,
    }),
    setFailure: assign({
      alert: (_, params: { error: unknown }) =>
        `Failed to create project: ${toFailure(params.error).message}`,
    }),
    clearAlert: assign({ alert: null, done: 0 }),
    startOver: assign(({ context }) => ({
      config: { ...context.config, name: '', description: '' },
      seed: drawSeed(createRandom(context.seed)),
      fieldError: null,
      alert: null,
      done: 0,
      project: null,
      kept: true,
    })),
    /** WZB-06: goes one step back in the browser's history. */
    leave: () => {
      throw new Error('leave is not provided')
    },
  },
  guards: {
    hasName: ({ context }) => context.config.name.trim() !== '',
    isValid: ({ context }) => validateProjectDetails(context.config) === null,
    isGranted: (_, params: { refusal: CreationRefusal | null }) => params.refusal === null,
    isComplete: (_, params: { complete: boolean }) => params.complete,
  },
  delays: {
    /** Ours: the gate's answer comes from memory; a hanging check is reported. */
    CHECK_TIMEOUT: 10_000,
  },
}).createMachine({
  id: 'create-project-b',
  context: ({ input }) => ({
    ...input,
    fieldError: null,
    alert: null,
    done: 0,
    project: null,
    kept: true,
  }),
  initial: 'projectDetails',
  states: {
    projectDetails: {
      on: {
        'details.change': { actions: 'setDetails' },
        continue: [
          { guard: and(['hasName', 'isValid']), target: 'environment', actions: 'validate' },
          { guard: 'hasName', actions: 'validate' },
        ],
        back: { actions: 'leave' },
      },
    },
    environment: {
      on: {
        'environment.select': { actions: 'setEnvironment' },
        'resources.change': { actions: 'setResources' },
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
      on: { createAnother: { target: 'projectDetails', actions: 'startOver' } },
    },
  },
})
