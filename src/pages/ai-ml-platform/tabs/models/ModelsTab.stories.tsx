import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { rendersDuring, withRenders } from '../../../../../tests/support/renders'
import { SAMPLE_PROFILE } from '@/entities/profile/model'
import { ALL_RUNS } from '@/entities/run/model'
import { type StoredJob, sampleJobs, trainingJobs } from '@/entities/training-job/model'
import { TrainingProvider, useTraining } from '@/features/train-models'
import { collectionOf } from '@/shared/lib/collection'
import { Failure } from '@/shared/lib/failure'
import { snapshotAt, storyEnvironment } from '@/shared/lib/story'
import { runListMachine } from '@machines/run-list'
import { KeepNotice } from './KeepNotice'
import { ModelsTab } from './ModelsTab'

const NOW = Date.parse('2026-11-22T12:00:00Z')
const kept = (jobs: readonly StoredJob[]) => async () => {
  await collectionOf(trainingJobs, SAMPLE_PROFILE.id, () => NOW).replace(jobs)
}

const NO_RUNS = snapshotAt(runListMachine, 'ready', {
  query: ALL_RUNS,
  rows: [],
  total: 0,
  exact: true,
  mayChange: true,
  visible: true,
  failure: null,
  stale: false,
})

const meta = {
  component: ModelsTab,
  title: 'Pages/AI-ML Platform/Model training',
  args: { userId: SAMPLE_PROFILE.id },
  parameters: { layout: 'padded', path: '/ai-ml-platform?tab=models', snapshots: [NO_RUNS] },
  beforeEach: kept(sampleJobs(NOW)),
} satisfies Meta<typeof ModelsTab>
export default meta
type Story = StoryObj<typeof meta>

export const Jobs: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'sentiment-classifier' })).toBeVisible()
    await expect(canvas.getByText('Training is simulated. 3 of 3 slots in use, 1 queued.')).toBeVisible()
    await userEvent.selectOptions(canvas.getByLabelText('Status'), 'failed')
    await expect(await canvas.findByText('1 of 7 jobs')).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Search'), 'nothing like it')
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear filters' }))
    await expect(await canvas.findByText('7 sample jobs')).toBeVisible()
  },
}
export const None: Story = {
  beforeEach: kept([]),
  play: async ({ canvas }) =>
    expect(await canvas.findByText('No training jobs yet. Create one to get started.')).toBeVisible(),
}
export const AnUnknownJob: Story = {
  parameters: { path: '/ai-ml-platform?tab=models&open=job-99' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all jobs' }))
    await waitFor(() => expect(canvas.queryByText('This training job is not in your list')).toBeNull())
  },
}
export const OneJob: Story = {
  parameters: { path: '/ai-ml-platform?tab=models&open=job-3' },
  play: async ({ canvas }) => {
    const job = within(await canvas.findByRole('region', { name: 'sentiment-classifier' }))
    await expect(await job.findByRole('slider', { name: /^Accuracy and loss of/ })).toBeInTheDocument()
    await userEvent.click(job.getByRole('button', { name: 'Pause' }))
    await expect(await job.findByText('Paused')).toBeVisible()
    await expect(await job.findByText('Training paused.')).toBeInTheDocument()
    await expect(await canvas.findByText(/sentiment-classifier is paused\./)).toBeInTheDocument()
    // Its place goes to the job that waits.
    await expect(await canvas.findByText('Training is simulated. 3 of 3 slots in use.')).toBeVisible()
    await userEvent.click(job.getByRole('button', { name: 'Resume' }))
    await expect(await job.findByText('Training resumed.')).toBeInTheDocument()
    await userEvent.click(job.getByRole('button', { name: 'Stop' }))
    await expect(await job.findByText('Failed')).toBeVisible()
    await expect(job.queryByRole('button', { name: 'Resume' })).toBeNull()
  },
}
export const Compared: Story = {
  parameters: { path: '/ai-ml-platform?tab=models&compare=job-3,job-4,job-1' },
  play: async ({ canvas }) => {
    const runs = within(await canvas.findByRole('region', { name: '3 runs compared' }))
    await expect(await runs.findByRole('slider', { name: /^Accuracy of/ })).toBeInTheDocument()
    await expect(runs.getByText(/support-transcripts: no completed epoch yet/)).toBeVisible()
    await userEvent.click(runs.getByRole('button', { name: 'Loss' }))
    await expect(await runs.findByRole('slider', { name: /^Loss of/ })).toBeInTheDocument()
  },
}
export const TwoAreSelectedToCompare: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByLabelText('Select sentiment-classifier'))
    await expect(canvas.getByRole('button', { name: 'Compare' })).toHaveAccessibleDescription(
      'Select another job to compare.',
    )
    await userEvent.click(canvas.getByLabelText('Select product-tagger'))
    await userEvent.click(canvas.getByRole('button', { name: 'Compare' }))
    await expect(await canvas.findByRole('region', { name: '2 runs compared' })).toBeVisible()
  },
}
export const TheLogStaysWhereItIsRead: Story = {
  parameters: { path: '/ai-ml-platform?tab=models&open=job-6' },
  play: async ({ canvas }) => {
    const log = await canvas.findByRole('region', { name: 'Log of demand-forecast' })
    await waitFor(() => expect(log.scrollTop).toBeGreaterThan(0))
    log.scrollTop = 0
    await userEvent.click(await canvas.findByRole('button', { name: 'Follow log' }))
    await waitFor(() => expect(log.scrollTop).toBeGreaterThan(0))
    await expect(canvas.queryByRole('button', { name: 'Follow log' })).toBeNull()
  },
}
const FULL =
  'This browser’s storage is full, so it could not save the change. Delete something and try again.'
function Refusing() {
  const { actor } = useTraining()
  return (
    <>
      <button
        type="button"
        onClick={() => actor.send({ type: 'refused', error: new Failure(FULL, 'storage') })}
      >
        Fill the browser
      </button>
      <KeepNotice />
    </>
  )
}
export const NotStored: Story = {
  parameters: { snapshots: [] },
  render: ({ userId }) => (
    <TrainingProvider userId={userId}>
      <Refusing />
    </TrainingProvider>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fill the browser' }))
    await expect(await canvas.findByText('This change will be lost when you close the tab')).toBeVisible()
    await expect(canvas.getByText(FULL)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(canvas.queryByText(FULL)).toBeNull())
  },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const DeletedAndPutBack: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for churn-baseline' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    await expect(await canvas.findByText('churn-baseline was deleted.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(await canvas.findByRole('link', { name: 'churn-baseline' })).toBeVisible()
  },
}

export const ATickDrawsOnlyWhatMoves: Story = {
  decorators: [withRenders],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'sentiment-classifier' })).toBeVisible()
    const row = () => canvas.getByRole('row', { name: /sentiment-classifier/ }).textContent
    const tick = async () => {
      const before = row()
      storyEnvironment()?.clock.advance(1000)
      await waitFor(() => expect(row()).not.toBe(before))
    }
    await tick()
    const drawn = await rendersDuring(tick)
    // Three jobs train, of which two have less than an hour left and say it to the second.
    await expect(drawn).toMatchObject({ JobFigureNow: expect.any(Number) })
    for (const still of [
      'Jobs',
      'JobsTable',
      'DataTable',
      'TableHead',
      'Row',
      'RowLink',
      'JobStatusNow',
      'FilterBar',
    ])
      await expect(drawn, still).not.toHaveProperty(still)
  },
}
