import type { Meta } from '@storybook/react-vite'
import { expect, fireEvent } from 'storybook/test'
import {
  type Canvas,
  expectField,
  fill,
  press,
  type View,
  viewMatchesMachine,
} from '../../../../../tests/support/view-matches-machine'
import {
  EMPTY_TEMPLATE_WIZARD,
  OWN_STACK,
  type Project,
  type ProjectTemplate,
  SAMPLE_PROJECTS,
  templatesFor,
} from '@/entities/project/model'
import { Failure } from '@/shared/lib/failure'
import { type TemplateWizardContext, templateWizardMachine } from '@machines/create-project-a'
import { SLOTS } from '../story-kit'
import { TemplateWizard } from './TemplateWizard'

const meta = {
  component: TemplateWizard,
  title: 'Pages/Create Project/Template wizard paths',
} satisfies Meta<typeof TemplateWizard>
export default meta

const [project] = SAMPLE_PROJECTS as [Project]
const [template] = templatesFor('web-app') as [ProjectTemplate]
const draft = {
  wizard: 'a' as const,
  id: 'draft-1',
  savedAt: 1,
  values: { ...EMPTY_TEMPLATE_WIZARD, name: 'Night Sky', type: 'web-app' as const, template },
}
const ada = { name: 'Ada', email: 'ada@example.org' }

const step = (canvas: Canvas, title: string) =>
  expect(canvas.getByRole('heading', { name: title })).toBeVisible()
const radio = (canvas: Canvas, name: string) =>
  canvas.getByRole<HTMLInputElement>('radio', { name: new RegExp(`^${name}`) })

/** The screen shows every error, and the field that blocked the step has the focus. */
function judged(canvas: Canvas, { errors, refused }: TemplateWizardContext) {
  for (const { message } of errors) expect(canvas.getByText(message)).toBeVisible()
  if (refused) expect(canvas.getByRole('alert')).toHaveTextContent(refused.message)
  if (refused) expect(document.activeElement).toHaveAttribute('name', refused.field)
}

