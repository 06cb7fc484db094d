import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import {
  EMPTY_MEMBER,
  EMPTY_TEMPLATE_WIZARD,
  OWN_STACK,
  type Project,
  SAMPLE_PROJECTS,
  templatesFor,
  type TemplateWizardValues,
} from '@/entities/project/model'
import { SAMPLE_PROFILE } from '@/entities/profile/model'
import { exampleService, WorkspaceServiceProvider } from '@/entities/workspace'
import { chosenWorkspace } from '@/entities/workspace/model'
import { browserStorage } from '@/shared/lib/browser-storage'
import { forUser } from '@/shared/lib/storage'
import { storyAt, walking } from '@/shared/lib/story'
import { type TemplateWizardContext, templateWizardMachine } from '@machines/create-project-a'
import type { TemplateWizardActor } from '../../model/use-create-project'
import { autoSaveAt, creationAt, quietAutoSave, SLOTS } from '../story-kit'
import { WizardShell } from '../shell/WizardShell'
import { AiToolsStep } from './AiToolsStep'
import { TemplateWizard } from './TemplateWizard'
import { DetailsStep } from './DetailsStep'
import { InviteMembers } from './InviteMembers'
import { NotStoredStep } from './NotStoredStep'
import { TeamStep } from './TeamStep'
import { TemplateStep } from './TemplateStep'

const meta = { component: TemplateWizard, title: 'Pages/Create Project/Template wizard' } satisfies Meta<
  typeof TemplateWizard
>
export default meta

const [template] = templatesFor('web-app')
const values: TemplateWizardValues = {
  ...EMPTY_TEMPLATE_WIZARD,
  name: 'Night Sky',
  description: 'Charts of the night sky.',
  type: 'web-app',
  template: template ?? null,
  teamMembers: [{ id: 'member-1', name: 'Ada', email: 'ada@example.org', role: 'Developer' }],
}
const [project] = SAMPLE_PROJECTS as [Project]
const context: TemplateWizardContext = {
  values,
  draft: null,
  seed: 1,
  touched: [],
  judged: [],
  errors: [],
  refused: null,
  alert: null,
  templates: templatesFor('web-app'),
  member: EMPTY_MEMBER,
  project: null,
}
const machine = templateWizardMachine.provide({
  actors: { autoSave: quietAutoSave },
  actions: { report: () => undefined },
})
const wizard = (actor: TemplateWizardActor) => <TemplateWizard actor={actor} userId="user-1" {...SLOTS} />
const children = { autoSave: autoSaveAt('clean') }
const at = storyAt(machine, context, wizard, children)
const creatingAt = storyAt(machine, context, wizard, {
  ...children,
  creation: creationAt('running.working', { done: 4 }),
})
const empty = { values: EMPTY_TEMPLATE_WIZARD }
const undecided = { values: { ...values, template: null } }
const alone = { values: { ...values, teamMembers: [] } }

