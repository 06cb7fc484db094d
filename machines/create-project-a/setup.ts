import { assertEvent, assign, sendTo, setup } from 'xstate'
import {
  type Draft,
  EMPTY_MEMBER,
  EMPTY_WIZARD_A,
  isCompleteMember,
  type MemberDraft,
  type Project,
  type ProjectTemplate,
  validateTemplate,
  validateWizardADetails,
  type WizardAError,
  type WizardAValues,
  withMember,
} from '@/entities/project/model'
import { toFailure } from '@/shared/lib/failure'
import { remainingError } from '@/shared/lib/form'
import { autoSaveMachine } from '@machines/auto-save'
import { type CreationEvent, type CreationOutcome, createCreationMachine } from '@machines/creation'
import { changed, offeredTemplates, type WizardAChange } from './values'

export interface CreateProjectAInput {
  values: WizardAValues
  /** The draft that the values were restored from, or null. */
  draft: Pick<Draft, 'id' | 'savedAt'> | null
  /** Seeds the ids of drafts. */
  seed: number
}

export interface CreateProjectAContext extends CreateProjectAInput {
  error: WizardAError | null
  /** The alert of the review step: a refusal of the gate or a failure. */
  alert: string | null
  templates: ProjectTemplate[]
  /** The team member that is being typed. */
  member: MemberDraft
  project: Project | null
}

export type CreateProjectAEvent =
  | WizardAChange
  | { type: 'member.change'; member: Partial<MemberDraft> }
  | { type: 'member.add' }
  | { type: 'continue' }
  | { type: 'back' }
  | { type: 'create' }
  /** Passed on to the creation that runs. */
  | CreationEvent
  | { type: 'resume'; draft: Draft & { wizard: 'a' } }
  | { type: 'startOver' }

/** Creates from what was entered. */
export const creationOfA = createCreationMachine<WizardAValues>()

/** Types, effects, guards and delays of the machine. */
export const wizardA = setup({
  types: {
    context: {} as CreateProjectAContext,
    events: {} as CreateProjectAEvent,
    input: {} as CreateProjectAInput,
    children: {} as { autoSave: 'autoSave'; creation: 'creation' },
  },
  actors: {
    autoSave: autoSaveMachine,
    creation: creationOfA,
  },
  actions: {
    change: assign(({ context, event }) => {
      const values = changed(context.values, event as WizardAChange)
      return { values, error: remainingError(context.error, validateWizardADetails(values)) }
    }),
    clearError: assign({ error: null }),
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
    keepDraft: sendTo('autoSave', ({ context }) => ({
      type: 'change' as const,
      content: { wizard: 'a' as const, values: context.values },
    })),
    discardDraft: sendTo('autoSave', { type: 'discard' }),
    validateDetails: assign({ error: ({ context }) => validateWizardADetails(context.values) }),
    validateTemplate: assign({ error: ({ context }) => validateTemplate(context.values) }),
    setTemplates: assign({ templates: ({ context }) => offeredTemplates(context.values) }),
    setOutcome: assign((_, { project, alert }: CreationOutcome) => ({ project, alert })),
    tellCreation: sendTo('creation', ({ event }) => event),
    setFailure: assign({
      alert: (_, params: { error: unknown }) =>
        `Failed to create project: ${toFailure(params.error).message}`,
    }),
    clearAlert: assign({ alert: null }),
    setDraft: assign(({ event }) => {
      assertEvent(event, 'resume')
      const { id, savedAt, values } = event.draft
      return { values, draft: { id, savedAt }, member: EMPTY_MEMBER, error: null }
    }),
    resumeDraft: sendTo('autoSave', ({ event }) => {
      assertEvent(event, 'resume')
      return { type: 'resume' as const, draftId: event.draft.id, savedAt: event.draft.savedAt }
    }),
    startOver: assign({
      values: EMPTY_WIZARD_A,
      draft: null,
      member: EMPTY_MEMBER,
      error: null,
    }),
    /** WZA-08: hands over the new project; the modal closes. */
    report: (_, _params: { project: Project | null }) => {
      throw new Error('report is not provided')
    },
  },
  guards: {
    detailsAreValid: ({ context }) => validateWizardADetails(context.values) === null,
    hasTemplate: ({ context }) => validateTemplate(context.values) === null,
    memberIsComplete: ({ context }) => isCompleteMember(context.member),
    isCreated: (_, params: CreationOutcome) => params.project !== null,
    isKept: (_, params: CreationOutcome) => params.kept,
  },
  delays: {
    /** WZA-03: the simulated load of the templates. */
    TEMPLATE_LOAD: 1500,
  },
})
