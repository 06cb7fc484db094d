import { chakra } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, userEvent } from 'storybook/test'
import { StateGrid, sideBySide } from '@/shared/lib/story'
import { LineChart } from './LineChart'
import { timeX } from './x-axes'

const percent = (value: number) => `${Math.round(value * 100)}%`
const epochs = {
  name: 'Epoch',
  values: Array.from({ length: 20 }, (_, index) => index + 1),
  format: String,
}
const rising = epochs.values.map((epoch) => 1 - 0.55 / Math.sqrt(epoch))
const falling = epochs.values.map((epoch) => 1.4 / Math.sqrt(epoch))
const accuracy = {
  name: 'Accuracy',
  format: percent,
  domain: [0, 1],
  series: [{ name: 'Validation', values: rising }],
} as const
const loss = {
  name: 'Loss',
  format: (value: number) => value.toFixed(2),
  series: [{ name: 'Training loss', values: falling }],
}

const meta = {
  title: 'Components/Chart/LineChart',
  component: LineChart,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'How numbers change. The label says what is seen; at most two units, an axis each, and six lines. The arrow keys read it point by point, and every value stands in its table. It is as wide as its place.',
      },
    },
  },
  args: { label: 'Accuracy rises from 45% to 88% over 20 epochs', x: epochs, axes: [accuracy] },
} satisfies Meta<typeof LineChart>
export default meta
type Story = StoryObj<typeof meta>
const TwoUnits: Story = { args: { axes: [accuracy, loss] } }
const SixSeries: Story = {
  args: {
    axes: [
      {
        name: 'Accuracy',
        format: percent,
        series: [1, 2, 3, 4, 5, 6].map((run) => ({
          name: `Run ${run}`,
          values: rising.map((value) => value - run / 20),
        })),
      },
    ],
  },
}
const Gaps: Story = {
  args: {
    axes: [
      {
        ...loss,
        series: [{ name: 'Loss', values: falling.map((value, at) => (at % 7 === 3 ? null : value)) }],
      },
    ],
  },
}
const OneValue: Story = {
  args: { x: { ...epochs, values: [1] }, axes: [{ ...loss, series: [{ name: 'Loss', values: [0.4] }] }] },
}
const NoValues: Story = {
  args: { x: { ...epochs, values: [] }, axes: [{ ...loss, series: [{ name: 'Loss', values: [] }] }] },
}
const FlatLine: Story = {
  args: { axes: [{ ...loss, series: [{ name: 'Loss', values: epochs.values.map(() => 0.5) }] }] },
}
export const Narrow: Story = {
  args: TwoUnits.args,
  decorators: [
    (Story) => (
      <chakra.div width="280px">
        <Story />
      </chakra.div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Epoch')).toBeVisible()
    const sizes = [...canvasElement.querySelectorAll('text')].map((text) => getComputedStyle(text).fontSize)
    await expect(new Set(sizes)).toEqual(new Set(['12px']))
  },
}
const HOUR = 3_600_000
const RANGES = { '1h': HOUR, '24h': 24 * HOUR, '7d': 7 * 24 * HOUR, '30d': 30 * 24 * HOUR }
const latency = (value: number) => `${Math.round(value)} ms`
const first = <Value,>(values: readonly Value[]) => values.slice(0, 1)
const VALUES = {
  all: { of: [...epochs.values], cut: (values: number[]) => values },
  'with a gap': {
    of: [...epochs.values],
    cut: (values: number[]) => values.map((value, at) => (at % 7 === 3 ? null : value)),
  },
  one: { of: [1], cut: first<number> },
  none: { of: [], cut: () => [] },
}
export const ReadsItsValuesAsASlider: Story = {
  args: TwoUnits.args,
  play: async ({ canvas }) => {
    await userEvent.tab()
    const slider = canvas.getByRole('slider', { name: /Accuracy rises/ })
    await expect(slider).toHaveFocus()
    await expect(slider).toHaveAttribute('aria-valuetext', 'Epoch 20: Validation 88%, Training loss 0.31')
    // The effect of the Home key in a browser; user-event does not press keys of sliders.
    await fireEvent.change(slider, { target: { value: '0' } })
    await expect(slider).toHaveAttribute('aria-valuetext', 'Epoch 1: Validation 45%, Training loss 1.40')
    await expect(canvas.getByText('Epoch 1')).toBeVisible()
    await userEvent.tab()
    await expect(canvas.queryByText('Epoch 1')).toBeNull()
  },
}
const ShowsTheValuesUnderThePointer: Story = {
  args: TwoUnits.args,
  play: async ({ canvas }) => {
    const drawing = (await canvas.findByRole('slider')).parentElement as HTMLElement
    const { left, top, width } = drawing.getBoundingClientRect()
    await userEvent.pointer({ target: drawing, coords: { clientX: left + width - 60, clientY: top + 40 } })
    await expect(canvas.getByText(/Epoch (19|20)/)).toBeVisible()
  },
}
const OpensAsATable: Story = {
  args: TwoUnits.args,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Show as a table'))
    await expect(await canvas.findByRole('row', { name: '20 88% 0.31' })).toBeInTheDocument()
  },
}