export const ProjectDetails = at('projectDetails', empty)
export const ProjectDetailsRefused = at('projectDetails', {
  ...empty,
  errors: [
    { field: 'name', message: 'Project name is required' },
    { field: 'type', message: 'Please select a project type' },
  ],
})
export const NameRefused = at('projectDetails', {
  values: { ...values, name: '../../x' },
  errors: [
    {
      field: 'name',
      message: 'Project name can only contain letters, numbers, spaces, hyphens, and underscores',
    },
  ],
})
/** The banner names the draft, whatever is typed since. */
export const RestoredDraft = at(
  'projectDetails',
  { draft: { id: 'draft-1', savedAt: 1_768_467_900_000, name: 'Night Sky' } },
  {
    play: async ({ canvas }) => {
      await userEvent.type(canvas.getByLabelText('Project name'), ' two')
      await expect(canvas.getByText(/^Restored draft Night Sky from/)).toBeVisible()
    },
  },
)
export const BeginsAtTheName = at(
  'projectDetails',
  {},
  { play: async ({ canvas }) => expect(canvas.getByLabelText('Project name')).toHaveFocus() },
)
export const TemplatesLoading = at(
  'templateSelection.loading',
  { templates: [] },
  {
    play: async ({ canvas }) => {
      const next = canvas.getByRole('button', { name: 'Continue' })
      await expect(next).toHaveAttribute('aria-disabled', 'true')
      await expect(next).toHaveAccessibleDescription('Templates are loading')
    },
  },
)
export const Templates = at('templateSelection.ready', undecided)
export const Team = at('team')
export const TeamEmpty = at('team', alone)
export const AiTools = at('aiTools')
export const Review = at('review')
export const ReviewRefused = at(
  'review',
  { alert: 'Cannot create project: Account is locked' },
  {
    play: async ({ canvas }) =>
      expect(canvas.getByRole('alert')).toHaveTextContent('Cannot create project: Account is locked'),
  },
)
export const Creating = creatingAt(
  'creating',
  {},
  { play: async ({ canvas }) => expect(canvas.getByText('40%')).toBeVisible() },
)
export const Created = at('created', { project })
export const NotStored = at(
  'notKept',
  { project },
  {
    play: async ({ canvas }) =>
      expect(canvas.getByText('This browser could not save the project')).toBeVisible(),
  },
)
export const OnAPhone = at('projectDetails', {}, { globals: { viewport: { value: 'phone' } } })
export const ReviewOfLongAndForeignNames = at(
  'review',
  { values: { ...values, name: 'N'.repeat(200), description: 'مشروع 🌌 '.repeat(40) } },
  { globals: { viewport: { value: 'phone' } } },
)

// Stories with interactions.

type Play = NonNullable<StoryObj['play']>
const press = (canvas: Parameters<Play>[0]['canvas'], name: string) =>
  userEvent.click(canvas.getByRole('button', { name }))

export const EveryFieldSaysItsErrorAndTheFirstIsFocused = at('projectDetails', empty, {
  play: async ({ canvas }) => {
    await press(canvas, 'Continue')
    await waitFor(() => expect(canvas.getByLabelText('Project name')).toHaveFocus())
    await expect(canvas.getByRole('alert')).toHaveTextContent('Project name is required')
    await expect(canvas.getByText('Please select a project type')).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Project name'), 'Night Sky')
    await press(canvas, 'Continue')
    await waitFor(() => expect(canvas.getByRole('radio', { name: /^Web app/ })).toHaveFocus())
  },
})
export const AnalyzesTemplatesForTheType = walking(
  at('projectDetails', undecided, {
    play: async ({ canvas }) => {
      await press(canvas, 'Continue')
      await expect(canvas.getByText('Analyzing templates for: Web app')).toBeVisible()
    },
  }),
)
export const AsksForATemplate = walking(
  at('templateSelection.ready', undecided, {
    play: async ({ canvas }) => {
      await press(canvas, 'Continue')
      await expect(canvas.getByText('Please select a template')).toBeVisible()
      await userEvent.click(canvas.getByRole('radio', { name: /^React Dashboard/ }))
      await press(canvas, 'Continue')
      await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Team & Collaboration')
    },
  }),
)
export const AddsAMemberAndGoesBackByKeyboard = walking(
  at('team', alone, {
    play: async ({ canvas }) => {
      await userEvent.type(canvas.getByLabelText('Member name'), 'Ada')
      await userEvent.type(canvas.getByLabelText('Member email'), 'ada@example.org')
      await userEvent.selectOptions(canvas.getByLabelText('Role'), 'DevOps')
      await press(canvas, 'Add Member')
      await expect(canvas.getByRole('list', { name: 'Team members' })).toHaveTextContent(
        'ada@example.org · DevOps',
      )
      await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}')
      await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Template Selection')
    },
  }),
)
export const SwitchesAToolOn = walking(
  at(
    'aiTools',
    {},
    {
      play: async ({ canvas }) => {
        await userEvent.click(canvas.getByRole('checkbox', { name: /^Testing/ }))
        await expect(canvas.getAllByRole('checkbox', { name: /./, checked: true })).toHaveLength(6)
        await press(canvas, 'Continue')
        await expect(canvas.getByText(/Documentation, Testing/)).toBeVisible()
      },
    },
  ),
)
export const AsksBeforeItStops = creatingAt(
  'creating',
  {},
  {
    play: async ({ canvas }) => {
      await press(canvas, 'Stop')
      await expect(canvas.getByRole('button', { name: 'Keep creating' })).toHaveFocus()
    },
  },
)

