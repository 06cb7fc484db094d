import type { Meta, StoryObj } from '@storybook/react-vite'
import { Route, Routes } from 'react-router-dom'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { type RunPage as Page, SAMPLE_ARTIFACTS, SAMPLE_RUN, sampleSeries } from '@/entities/run/model'
import { metricSeriesMachine } from '@/features/run-charts'
import { runRestoreMachine } from '@/features/restore-run'
import { sideBySide, snapshotAt, startContext, storyAt } from '@/shared/lib/story'
import { artifactsMachine } from '../model/use-artifacts'
import { runNameMachine, runNoteMachine, runPageMachine } from '../model/use-run'
import { ChildRuns } from './ChildRuns'
import { Datasets } from './Datasets'
import { KeyValues } from './KeyValues'
import { LatestMetrics } from './LatestMetrics'
import { RunNameDialog, RunNoteDialog } from './RunDialogs'
import { RunFacts } from './RunFacts'
import { RunMetrics } from './RunMetrics'
import { RunAnswer, RunPage } from './RunPage'
import { RunView } from './RunView'
import { Titled } from './Titled'

const child = { ...SAMPLE_RUN, id: 'child', name: 'trial-1', status: 'RUNNING' as const, endedAt: null }
const page: Page = {
  run: SAMPLE_RUN,
  workspaceId: 'own',
  mayChange: true,
  metrics: [
    { key: 'accuracy', value: 0.9431, step: 599, time: SAMPLE_RUN.startedAt },
    { key: 'loss', value: 0.1823, step: 599, time: SAMPLE_RUN.startedAt },
  ],
  datasets: [
    {
      name: 'customers',
      digest: '3a91bc',
      source_type: 'local',
      source: '{"uri":"customers.csv"}',
      context: 'train',
    },
  ],
  children: [child],
}
const series = (metric: string) =>
  snapshotAt(metricSeriesMachine, 'answered', {
    question: { runs: [SAMPLE_RUN.id], metric, axis: 'step' },
    answer: [sampleSeries(SAMPLE_RUN.id)],
    failure: null,
  })
const context = { question: SAMPLE_RUN.id, answer: null, failure: null }
const files = (answer = SAMPLE_ARTIFACTS) => ({
  'run-artifacts': snapshotAt(artifactsMachine, 'answered', { ...context, answer }),
})
const noFiles = files({ total: 0, bytes: 0, files: [] })
const charts = {
  'metric-series:accuracy': series('accuracy'),
  'metric-series:loss': series('loss'),
  ...files(),
}

const meta = {
  title: 'Pages/AI-ML Platform/Run',
  component: RunView,
  args: { page, onChanged: fn() },
  parameters: { layout: 'padded', path: `/ai-ml-platform/runs/${SAMPLE_RUN.id}` },
} satisfies Meta<typeof RunView>
export default meta
type Story = StoryObj<typeof meta>

