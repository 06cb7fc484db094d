import { Stack } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { datasets, sampleDatasets } from '@/entities/dataset/model'
import { SAMPLE_PROFILE } from '@/entities/profile/model'
import { sampleJobs, trainingJobs } from '@/entities/training-job/model'
import { TrainingProvider } from '@/features/train-models'
import { collectionOf } from '@/shared/lib/collection'
import { snapshotAt } from '@/shared/lib/story'
import { AssistantTab } from '../assistant/AssistantTab'
import { AssistantBanner } from './AssistantBanner'
import { FigureCards } from './FigureCards'
import { figuresOf } from './model/figures'
import { endpointCountMachine } from './model/use-endpoint-count'
import { OverviewTab } from './OverviewTab'
import { QuickActions } from './QuickActions'
import { RecentJobs } from './RecentJobs'
import { SystemResources } from './SystemResources'

const NOW = Date.parse('2026-11-22T12:00:00Z')
const now = () => NOW
const jobs = sampleJobs(NOW)

const meta = {
  component: OverviewTab,
  title: 'Pages/AI-ML Platform/Overview',
  args: { userId: SAMPLE_PROFILE.id },
  parameters: { layout: 'padded', path: '/ai-ml-platform' },
  beforeEach: async () => {
    await collectionOf(trainingJobs, SAMPLE_PROFILE.id, now).replace(jobs)
    await collectionOf(datasets, SAMPLE_PROFILE.id, now).replace(sampleDatasets(NOW))
  },
} satisfies Meta<typeof OverviewTab>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  parameters: {
    snapshots: [
      snapshotAt(endpointCountMachine, 'answered', { question: SAMPLE_PROFILE.id, answer: 0, failure: null }),
    ],
  },
  play: async ({ canvas }) => {
    // Thousands of samples are kept when they are first asked for.
    await expect(await canvas.findByText('15,420')).toBeVisible()
    const actions = within(canvas.getByRole('region', { name: 'Quick Actions' })).getAllByRole('link')
    await expect(actions.map((link) => link.getAttribute('href'))).toEqual([
      '/ai-ml-platform?tab=models',
      '/ai-ml-platform/upload-dataset',
      '/ai-ml-platform/api-integration',
      '/ai-ml-platform/deploy-model',
    ])
    await expect(canvas.getByRole('region', { name: 'Recent Training Jobs' })).toHaveTextContent(
      'shelf-detector',
    )
    await expect(canvas.getAllByRole('meter')).toHaveLength(4)
  },
}
/** Everything was taken away: the documented figures less the samples. */
export const NoJob: Story = {
  beforeEach: async () => {
    await collectionOf(trainingJobs, SAMPLE_PROFILE.id, now).replace([])
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^No jobs yet/)).toBeVisible()
    await expect(await canvas.findByText('17')).toBeVisible()
  },
}

const unknown = figuresOf({
  totalModels: { own: 2, samples: 7, initial: 7 },
  activeTraining: 'loading',
  datasets: 'loading',
  deployedModels: 'loading',
  teamMembers: 'error',
  apiCalls: 'error',
})

/** The parts beside the figures, and the tab that the banner opens. */
export const WaysOn: StoryObj = {
  render: () => (
    <Stack gap="6">
      <AssistantBanner />
      <QuickActions />
      <AssistantTab userId={SAMPLE_PROFILE.id} />
    </Stack>
  ),
}
export const FiguresLoadingAndNotRead: StoryObj = { render: () => <FigureCards figures={unknown} /> }
export const JobsLoading: StoryObj = {
  render: () => <RecentJobs jobs={[]} state="loading" onRetry={fn()} />,
}
export const JobsNotRead: StoryObj = { render: () => <RecentJobs jobs={[]} state="error" onRetry={fn()} /> }
export const JobsAlone: StoryObj = {
  render: () => (
    <TrainingProvider userId={SAMPLE_PROFILE.id}>
      <RecentJobs jobs={jobs} state="ready" onRetry={fn()} />
    </TrainingProvider>
  ),
}
export const ResourcesOfEachLevel: StoryObj = {
  render: () => (
    <SystemResources
      resources={[
        { label: 'CPU', percent: 41 },
        { label: 'Memory', percent: 75 },
        { label: 'GPU', percent: 90 },
        { label: 'GPU memory', percent: 100 },
      ]}
    />
  ),
}
