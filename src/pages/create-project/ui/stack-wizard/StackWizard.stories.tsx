import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { DEFAULT_PROJECT_CONFIG, SAMPLE_PROJECTS } from '@/entities/project/model'
import { actorAt, storyAt, walking } from '@/shared/lib/story'
import { type StackWizardContext, stackWizardMachine } from '@machines/create-project-b'
import type { StackWizardActor } from '../../model/use-create-project'
import { CreatedStep } from './CreatedStep'
import { autoSaveAt, creationAt, quietAutoSave, SLOTS } from '../story-kit'
import { StackWizard } from './StackWizard'
import { DetailsStep } from './DetailsStep'
import { EnvironmentStep } from './EnvironmentStep'

const meta = { component: StackWizard, title: 'Pages/Create Project/Stack wizard' } satisfies Meta<
  typeof StackWizard
>
export default meta

const config = { ...DEFAULT_PROJECT_CONFIG, name: 'Night Sky', description: 'Charts of the night sky.' }
const context: StackWizardContext = {
  config,
  draft: null,
  seed: 1,
  touched: [],
  judged: [],
  errors: [],
  refused: null,
  alert: null,
  project: null,
  kept: true,
}
const project = SAMPLE_PROJECTS[0] ?? null
const machine = stackWizardMachine.provide({ actors: { autoSave: quietAutoSave } })
const wizard = (actor: StackWizardActor) => <StackWizard actor={actor} userId="user-1" {...SLOTS} />
const children = { autoSave: autoSaveAt('clean') }
const at = storyAt(machine, context, wizard, children)
const creatingAt = storyAt(machine, context, wizard, {
  ...children,
  creation: creationAt('running.working', { done: 4 }),
})
const empty = { config: DEFAULT_PROJECT_CONFIG }

export const DetailsWithoutAName = at('projectDetails', empty, {
  play: async ({ canvas }) => {
    const next = canvas.getByRole('button', { name: 'Continue' })
    await expect(next).toBeDisabled()
    await expect(next).toHaveAccessibleDescription('Enter a project name')
  },
})
export const Details = at('projectDetails')
export const DescriptionTooLong = at('projectDetails', {
  config: { ...config, description: 'x'.repeat(501) },
  errors: [{ field: 'description', message: 'Description must be less than 500 characters' }],
})
/** The banner names the draft, whatever is typed since. */
export const RestoredDraft = at(
  'projectDetails',
  { draft: { id: 'draft-1', savedAt: 1_790_000_000_000, name: 'Night Sky' } },
  {
    play: async ({ canvas }) => {
      await userEvent.type(canvas.getByLabelText('Project name'), ' two')
      await expect(canvas.getByText(/^Restored draft Night Sky from/)).toBeVisible()
    },
  },
)
export const LinkPartlyUnderstood: StoryObj = {
  render: () => (
    <StackWizard
      actor={actorAt(machine, 'projectDetails', context, children)}
      userId="user-1"
      problems={['frontend "Elm"']}
      {...SLOTS}
    />
  ),
  play: async ({ canvas }) => expect(canvas.getByText('Part of this link could not be read')).toBeVisible(),
}
export const Environment = at('environment')
export const Review = at('review')
export const ReviewRefused = at(
  'review',
  { alert: 'Cannot create project: Email verification required' },
  {
    play: async ({ canvas }) =>
      expect(canvas.getByRole('alert')).toHaveTextContent(
        'Cannot create project: Email verification required',
      ),
  },
)
export const Creating = creatingAt(
  'creating',
  {},
  { play: async ({ canvas }) => expect(canvas.getByText('40%')).toBeVisible() },
)
export const Created = at(
  'created',
  { project },
  {
    play: async ({ canvas }) =>
      expect(canvas.getByRole('link', { name: 'Open Project' })).toHaveAttribute(
        'href',
        '/projects/sample-storefront',
      ),
  },
)
export const CreatedNotStored = at('created', { project, kept: false })
export const CreatedOnAPhone = at('created', { project }, { globals: { viewport: { value: 'phone' } } })

// Stories with interactions.

export const RefusesABadNameAndTakesAGoodOne = walking(
  at('projectDetails', empty, {
    play: async ({ canvas }) => {
      const name = canvas.getByLabelText('Project name')
      await userEvent.type(name, 'a!')
      await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
      await waitFor(() => expect(name).toHaveFocus())
      await expect(name).toBeInvalid()
      await expect(canvas.getByText('Project name must be at least 3 characters')).toBeVisible()
      await userEvent.clear(name)
      await userEvent.type(name, 'Night Sky')
      await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
      await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Environment & Resources')
    },
  }),
)
export const EstimatesWhatWasChosen = walking(
  at(
    'environment',
    {},
    {
      play: async ({ canvas }) => {
        await userEvent.click(canvas.getByRole('radio', { name: /^production/ }))
        await userEvent.selectOptions(canvas.getByLabelText('Memory'), '16')
        await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
        await expect(canvas.getByText('2 vCPUs, 16 GB memory, 20 GB SSD')).toBeVisible()
        await expect(canvas.getByText('8 minutes')).toBeVisible()
      },
    },
  ),
)
export const AsksBeforeItStops = creatingAt(
  'creating',
  {},
  {
    play: async ({ canvas }) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Stop' }))
      await expect(canvas.getByRole('button', { name: 'Keep creating' })).toHaveFocus()
    },
  },
)
export const CreatesAnother = walking(
  at(
    'created',
    { project },
    {
      play: async ({ canvas }) => {
        await userEvent.click(canvas.getByRole('button', { name: 'Create Another' }))
        await expect(canvas.getByLabelText('Project name')).toHaveValue('')
      },
    },
  ),
)

// Each step by itself.

const step = (render: (actor: StackWizardActor) => ReactNode, changes: Partial<StackWizardContext> = {}) =>
  storyAt(machine, { ...context, ...changes }, render, children)
export const StepDetails = step((actor) => <DetailsStep actor={actor} />)('projectDetails')
export const StepEnvironment = step((actor) => <EnvironmentStep actor={actor} />)('environment')
export const StepCreated = step(
  (actor) => <CreatedStep actor={actor} renderDownload={SLOTS.renderDownload} />,
  { project },
)('created')
