import { Stack } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { SAMPLE_PROFILE } from '@/entities/profile/model'
import { type StoredJob, sampleJobs, trainingJobs } from '@/entities/training-job/model'
import { TrainingProvider, useTraining } from '@/features/train-models'
import { collectionOf } from '@/shared/lib/collection'
import { StateGrid } from '@/shared/lib/story'
import CompareChart from './CompareChart'
import { CompareRuns } from './CompareRuns'
import JobCharts from './JobCharts'
import { JobDetail } from './JobDetail'
import { JobLog } from './JobLog'
import { Jobs } from './Jobs'
import { JobsTable } from './JobsTable'
import { SelectionBar } from './SelectionBar'

const NOW = Date.parse('2026-11-22T12:00:00Z')
const samples = sampleJobs(NOW)

/** The samples of this status, as the running list knows them. */
function Listed({ children }: { children: (jobs: readonly StoredJob[]) => React.ReactNode }) {
  const { entries } = useTraining()
  return entries.length === samples.length ? children(entries) : null
}

const meta = {
  title: 'Pages/AI-ML Platform/Job parts',
  parameters: { layout: 'padded', path: '/ai-ml-platform?tab=models' },
  beforeEach: async () => {
    await collectionOf(trainingJobs, SAMPLE_PROFILE.id, () => NOW).replace(samples)
  },
  decorators: [
    (Story) => (
      <TrainingProvider userId={SAMPLE_PROFILE.id}>
        <Story />
      </TrainingProvider>
    ),
  ],
} satisfies Meta
export default meta
type Story = StoryObj

const shown = (render: (jobs: readonly StoredJob[]) => React.ReactNode): Story => ({
  render: () => <Listed>{render}</Listed>,
})
const ofStatus = (jobs: readonly StoredJob[], status: StoredJob['status']) =>
  jobs.find((job) => job.status === status) as StoredJob

export const List: Story = {
  render: () => <Jobs />,
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: 'sentiment-classifier' })).toBeVisible(),
}
const act = {
  none: true,
  selection: {},
  onSelectionChange: fn(),
  actions: () => [],
  onOpen: fn(),
  collection: { retry: fn(), raw: fn(async () => ({ entries: [], lost: 0 })) },
  onClear: fn(),
}
export const NoTable: Story = {
  render: () => (
    <Stack gap="8">
      <JobsTable {...act} jobs={[]} state="loading" />
      <JobsTable {...act} jobs={[]} state="ready" />
      <JobsTable {...act} jobs={[]} state="ready" none={false} />
      <JobsTable {...act} jobs={[]} state="error" />
    </Stack>
  ),
}
export const Training = shown((jobs) => <JobDetail job={ofStatus(jobs, 'training')} />)
export const Queued = shown((jobs) => <JobDetail job={ofStatus(jobs, 'queued')} />)
export const Curves = shown((jobs) => <JobCharts job={ofStatus(jobs, 'completed')} />)
export const Log = shown((jobs) => <JobLog job={ofStatus(jobs, 'failed')} />)
const finished = (jobs: readonly StoredJob[]) =>
  jobs.filter(({ startTime }) => startTime !== null).slice(0, 3)
export const Compared = shown((jobs) => (
  <CompareRuns jobs={[...finished(jobs), ofStatus(jobs, 'queued')]} metric="accuracy" onChoose={fn()} />
))
export const OneMetric = shown((jobs) => <CompareChart jobs={finished(jobs)} metric="loss" />)
export const Selections: Story = {
  render: () => (
    <StateGrid label="Selections" rows={{ selected: true }} states={{ one: 1, two: 2, many: 12 }}>
      {(_, count) => (
        <div style={{ width: '24rem' }}>
          <SelectionBar count={count} onCompare={fn()} onExport={fn()} onClear={fn()} />
        </div>
      )}
    </StateGrid>
  ),
}