export const Whole: Story = {
  parameters: { snapshots: charts },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Trained on the October export.')).toBeVisible()
    await expect(await canvas.findByRole('slider', { name: 'loss by step' })).toBeInTheDocument()
    await expect(canvas.getByRole('row', { name: /^lr 0\.01$/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Rename' }))
    const dialog = await screen.findByRole('dialog', { name: 'Rename the run' })
    await waitFor(() => expect(dialog).toBeVisible())
  },
}
export const OnAPhone: Story = {
  parameters: { snapshots: charts },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    ;(await canvas.findByRole('slider', { name: 'accuracy by step' })).scrollIntoView()
    await canvas.findByRole('slider', { name: 'loss by step' })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
const test = { key: 'test_f1', value: 0.925, step: 0, time: SAMPLE_RUN.startedAt }
/** A metric with one value has no curve: its value is in the table, its chart is drawn on request. */
export const SingleValues: Story = {
  args: { page: { ...page, metrics: [...page.metrics, test] } },
  parameters: { snapshots: { ...charts, 'metric-series:test_f1': series('test_f1') } },
  play: async ({ canvas }) => {
    await canvas.findByRole('slider', { name: 'loss by step' })
    await expect(canvas.queryByRole('slider', { name: 'test_f1 by step' })).toBeNull()
    await expect(canvas.getByRole('row', { name: /^test_f1 0\.925/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Draw its chart' }))
    const whole = await canvas.findByRole('slider', { name: 'test_f1 by step' })
    await waitFor(() => expect(whole).toBeVisible())
    await expect(canvas.getByRole('button', { name: 'Hide its chart' })).toHaveFocus()
  },
}
export const OnlySingleValues: Story = {
  args: { page: { ...page, metrics: [test, { ...test, key: 'test_auc' }] } },
  parameters: { snapshots: files() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^2 metrics have no further steps/)).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Metrics' })).toBeVisible()
  },
}
/** Of a run that goes on, a metric has a chart from its first value. */
export const FirstValueOfARunningRun: Story = {
  parameters: { snapshots: { 'metric-series:test_f1': series('test_f1') } },
  render: () => <RunMetrics run={{ ...child, id: SAMPLE_RUN.id }} metrics={[test]} followed />,
  play: async ({ canvas }) => {
    await canvas.findByRole('slider', { name: 'test_f1 by step' })
    await expect(canvas.queryByText(/no further steps/)).toBeNull()
  },
}
const nothing: Page = {
  run: { ...SAMPLE_RUN, tags: {}, params: {} },
  workspaceId: 'own',
  mayChange: false,
  metrics: [],
  datasets: [],
  children: [],
}
export const NothingLogged: Story = {
  args: { page: nothing },
  parameters: { snapshots: noFiles },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No files were logged.')).toBeVisible()
    await expect(canvas.getByText(/^No metrics yet/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Delete' })).toBeNull()
  },
}
export const Deleted: Story = {
  args: { page: { ...nothing, mayChange: true, run: { ...nothing.run, isDeleted: true } } },
  parameters: { snapshots: noFiles },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: 'Restore' })).toBeVisible(),
}
export const NotRestored: Story = {
  args: Deleted.args,
  parameters: {
    snapshots: {
      ...noFiles,
      'run-restore': snapshotAt(runRestoreMachine, 'failed', {
        ...context,
        failure: { message: 'Network connection error.', kind: 'network' },
      }),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Network connection error.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Restore' })).toBeVisible()
  },
}
const at = storyAt(runPageMachine, context, (actor) => <RunAnswer actor={actor} />)
export const WithoutARun = sideBySide(meta, {
  Loading: at('asking'),
  NotFound: at('answered'),
  Failed: at('failed', { failure: { message: 'Network connection error.', kind: 'network' } }),
})
export const ByItsAddress: Story = {
  parameters: {
    snapshots: {
      'run-page': snapshotAt(runPageMachine, 'answered', { ...context, answer: nothing }),
      ...noFiles,
    },
  },
  render: () => (
    <Routes>
      <Route path="/ai-ml-platform/runs/:id" element={<RunPage />} />
    </Routes>
  ),
}
export const Parts: Story = {
  render: () => (
    <Titled title="Parts">
      <RunFacts run={child} />
      <KeyValues label="Parameters" none="None" rows={[['lr', '0.1']]} />
      <LatestMetrics metrics={page.metrics} />
      <Datasets datasets={[]} />
      <ChildRuns runs={[child]} />
    </Titled>
  ),
}
const named = storyAt(runNameMachine, startContext(runNameMachine, { subject: undefined }), (actor) => (
  <RunNameDialog actor={actor} />
))
export const Renames = named('editing')
const noted = storyAt(runNoteMachine, startContext(runNoteMachine, { subject: undefined }), (actor) => (
  <RunNoteDialog actor={actor} />
))
export const Notes = noted('editing')