// Each step by itself.

const step = (render: (actor: TemplateWizardActor) => ReactNode) =>
  storyAt(machine, context, render, children)
export const StepDetails = step((actor) => <DetailsStep actor={actor} />)('projectDetails')
export const StepTemplates = step((actor) => <TemplateStep actor={actor} />)('templateSelection.ready')
export const StepTeam = step((actor) => <TeamStep actor={actor} userId="user-1" />)('team')
export const StepAiTools = step((actor) => <AiToolsStep actor={actor} />)('aiTools')
export const StepNotStored: StoryObj = {
  render: () => <NotStoredStep project={project} renderDownload={SLOTS.renderDownload} />,
}

/** The questions of the configurator, in place. */
export const TakesItsOwnStack = walking(
  at(
    'templateSelection.ready',
    { values: { ...values, template: OWN_STACK }, templates: [...templatesFor('web-app'), OWN_STACK] },
    {
      play: async ({ canvas }) => {
        const stack = canvas.getByRole('region', { name: 'Your own stack' })
        await userEvent.click(within(stack).getByRole('tab', { name: 'Select Database' }))
        await userEvent.click(within(stack).getByRole('radio', { name: /^Redis/ }))
        await expect(within(stack).getByRole('status')).toHaveTextContent('React / Node.js / Redis')
        await userEvent.click(within(stack).getByRole('tab', { name: 'Configure Features' }))
        await userEvent.click(within(stack).getByRole('checkbox', { name: /^AI integration/ }))
        await expect(within(stack).getByRole('checkbox', { name: /^AI integration/ })).not.toBeChecked()
        await userEvent.click(canvas.getByRole('button', { name: 'Skip to review' }))
        await expect(canvas.getByText('React, Node.js, Redis')).toBeVisible()
        await expect(canvas.getByText(/^Authentication, API endpoints, Tests, Deployment/)).toBeVisible()
      },
    },
  ),
)
export const ShellAroundAStep = storyAt(
  machine,
  context,
  (actor) => (
    <WizardShell
      {...SLOTS}
      actor={actor}
      wizard="a"
      userId="user-1"
      lead={null}
      steps={['Details', 'Review']}
      questions={2}
      current={0}
      name="Night Sky"
      link=""
      source={null}
    >
      The step.
    </WizardShell>
  ),
  children,
)(
  'projectDetails',
  {},
  {
    play: async ({ canvas }) => expect(canvas.getByText('The step.')).toBeVisible(),
  },
)

const userId = SAMPLE_PROFILE.id
const sharedTeam = exampleService({ userId })
/** In a shared workspace whose team the user manages. */
export const MembersAreInvited: StoryObj = {
  beforeEach: () => {
    const chosen = forUser(chosenWorkspace, userId)
    browserStorage.write(chosen, { id: 'sky', name: 'Night Sky' })
    return () => browserStorage.remove(chosen)
  },
  render: () => (
    <WorkspaceServiceProvider service={sharedTeam}>
      <InviteMembers userId={userId} members={values.teamMembers} />
    </WorkspaceServiceProvider>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Invite 1 member' }))
    await expect(await canvas.findByText('ada@example.org: Invited.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /Invite/ })).toBeNull()
  },
}
export const MembersAreNotInvited: StoryObj = {
  render: () => <InviteMembers userId="user-1" members={values.teamMembers} />,
  play: async ({ canvas }) => expect(await canvas.findByText(/No invitation is sent/)).toBeVisible(),
}
