import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, userEvent } from 'storybook/test'
import { DEFAULT_PROJECT_CONFIG, SAMPLE_PROJECTS } from '@/entities/project/model'
import { actorAt, storyAt } from '@/shared/lib/story'
import { type CreateProjectBContext, createProjectBMachine } from '@machines/create-project-b'
import type { CreateProjectBActor } from '../../model/use-create-project'
import { CreatedStep } from './CreatedStep'
import { autoSaveAt, creationAt, quietAutoSave, SLOTS } from '../story-kit'
import { CreateProjectBWizard } from './CreateProjectBWizard'
import { DetailsStep } from './DetailsStep'
import { EnvironmentStep } from './EnvironmentStep'

const meta = { component: CreateProjectBWizard, title: 'Pages/Create Project/Wizard B' } satisfies Meta<
  typeof CreateProjectBWizard
>
export default meta

const config = { ...DEFAULT_PROJECT_CONFIG, name: 'Night Sky', description: 'Charts of the night sky.' }
const context: CreateProjectBContext = {
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
const machine = createProjectBMachine.provide({ actors: { autoSave: quietAutoSave } })
const at = storyAt(
  machine,
  context,
  (actor) => <CreateProjectBWizard actor={actor} userId="user-1" {...SLOTS} />,
  { autoSave: autoSaveAt('clean') },
)

export const Details = at(
  'projectDetails',
  { config: DEFAULT_PROJECT_CONFIG },
  {
    play: async ({ canvas }) => {
      await expect(canvas.getByRole('button', { name: 'Continue' })).toBeDisabled()
      await expect(canvas.getByText('A project name is needed first.')).toBeVisible()
      await userEvent.type(canvas.getByLabelText('Project Name'), 'a!')
      await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
      await expect(canvas.getByLabelText('Project Name')).toBeInvalid()
      await expect(canvas.getByText('Project name must be at least 3 characters')).toBeVisible()
      await userEvent.clear(canvas.getByLabelText('Project Name'))
      await userEvent.type(canvas.getByLabelText('Project Name'), 'Night Sky')
      await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
      await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Environment & Resources')
    },
  },
)
export const DescriptionTooLong = at('projectDetails', {
  config: { ...config, description: 'x'.repeat(501) },
  errors: [{ field: 'description', message: 'Description must be less than 500 characters' }],
})
export const Environment = at(
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
)
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
const creatingAt = storyAt(
  machine,
  context,
  (actor) => <CreateProjectBWizard actor={actor} userId="user-1" {...SLOTS} />,
  { autoSave: autoSaveAt('clean'), creation: creationAt('running.working', { done: 4 }) },
)
export const Creating = creatingAt(
  'creating',
  {},
  {
    play: async ({ canvas }) => {
      await expect(canvas.getByText('40%')).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Stop' }))
      await expect(canvas.getByRole('button', { name: 'Keep creating' })).toHaveFocus()
    },
  },
)
export const Created = at(
  'created',
  { project },
  {
    play: async ({ canvas }) => {
      await expect(canvas.getByRole('link', { name: 'Open Project' })).toHaveAttribute(
        'href',
        '/projects/sample-storefront',
      )
      await userEvent.click(canvas.getByRole('button', { name: 'Create Another' }))
      await expect(canvas.getByLabelText('Project Name')).toHaveValue('')
    },
  },
)
export const CreatedNotKept = at('created', { project, kept: false })
export const CreatedOnAPhone = at('created', { project }, { globals: { viewport: { value: 'phone' } } })

export const RestoredDraft = at('projectDetails', { draft: { id: 'draft-1', savedAt: 1_790_000_000_000 } })
export const LinkPartlyUnderstood: StoryObj = {
  render: () => (
    <CreateProjectBWizard
      actor={actorAt(machine, 'projectDetails', context, { autoSave: autoSaveAt('clean') })}
      userId="user-1"
      problems={['frontend "Elm"']}
      {...SLOTS}
    />
  ),
  play: async ({ canvas }) => expect(canvas.getByText('Part of this link was not understood')).toBeVisible(),
}

const step = (
  render: (actor: CreateProjectBActor) => ReactNode,
  changes: Partial<CreateProjectBContext> = {},
) => storyAt(machine, { ...context, ...changes }, render, { autoSave: autoSaveAt('clean') })
export const StepDetails = step((actor) => <DetailsStep actor={actor} />)('projectDetails')
export const StepEnvironment = step((actor) => <EnvironmentStep actor={actor} />)('environment')
export const StepCreated = step(
  (actor) => <CreatedStep actor={actor} renderDownload={SLOTS.renderDownload} />,
  { project },
)('created')
