import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, userEvent } from 'storybook/test'
import { SAMPLE_RUN, sampleSeries } from '@/entities/run/model'
import { sideBySide, snapshotAt, storyAt } from '@/shared/lib/story'
import { PLAIN } from '../model/metric-chart'
import { metricSeriesMachine } from '../model/use-series'
import { ChartControls } from './ChartControls'
import MetricChart from './MetricChart'
import { MetricCharts } from './MetricCharts'
import { MetricAnswer, MetricPanel } from './MetricPanel'

const other = { ...SAMPLE_RUN, id: 'other-run', name: 'brave-owl-7' }
const question = { runs: [SAMPLE_RUN.id], metric: 'loss', axis: 'step' as const }
const one = [sampleSeries(SAMPLE_RUN.id)]
const context = { question, answer: null, failure: null }
const answered = (series = one) => snapshotAt(metricSeriesMachine, 'answered', { ...context, answer: series })

const meta = { title: 'Pages/AI-ML Platform/Run charts', parameters: { layout: 'padded' } } satisfies Meta
export default meta

const at = storyAt(metricSeriesMachine, context, (actor) => (
  <MetricAnswer actor={actor} metric="loss" runs={[SAMPLE_RUN]} choice={PLAIN} />
))

export const Metric = sideBySide(meta, {
  Loading: at('asking'),
  Failed: at('failed', { failure: { message: 'Network connection error.', kind: 'network' } }),
  Drawn: at('answered', { answer: one }),
  NotFinite: at(
    'answered',
    { answer: [{ ...one[0]!, notFinite: 3 }] },
    {
      play: async ({ canvas }) =>
        expect(await canvas.findByText('3 values are NaN or infinite and not drawn.')).toBeVisible(),
    },
  ),
  NoValues: at('answered', { answer: [{ ...one[0]!, buckets: [] }] }),
})

export const OneCrosshair: StoryObj = {
  parameters: {
    snapshots: {
      'metric-series:loss': answered(),
      'metric-series:f1': answered([sampleSeries(SAMPLE_RUN.id, 0.6)]),
    },
  },
  render: () => <MetricCharts runs={[SAMPLE_RUN]} metrics={['loss', 'f1']} />,
  play: async ({ canvas }) => {
    const loss = await canvas.findByRole('slider', { name: 'loss by step' })
    const f1 = await canvas.findByRole('slider', { name: 'f1 by step' })
    // The effect of the Home key in a browser; user-event does not press keys of sliders.
    fireEvent.change(loss, { target: { value: '0' } })
    await expect(loss).toHaveAttribute('aria-valuetext', expect.stringMatching(/^Step 9: loss 1\.2/))
    await expect(f1).toHaveAttribute('aria-valuetext', expect.stringMatching(/^Step 9: f1 1\.6/))
    await userEvent.click(canvas.getByRole('button', { name: 'Log' }))
    fireEvent.change(canvas.getByLabelText('Smoothing'), { target: { value: '0.9' } })
    await expect(canvas.getByText('0.90')).toBeVisible()
  },
}

export const TwoRuns: StoryObj = {
  render: () => (
    <MetricChart
      metric="loss"
      runs={[SAMPLE_RUN, other]}
      series={[...one, sampleSeries(other.id, 0.5, 30)]}
      choice={PLAIN}
    />
  ),
}

export const ReadWhenItIsNear: StoryObj = {
  parameters: { snapshots: { 'metric-series:loss': answered() } },
  render: () => (
    <MetricPanel
      newest=""
      metric="loss"
      runs={[SAMPLE_RUN]}
      ids={question.runs}
      choice={{ ...PLAIN, log: true }}
      live={false}
    />
  ),
}

function Controls() {
  const [choice, setChoice] = useState(PLAIN)
  return <ChartControls choice={choice} onChange={setChoice} />
}
export const HowChartsAreDrawn: StoryObj = {
  render: () => <Controls />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Time' }))
    await expect(canvas.getByRole('button', { name: 'Time' })).toHaveAttribute('aria-pressed', 'true')
  },
}
