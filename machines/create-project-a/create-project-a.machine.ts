// The template wizard: project details, template selection, team, AI tools, review, creation in ten stages, created.
// Rendered in the New Project modal and by /create-project?wizard=a (pages/create-project).
// Covers WZA-01 to WZA-09, CRT-02.
import { EMPTY_MEMBER } from '@/entities/project/model'
import { draftInput } from '@machines/auto-save'
import { failing } from '@machines/failing'
import { details, templateWizard } from './setup'
import { STAGE_PAUSE, templateWizardStages } from './stages'

export const templateWizardMachine = templateWizard.createMachine({
  id: 'create-project-a',
  meta: { secrets: [] },
  context: ({ input }) => ({
    ...input,
    ...details.unjudged,
    alert: null,
    templates: [],
    member: EMPTY_MEMBER,
    project: null,
  }),
  invoke: {
    id: 'autoSave',
    src: 'autoSave',
    input: ({ context }) => draftInput(context),
    // Without drafts the wizard works on.
    onError: {},
  },
  initial: 'projectDetails',
  states: {
    projectDetails: {
      on: {
        'details.change': { actions: ['change', 'keepDraft'] },
        'field.leave': { actions: 'judge' },
        'type.select': { actions: ['change', 'keepDraft'] },
        'visibility.select': { actions: ['change', 'keepDraft'] },
        'repository.change': { actions: ['change', 'keepDraft'] },
        continue: [
          { guard: 'detailsAreValid', target: 'templateSelection', actions: 'clearErrors' },
          { actions: 'judgeDetails' },
        ],
        resume: { actions: ['setDraft', 'resumeDraft'] },
        startOver: { actions: ['startOver', 'discardDraft'] },
      },
    },
    templateSelection: {
      initial: 'loading',
      on: { back: { target: 'projectDetails', actions: 'clearErrors' } },
      states: {
        loading: { after: { TEMPLATE_LOAD: { target: 'ready', actions: 'setTemplates' } } },
        ready: {
          on: {
            'template.select': { actions: ['change', 'clearErrors', 'keepDraft'] },
            'stack.select': { actions: ['change', 'keepDraft'] },
            continue: [
              { guard: 'hasTemplate', target: '#create-project-a.team' },
              { actions: 'judgeTemplate' },
            ],
            // Team and AI tools need no answer.
            skip: { guard: 'hasTemplate', target: '#create-project-a.review' },
          },
        },
      },
    },
    team: {
      on: {
        'member.change': { actions: 'setMember' },
        'member.add': { guard: 'memberIsComplete', actions: ['addMember', 'keepDraft'] },
        'member.remove': { actions: ['change', 'keepDraft'] },
        // A member who was typed but not added yet is added.
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
        create: 'creating',
        back: { target: 'aiTools', actions: 'clearAlert' },
      },
    },
    creating: {
      tags: 'busy',
      entry: 'clearAlert',
      invoke: {
        id: 'creation',
        src: 'creation',
        input: ({ context: { values } }) => {
          const stages = templateWizardStages(values)
          const order = { ...values, name: values.name.trim() }
          return { order, stages, pauses: stages.map(() => STAGE_PAUSE) }
        },
        onDone: [
          {
            guard: { type: 'isKept', params: ({ event }) => event.output },
            target: 'created',
            actions: [{ type: 'setOutcome', params: ({ event }) => event.output }, 'discardDraft'],
          },
          {
            guard: { type: 'isCreated', params: ({ event }) => event.output },
            target: 'notKept',
            actions: { type: 'setOutcome', params: ({ event }) => event.output },
          },
          { target: 'review', actions: { type: 'setOutcome', params: ({ event }) => event.output } },
        ],
        onError: failing('review', 'setFailure'),
      },
    },
    created: {
      entry: { type: 'report', params: ({ context }) => ({ project: context.project }) },
    },
    /** The browser refused to keep the project: it stays on screen, to be downloaded. */
    notKept: {},
  },
})