function Growing() {
  const [count, setCount] = useState(12)
  const known = epochs.values.slice(0, count)
  return (
    <>
      <LineChart
        live
        label="Loss so far"
        x={{ ...epochs, values: known, domain: [1, 20] }}
        axes={[{ ...loss, series: [{ name: 'Loss', values: known.map((epoch) => 2 + Math.sin(epoch)) }] }]}
      />
      <button type="button" onClick={() => setCount(count + 1)}>
        Next epoch
      </button>
    </>
  )
}

export const Variants = sideBySide(meta, {
  OneUnit: {},
  TwoUnits,
  SixSeries,
  Gaps,
  OneValue,
  NoValues,
  FlatLine,
  TimeByRange: {
    render: () => (
      <StateGrid label="Charts over time" rows={{ latency: 120 }} states={RANGES}>
        {(level, range, name) => {
          const times = Array.from(
            { length: 31 },
            (_, at) => Date.UTC(2026, 10, 22, 12) - range + (at * range) / 30,
          )
          return (
            <div style={{ width: '22rem' }}>
              <LineChart
                label={name}
                x={timeX(times)}
                axes={[
                  {
                    name: 'Latency, ms',
                    format: latency,
                    threshold: { name: 'Limit', value: 200 },
                    series: [{ name: 'p95', values: times.map((_, at) => level + 60 * Math.sin(at / 4)) }],
                  },
                ]}
              />
            </div>
          )
        }}
      </StateGrid>
    ),
  },
  UnitsByValues: {
    render: () => (
      <StateGrid
        label="Charts"
        rows={{ 'one unit': [accuracy], 'two units': [accuracy, loss] }}
        states={VALUES}
      >
        {(axes, { of, cut }, name) => (
          <div style={{ width: '20rem' }}>
            <LineChart
              label={name}
              x={{ ...epochs, values: of }}
              axes={axes.map((axis) => ({
                ...axis,
                series: axis.series.map((line) => ({ ...line, values: cut([...line.values]) })),
              }))}
            />
          </div>
        )}
      </StateGrid>
    ),
  },
  ShowsTheValuesUnderThePointer,
  OpensAsATable,
  StaysStillWhileItGrows: {
    render: () => <Growing />,
    play: async ({ canvas, canvasElement }) => {
      const slider = await canvas.findByRole('slider')
      slider.focus()
      await fireEvent.change(slider, { target: { value: '3' } })
      const drawn = () =>
        canvasElement.querySelector('g > path[stroke-width], g > path[d*="L"]')?.getAttribute('d')
      const before = drawn() ?? 'nothing drawn'
      await fireEvent.click(canvas.getByRole('button', { name: 'Next epoch' }))
      await expect(slider).toHaveAttribute('aria-valuetext', 'Epoch 4: Loss 1.24')
      await expect(slider).toHaveAttribute('max', '12')
      await expect(drawn()).toContain(before)
    },
  },
})
