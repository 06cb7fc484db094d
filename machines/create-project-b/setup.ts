import { assertEvent, assign, fromPromise, sendTo, setup } from 'xstate'
import { type CreationRefusal, gateReason } from '@/entities/profile/model'
import {
  type Draft,
  type Environment,
  type Project,
  type ProjectConfig,
  type ProjectFieldError,
  type Resources,
  validateProjectDetails,
} from '@/entities/project/model'
import { toFailure } from '@/shared/lib/failure'
import { remainingError } from '@/shared/lib/form'
import { createRandom, drawSeed } from '@/shared/lib/random'
import { autoSaveMachine } from '@machines/auto-save'
import { stagedProgressMachine } from '@machines/staged-progress'

export interface CreateProjectBInput {
  config: ProjectConfig
  /** The draft that the configuration was restored from, or null. */
  draft: Pick<Draft, 'id' | 'savedAt'> | null
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
  /** Asks whether to stop; `stop.confirm` and `stop.cancel` answer. */
  | { type: 'stop' }
  | { type: 'stop.confirm' }
  | { type: 'stop.cancel' }
  | { type: 'createAnother' }
  | { type: 'resume'; draft: Draft & { wizard: 'b' } }
  | { type: 'startOver' }

/** Types, effects, guards and delays of the machine. */
export const wizardB = setup({
  types: {
    context: {} as CreateProjectBContext,
    events: {} as CreateProjectBEvent,
    input: {} as CreateProjectBInput,
  },
  actors: {
    autoSave: autoSaveMachine,
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
      return { config, fieldError: remainingError(context.fieldError, validateProjectDetails(config)) }
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
    keepDraft: sendTo('autoSave', ({ context }) => ({
      type: 'change' as const,
      content: { wizard: 'b' as const, values: context.config },
    })),
    discardDraft: sendTo('autoSave', { type: 'discard' }),
    setDraft: assign(({ event }) => {
      assertEvent(event, 'resume')
      const { id, savedAt, values } = event.draft
      return { config: values, draft: { id, savedAt }, fieldError: null, alert: null }
    }),
    resumeDraft: sendTo('autoSave', ({ event }) => {
      assertEvent(event, 'resume')
      return { type: 'resume' as const, draftId: event.draft.id, savedAt: event.draft.savedAt }
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
      draft: null,
      seed: drawSeed(createRandom(context.seed)),
      fieldError: null,
      alert: null,
      done: 0,
      project: null,
      kept: true,
    })),
    /** WZB-06: goes one step back in the browser's history, or to the projects when there is none. */
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
})