const view: View<typeof templateWizardMachine> = {
  input: { values: EMPTY_TEMPLATE_WIZARD, draft: null, seed: 7 },
  children: ['creation', 'autoSave'],
  events: [
    { type: 'details.change', field: 'name', value: 'Night Sky' },
    { type: 'details.change', field: 'name', value: 'ab' },
    { type: 'field.leave', field: 'name' },
    { type: 'type.select', projectType: 'web-app' },
    { type: 'visibility.select', visibility: 'public' },
    { type: 'repository.change', repository: { name: 'night-sky' } },
    { type: 'template.select', template },
    { type: 'template.select', template: OWN_STACK },
    { type: 'skip' },
    { type: 'stack.select', stack: { backend: 'Go' } },
    { type: 'member.change', member: ada },
    { type: 'member.add' },
    { type: 'member.remove', id: 'member-1' },
    { type: 'tool.toggle', id: 'testing' },
    { type: 'continue' },
    { type: 'back' },
    { type: 'create' },
    { type: 'resume', draft },
    { type: 'startOver' },
  ],
  also: [[{ type: 'continue' }]],
  answers: {
    creation: {
      done: [
        { project, kept: true, alert: null },
        { project, kept: false, alert: null },
        { project: null, kept: false, alert: 'Cannot create project: Email verification required' },
      ],
      error: [new Failure('broken')],
    },
  },
  key: ({ context: { values, member } }) => [
    values.name,
    values.type,
    values.template?.id,
    member.name,
    values.teamMembers.length > 0,
  ],
  render: (actor) => <TemplateWizard actor={actor} userId="user-1" {...SLOTS} />,
  gestures: {
    'details.change': (canvas, { value }) => fill(canvas.getByLabelText('Project name'), value),
    'field.leave': (canvas) => fireEvent.blur(canvas.getByLabelText('Project name')),
    'type.select': (canvas) => fireEvent.click(radio(canvas, 'Web app')),
    'visibility.select': (canvas) => fireEvent.click(radio(canvas, 'Public')),
    'repository.change': (canvas, { repository }) =>
      fill(canvas.getByLabelText('Repository name'), repository.name ?? ''),
    'template.select': (canvas, event) => fireEvent.click(radio(canvas, event.template.name)),
    'stack.select': (canvas, { stack }) => {
      fireEvent.click(canvas.getByRole('tab', { name: 'Select Backend' }))
      fireEvent.click(radio(canvas, stack.backend ?? ''))
    },
    skip: (canvas) => press(canvas, 'Skip to review'),
    'member.change': (canvas, { member }) => {
      fill(canvas.getByLabelText('Member name'), member.name ?? '')
      fill(canvas.getByLabelText('Member email'), member.email ?? '')
    },
    'member.add': (canvas) => press(canvas, 'Add Member'),
    'member.remove': (canvas) => press(canvas, `Remove ${ada.name}`),
    'tool.toggle': (canvas) => fireEvent.click(canvas.getByRole('checkbox', { name: /^Testing/ })),
    continue: (canvas) => press(canvas, 'Continue'),
    back: (canvas) => press(canvas, 'Back'),
    create: (canvas) => press(canvas, 'Create Project'),
    startOver: (canvas) => press(canvas, 'Start over'),
    resume: 'elsewhere',
  },
  // The screen does not offer a choice that is already made, or the removal of a member who is not in the team.
  offers: ({ values, draft: restored }, event) => {
    if (event.type === 'type.select') return values.type !== event.projectType
    if (event.type === 'visibility.select') return values.visibility !== event.visibility
    if (event.type === 'template.select') return values.template?.id !== event.template.id
    if (event.type === 'stack.select')
      return values.template?.id === OWN_STACK.id && values.stack.backend !== event.stack.backend
    if (event.type === 'member.remove') return values.teamMembers.some(({ id }) => id === event.id)
    return event.type !== 'startOver' || restored !== null
  },
  shows: {
    projectDetails: (canvas, context) => {
      const { values, errors } = context
      step(canvas, 'Project Details')
      expectField(canvas.getByLabelText('Project name'), {
        value: values.name,
        error: errors.find(({ field }) => field === 'name')?.message,
        locked: false,
      })
      expect(radio(canvas, 'Web app').checked).toBe(values.type === 'web-app')
      expect(radio(canvas, 'Public').checked).toBe(values.visibility === 'public')
      expect(canvas.getByLabelText('Repository name')).toHaveValue(values.repository.name)
      judged(canvas, context)
    },
    'templateSelection.loading': (canvas) => {
      step(canvas, 'Template Selection')
      expect(canvas.getByText('Analyzing templates for: Web app')).toBeVisible()
    },
    'templateSelection.ready': (canvas, context) => {
      step(canvas, 'Template Selection')
      for (const { id, name } of context.templates)
        expect(radio(canvas, name).checked).toBe(context.values.template?.id === id)
      judged(canvas, context)
    },
    team: (canvas, { values, member }) => {
      step(canvas, 'Team & Collaboration')
      expect(canvas.getByLabelText('Member name')).toHaveValue(member.name)
      expect(canvas.getByLabelText('Member email')).toHaveValue(member.email)
      expect(canvas.queryAllByRole('button', { name: /^Remove / })).toHaveLength(values.teamMembers.length)
      expect(canvas.getByRole('button', { name: 'Add Member' }).matches(':disabled')).toBe(!member.name)
    },
    aiTools: (canvas, { values }) => {
      step(canvas, 'AI Tools & Features')
      const testing = canvas.getByRole<HTMLInputElement>('checkbox', { name: /^Testing/ })
      expect(testing.checked).toBe(values.aiTools.includes('testing'))
    },
    review: (canvas, { values, alert }) => {
      step(canvas, 'Review & Create')
      expect(canvas.getByText(values.name)).toBeVisible()
      if (alert) expect(canvas.getByRole('alert')).toHaveTextContent(alert)
      else expect(canvas.queryByRole('alert')).toBeNull()
    },
    creating: (canvas) => {
      step(canvas, 'Creating your project')
      expect(canvas.getByRole('progressbar')).toBeVisible()
    },
    // The page goes on to the new project.
    created: (canvas) => expect(canvas.queryByRole('button', { name: 'Create Project' })).toBeNull(),
    notKept: (canvas) => {
      step(canvas, 'Project created')
      expect(canvas.getByText('This browser could not save the project')).toBeVisible()
    },
  },
}

export const Paths = viewMatchesMachine(templateWizardMachine, view)
