import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { SAMPLE_RUN, sampleSeries } from '@/entities/run/model'
import { metricSeriesMachine } from '@/features/run-charts'
import { sideBySide, snapshotAt, storyAt } from '@/shared/lib/story'
import { dimensionsOf } from '../model/dimensions'
import { comparedRunsMachine } from '../model/use-compared-runs'
import { ComparedRuns, CompareRunsPage } from './CompareRunsPage'
import { Differences } from './Differences'
import { ParallelCoordinates } from './ParallelCoordinates'
import { PlotTable } from './PlotTable'
import { RunPlots } from './RunPlots'
import { ScatterPlot } from './ScatterPlot'

const other = {
  ...SAMPLE_RUN,
  id: 'other',
  name: 'brave-owl-7',
  params: { ...SAMPLE_RUN.params, lr: '0.1' },
  metrics: { loss: 0.31 },
}
const runs = [SAMPLE_RUN, other]
const question = runs.map(({ id }) => id)
const context = { question, answer: null, failure: null }
const charts = Object.fromEntries(
  ['accuracy', 'f1', 'loss'].map((metric) => [
    `metric-series:${metric}`,
    snapshotAt(metricSeriesMachine, 'answered', {
      question: { runs: question, metric, axis: 'step' as const },
      answer: [sampleSeries(SAMPLE_RUN.id), sampleSeries(other.id, 0.4, 40)],
      failure: null,
    }),
  ]),
)

const meta = {
  title: 'Pages/AI-ML Platform/Compare runs',
  parameters: { layout: 'padded', path: `/ai-ml-platform/runs/compare?runs=${question.join(',')}` },
} satisfies Meta
export default meta
type Story = StoryObj

export const TwoRuns: Story = {
  parameters: {
    snapshots: {
      ...charts,
      'compared-runs': snapshotAt(comparedRunsMachine, 'answered', { ...context, answer: runs }),
    },
  },
  render: () => <CompareRunsPage />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /^lr Parameter 0\.01 0\.1$/ })).toBeVisible()
    await expect(canvas.queryByRole('row', { name: /^batch_size/ })).toBeNull()
    await userEvent.click(canvas.getByLabelText(/^Show what is the same too/))
    await expect(canvas.getByRole('row', { name: /^batch_size Parameter 64 64$/ })).toBeVisible()
    canvas.getByRole('heading', { name: 'Metrics' }).scrollIntoView()
    for (const metric of Object.keys(charts)) {
      const chart = await canvas.findByRole('slider', { name: `${metric.split(':')[1]} of 2 runs by step` })
      chart.scrollIntoView()
    }
  },
}

const many = Array.from({ length: 100 }, (_, at) => ({
  ...SAMPLE_RUN,
  id: `run-${at}`,
  name: `run ${at}`,
  params: {
    lr: `${(at % 10) / 10}`,
    optimizer: at % 3 ? 'adam' : 'sgd',
    batch_size: `${16 * (1 + (at % 4))}`,
  },
  metrics: { loss: Math.abs(Math.sin(at)), accuracy: Math.abs(Math.cos(at)), f1: at / 100 },
}))
export const HundredRuns: Story = {
  parameters: { path: '/ai-ml-platform/runs/compare?axis=param:lr&axis=metric:loss&x=param:lr&y=metric:f1' },
  render: () => <RunPlots runs={many} />,
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', { name: 'Parallel coordinates of 100 runs: lr, loss' }),
    ).toBeVisible()
    await expect(canvas.getByRole('img', { name: 'f1 by lr of 100 runs' })).toBeVisible()
    await userEvent.click(canvas.getByText('Choose the axes (2 of 6)'))
    await userEvent.click(canvas.getByLabelText('optimizer (param)'))
    await expect(
      canvas.getByRole('img', { name: 'Parallel coordinates of 100 runs: lr, loss, optimizer' }),
    ).toBeVisible()
    await userEvent.selectOptions(canvas.getByLabelText('X axis'), 'accuracy (metric)')
    await expect(canvas.getByRole('img', { name: 'f1 by accuracy of 100 runs' })).toBeVisible()
    await userEvent.selectOptions(canvas.getByLabelText('Highlight a run'), 'run 7')
    await userEvent.click(canvas.getByText('Show both as a table'))
    await expect(canvas.getByRole('row', { name: /^run 7 0\.7 0\.65\S* adam/ })).toBeVisible()
  },
}

const dimensions = dimensionsOf(many)
const names = many.map(({ name }) => name)
const [first, second] = dimensions
export const Plots = sideBySide(meta, {
  Parallel: { render: () => <ParallelCoordinates names={names} axes={dimensions} emphasised={7} /> },
  Scatter: {
    render: () =>
      first && second ? <ScatterPlot names={names} x={first} y={second} emphasised={-1} /> : <></>,
  },
  Table: { render: () => <PlotTable names={names} dimensions={dimensions} /> },
})

const at = storyAt(comparedRunsMachine, context, (actor) => <ComparedRuns actor={actor} />)
export const WithoutRuns = sideBySide(meta, {
  Loading: at('asking'),
  Failed: at('failed', { failure: { message: 'Network connection error.', kind: 'network' } }),
  OutOfDate: at('failed', {
    answer: [SAMPLE_RUN],
    failure: { message: 'Network connection error.', kind: 'network' },
  }),
  NothingToCompare: at('answered', { answer: [] }),
})
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => <Differences runs={runs} />,
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
}
