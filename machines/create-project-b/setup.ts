import { assertEvent, assign, sendTo, setup } from 'xstate'
import {
  type Draft,
  type Environment,
  type Feature,
  type Project,
  type ProjectConfig,
  type ProjectDetails,
  type Resources,
  projectDetailsSchema,
  type RestoredDraft,
  restoredDraft,
  type StackChoice,
  withChoice,
} from '@/entities/project/model'
import { fieldErrors, type FormField, type FormJudgement } from '@/shared/lib/form'
import { createRandom, drawSeed } from '@/shared/lib/random'
import { autoSaveMachine } from '@machines/auto-save'
import { formPolicy } from '@machines/form'
import { type CreationOutcome, createCreationMachine, creationFailure } from '@machines/creation'

export interface StackWizardInput {
  config: ProjectConfig
  /** The draft that the configuration was restored from, or null. */
  draft: RestoredDraft | null
  /** Seeds every chance of this wizard, so a seed replays a run exactly. */
  seed: number
}

export interface StackWizardContext extends StackWizardInput, FormJudgement<ProjectDetails> {
  /** The alert of the review step: a refusal of the gate or a failure. */
  alert: string | null
  project: Project | null
  /** False when the browser refused to store the project: it lasts until the tab closes. */
  kept: boolean
}

export type StackWizardEvent =
  | { type: 'details.change'; field: 'name' | 'description'; value: string }
  | { type: 'field.leave'; field: FormField<ProjectDetails> }
  | ({ type: 'stack.select' } & StackChoice)
  | { type: 'feature.toggle'; feature: Feature }
  | { type: 'environment.select'; environment: Environment }
  | { type: 'resources.change'; resources: Partial<Resources> }
  | { type: 'continue' }
  | { type: 'back' }
  | { type: 'create' }
  | { type: 'createAnother' }
  | { type: 'resume'; draft: Draft & { wizard: 'b' } }
  | { type: 'startOver' }

/** Creates from a configuration; `suffix`: six random characters for the project's address (WZB-08). */
export const stackCreation = createCreationMachine<{ config: ProjectConfig; suffix: string }>()

export const details = formPolicy<ProjectDetails>({
  empty: { name: '', description: '' },
  check: (values) => fieldErrors(projectDetailsSchema, values),
})
const form = (context: StackWizardContext) => ({ ...context, values: context.config, subject: undefined })

/** Types, effects, guards and delays of the machine. */
export const stackWizard = setup({
  types: {
    context: {} as StackWizardContext,
    events: {} as StackWizardEvent,
    input: {} as StackWizardInput,
    children: {} as { autoSave: 'autoSave'; creation: 'creation' },
  },
  actors: {
    autoSave: autoSaveMachine,
    creation: stackCreation,
  },
  actions: {
    setDetails: assign(({ context, event }) => {
      assertEvent(event, 'details.change')
      const { values, ...judgement } = details.change(form(context), event)
      return { config: { ...context.config, ...values }, ...judgement }
    }),
    judge: assign(({ context, event }) => {
      assertEvent(event, 'field.leave')
      return details.judge(form(context), event)
    }),
    setStack: assign(({ context, event }) => {
      assertEvent(event, 'stack.select')
      return { config: withChoice(context.config, event) }
    }),
    toggleFeature: assign(({ context, event }) => {
      assertEvent(event, 'feature.toggle')
      const { features } = context.config
      return {
        config: { ...context.config, features: { ...features, [event.feature]: !features[event.feature] } },
      }
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
    beginDraft: sendTo('autoSave', { type: 'begin' }),
    discardDraft: sendTo('autoSave', { type: 'discard' }),
    setDraft: assign(({ event }) => {
      assertEvent(event, 'resume')
      const { values } = event.draft
      return { config: values, draft: restoredDraft(event.draft), ...details.unjudged, alert: null }
    }),
    resumeDraft: sendTo('autoSave', ({ event }) => {
      assertEvent(event, 'resume')
      return { type: 'resume' as const, draftId: event.draft.id, savedAt: event.draft.savedAt }
    }),
    judgeAll: assign(({ context }) => details.judgeAll(form(context))),
    setOutcome: assign((_, { project, kept, alert }: CreationOutcome) => ({ project, kept, alert })),
    setFailure: assign({
      alert: (_, params: { error: unknown }) => creationFailure(params.error),
    }),
    clearAlert: assign({ alert: null }),
    startOver: assign(({ context }) => ({
      config: { ...context.config, name: '', description: '' },
      draft: null,
      seed: drawSeed(createRandom(context.seed)),
      ...details.unjudged,
      alert: null,
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
    isValid: ({ context }) => details.isValid(form(context)),
    isCreated: (_, params: CreationOutcome) => params.project !== null,
    isKept: (_, params: CreationOutcome) => params.kept,
  },
})
