import { assertEvent, assign, fromPromise, sendTo, setup } from 'xstate'
import { type CreationRefusal, gateReason } from '@/entities/profile/model'
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
import { stagedProgressMachine } from '@machines/staged-progress'
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
  /** How many of the ten stages are complete. */
  done: number
  project: Project | null
}

export type CreateProjectAEvent =
  | WizardAChange
  | { type: 'member.change'; member: Partial<MemberDraft> }
  | { type: 'member.add' }
  | { type: 'continue' }
  | { type: 'back' }
  | { type: 'create' }
  /** Asks whether to stop; `stop.confirm` and `stop.cancel` answer. */
  | { type: 'stop' }
  | { type: 'stop.confirm' }
  | { type: 'stop.cancel' }
  | { type: 'resume'; draft: Draft & { wizard: 'a' } }
  | { type: 'startOver' }

/** Types, effects, guards and delays of the machine. */
export const wizardA = setup({
  types: {
    context: {} as CreateProjectAContext,
    events: {} as CreateProjectAEvent,
    input: {} as CreateProjectAInput,
  },
  actors: {
    autoSave: autoSaveMachine,
    /** Resolves with what the creation gate says about the account right now; null lets it through. */
    checkAccount: fromPromise<CreationRefusal | null>(() =>
      Promise.reject(new Error('checkAccount is not provided')),
    ),
    progress: stagedProgressMachine,
    /** Keeps the project and resolves with it; `kept` is false when the browser refuses. */
    saveProject: fromPromise<{ project: Project; kept: boolean }, { values: WizardAValues }>(() =>
      Promise.reject(new Error('saveProject is not provided')),
    ),
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
    setRefusal: assign({
      alert: (_, params: { refusal: CreationRefusal | null }) =>
        params.refusal && `Cannot create project: ${gateReason(params.refusal)}`,
    }),
    setFailure: assign({
      alert: (_, params: { error: unknown }) =>
        `Failed to create project: ${toFailure(params.error).message}`,
    }),
    clearAlert: assign({ alert: null, done: 0 }),
    setDraft: assign(({ event }) => {
      assertEvent(event, 'resume')
      const { id, savedAt, values } = event.draft
      return { values, draft: { id, savedAt }, member: EMPTY_MEMBER, error: null, alert: null }
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
      alert: null,
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
    isGranted: (_, params: { refusal: CreationRefusal | null }) => params.refusal === null,
    isComplete: (_, params: { complete: boolean }) => params.complete,
    isKept: (_, params: { kept: boolean }) => params.kept,
  },
  delays: {
    /** WZA-03: the simulated load of the templates. */
    TEMPLATE_LOAD: 1500,
    /** Ours: the gate and storage answer from memory; one that hangs is reported. */
    CHECK_TIMEOUT: 10_000,
  },
})
