import { Button } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { DEFAULT_PROJECT_CONFIG, SAMPLE_PROJECTS } from '@/entities/project/model'
import { storyAt } from '@/shared/lib/story'
import { type CreateProjectBContext, createProjectBMachine } from '@machines/create-project-b'
import { CreatedStep } from './CreatedStep'
import { CreateProjectWizard } from './CreateProjectWizard'
import { CreatingStep } from './CreatingStep'
import { DetailsStep } from './DetailsStep'
import { EnvironmentCard } from './EnvironmentCard'
import { EnvironmentStep } from './EnvironmentStep'
import { ReviewStep } from './ReviewStep'
import { StepBar } from './StepBar'
import { StepHeading } from './StepHeading'

const meta = { component: CreateProjectWizard, title: 'features/create-project' } satisfies Meta<
  typeof CreateProjectWizard
>
export default meta

const config = { ...DEFAULT_PROJECT_CONFIG, name: 'Night Sky', description: 'Charts of the night sky.' }
const context: CreateProjectBContext = {
  config,
  seed: 1,
  fieldError: null,
  alert: null,
  done: 0,
  project: null,
  kept: true,
}
const project = SAMPLE_PROJECTS[0] ?? null
const renderDownload = () => <Button>Download Code</Button>
const at = storyAt(createProjectBMachine, context, (actor) => (
  <CreateProjectWizard actor={actor} renderDownload={renderDownload} />
))

export const Details = at(
  'projectDetails',
  { config: DEFAULT_PROJECT_CONFIG },
  {
    play: async ({ canvas }) => {
      await expect(canvas.getByRole('button', { name: 'Continue' })).toBeDisabled()
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
  fieldError: { field: 'description', message: 'Description must be less than 500 characters' },
})
export const Environment = at(
  'environment',
  {},
  {
    play: async ({ canvas }) => {
      await userEvent.click(canvas.getByRole('radio', { name: /^production/ }))
      await userEvent.selectOptions(canvas.getByLabelText('Memory'), '16')
      await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
      await expect(canvas.getByText('2 vCPU, 16 GB memory, 20 GB SSD')).toBeVisible()
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
export const CheckingAccount = at('creating.checkingAccount')
export const Creating = at(
  'creating.running',
  { done: 4 },
  {
    play: async ({ canvas }) => {
      await expect(canvas.getByText('33%')).toBeVisible()
      await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '33')
      await expect(canvas.getByRole('button', { name: 'Stop' })).toBeEnabled()
    },
  },
)
export const Saving = at('creating.saving', { done: 12 })
export const Created = at(
  'created',
  { done: 12, project },
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
export const CreatedNotKept = at('created', { done: 12, project, kept: false })
export const CreatedOnAPhone = at(
  'created',
  { done: 12, project },
  { globals: { viewport: { value: 'phone' } } },
)

export const StepDetails = storyAt(createProjectBMachine, context, (actor) => <DetailsStep actor={actor} />)(
  'projectDetails',
)
export const StepEnvironment = storyAt(createProjectBMachine, context, (actor) => (
  <EnvironmentStep actor={actor} />
))('environment')
export const StepReview = storyAt(createProjectBMachine, context, (actor) => <ReviewStep actor={actor} />)(
  'review',
)
export const StepCreating = storyAt(createProjectBMachine, context, (actor) => (
  <CreatingStep actor={actor} />
))('creating.running')
export const StepCreated = storyAt(createProjectBMachine, { ...context, project }, (actor) => (
  <CreatedStep actor={actor} renderDownload={renderDownload} />
))('created')
export const CardChosen: StoryObj = {
  render: () => <EnvironmentCard environment="staging" checked onSelect={fn()} />,
}
export const Bar: StoryObj = {
  render: () => <StepBar onBack={fn()} next={{ label: 'Continue', disabled: true }} />,
}
export const Heading: StoryObj = { render: () => <StepHeading>Project Details</StepHeading> }
