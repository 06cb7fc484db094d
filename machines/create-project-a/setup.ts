import { assertEvent, assign, sendTo, setup } from 'xstate'
import {
  type Draft,
  EMPTY_MEMBER,
  EMPTY_TEMPLATE_WIZARD,
  isCompleteMember,
  type MemberDraft,
  type Project,
  type ProjectTemplate,
  type RestoredDraft,
  restoredDraft,
  templateChoiceSchema,
  templateDetailsSchema,
  type TemplateWizardValues,
  withMember,
} from '@/entities/project/model'
import { fieldErrors, type FormField, type FormJudgement } from '@/shared/lib/form'
import { autoSaveMachine } from '@machines/auto-save'
import { type CreationOutcome, createCreationMachine, creationFailure } from '@machines/creation'
import { type FormRules, formPolicy } from '@machines/form'
import { changed, fieldOf, offeredTemplates, type TemplateWizardChange } from './values'

export interface TemplateWizardInput {
  values: TemplateWizardValues
  /** The draft that the values were restored from, or null. */
  draft: RestoredDraft | null
  /** Seeds the ids of drafts. */
  seed: number
}

export interface TemplateWizardContext extends TemplateWizardInput, FormJudgement<TemplateWizardValues> {
  /** The alert of the review step: a refusal of the gate or a failure. */
  alert: string | null
  templates: ProjectTemplate[]
  /** The team member that is being typed. */
  member: MemberDraft
  project: Project | null
}

export type TemplateWizardEvent =
  | TemplateWizardChange
  | { type: 'field.leave'; field: FormField<TemplateWizardValues> }
  | { type: 'member.change'; member: Partial<MemberDraft> }
  | { type: 'member.add' }
  | { type: 'continue' }
  | { type: 'skip' }
  | { type: 'back' }
  | { type: 'create' }
  | { type: 'resume'; draft: Draft & { wizard: 'a' } }
  | { type: 'startOver' }

/** Creates from what was entered. */
export const templateCreation = createCreationMachine<TemplateWizardValues>()

const judging = (check: FormRules<TemplateWizardValues>['check']) =>
  formPolicy<TemplateWizardValues>({ empty: EMPTY_TEMPLATE_WIZARD, check, choices: ['type', 'template'] })
/** The first two steps can be refused. */
export const details = judging((values) => fieldErrors(templateDetailsSchema, values))
const template = judging((values) => fieldErrors(templateChoiceSchema, values))
const form = (context: TemplateWizardContext) => ({ ...context, subject: undefined })

/** Types, effects, guards and delays of the machine. */
export const templateWizard = setup({
  types: {
    context: {} as TemplateWizardContext,
    events: {} as TemplateWizardEvent,
    input: {} as TemplateWizardInput,
    children: {} as { autoSave: 'autoSave'; creation: 'creation' },
  },
  actors: {
    autoSave: autoSaveMachine,
    creation: templateCreation,
  },
  actions: {
    change: assign(({ context, event }) => {
      const change = event as TemplateWizardChange
      return details.put(form(context), fieldOf(change), changed(context.values, change))
    }),
    judge: assign(({ context, event }) => {
      assertEvent(event, 'field.leave')
      return details.judge(form(context), event)
    }),
    clearErrors: assign(details.unjudged),
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
    judgeDetails: assign(({ context }) => details.judgeAll(form(context))),
    judgeTemplate: assign(({ context }) => template.judgeAll(form(context))),
    /** The first template is chosen when none is: Continue is not refused where there is a default. */
    setTemplates: assign(({ context: { values } }) => {
      const templates = offeredTemplates(values)
      return { templates, values: { ...values, template: values.template ?? templates[0] ?? null } }
    }),
    setOutcome: assign((_, { project, alert }: CreationOutcome) => ({ project, alert })),
    setFailure: assign({
      alert: (_, params: { error: unknown }) => creationFailure(params.error),
    }),
    clearAlert: assign({ alert: null }),
    setDraft: assign(({ event }) => {
      assertEvent(event, 'resume')
      const { values } = event.draft
      return {
        values,
        draft: restoredDraft(event.draft),
        member: EMPTY_MEMBER,
        ...details.unjudged,
        alert: null,
      }
    }),
    resumeDraft: sendTo('autoSave', ({ event }) => {
      assertEvent(event, 'resume')
      return { type: 'resume' as const, draftId: event.draft.id, savedAt: event.draft.savedAt }
    }),
    startOver: assign({
      values: EMPTY_TEMPLATE_WIZARD,
      draft: null,
      member: EMPTY_MEMBER,
      ...details.unjudged,
    }),
    /** WZA-08: hands over the new project; the modal closes. */
    report: (_, _params: { project: Project | null }) => {
      throw new Error('report is not provided')
    },
  },
  guards: {
    detailsAreValid: ({ context }) => details.isValid(form(context)),
    hasTemplate: ({ context }) => template.isValid(form(context)),
    memberIsComplete: ({ context }) => isCompleteMember(context.member),
    isCreated: (_, params: CreationOutcome) => params.project !== null,
    isKept: (_, params: CreationOutcome) => params.kept,
  },
  delays: {
    /** WZA-03: the simulated load of the templates. */
    TEMPLATE_LOAD: 1500,
  },
})
