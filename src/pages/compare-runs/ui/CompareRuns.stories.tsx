import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { SAMPLE_RUN, sampleSeries } from '@/entities/run/model'
import { metricSeriesMachine } from '@/features/run-charts'
import { sideBySide, snapshotAt, storyAt } from '@/shared/lib/story'
import { comparedRunsMachine } from '../model/use-compared-runs'
import { ComparedRuns, CompareRunsPage } from './CompareRunsPage'
import { Differences } from './Differences'

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
    await expect(await canvas.findByRole('slider', { name: 'loss of 2 runs by step' })).toBeInTheDocument()
  },
}
const at = storyAt(comparedRunsMachine, context, (actor) => <ComparedRuns actor={actor} />)
export const WithoutRuns = sideBySide(meta, {
  Loading: at('asking'),
  Failed: at('failed', { failure: { message: 'Network connection error.', kind: 'network' } }),
  NothingToCompare: at('answered', { answer: [] }),
})
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => <Differences runs={runs} />,
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
}
