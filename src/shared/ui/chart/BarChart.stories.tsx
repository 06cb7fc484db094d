import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent } from 'storybook/test'
import { formatMoney, formatNumber } from '@/shared/lib/format'
import { StateGrid, sideBySide } from '@/shared/lib/story'
import { BarChart } from './BarChart'
import { categoriesX, daysX } from './x-axes'

const DAY = 86_400_000
const days = Array.from({ length: 14 }, (_, at) => Date.UTC(2026, 10, 9) + at * DAY)
const cost = {
  name: 'Cost, US dollars',
  format: formatMoney,
  series: [{ name: 'Cost', values: days.map((_, at) => 8 + 6 * Math.sin(at / 2)) }],
}
const requests = {
  name: 'Requests',
  format: formatNumber,
  series: [
    { name: 'Success', values: days.map((_, at) => 900 + at * 20) },
    { name: 'Failed', values: days.map((_, at) => 80 + ((at * 37) % 60)) },
    { name: 'Timeouts', values: days.map((_, at) => (at % 5) * 18) },
  ],
}

const meta = {
  title: 'Components/Chart/BarChart',
  component: BarChart,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'How much there is of each thing, or on each day; from zero. Read, pointed at and opened as a table like a line chart.',
      },
    },
  },
  args: { label: 'Cost of 14 days, between $2 and $14', x: daysX(days), axes: [cost] },
} satisfies Meta<typeof BarChart>
export default meta
type Story = StoryObj<typeof meta>
const Stacked: Story = {
  args: { label: 'Requests by what became of them', axes: [requests], stacked: true },
}
const WithAThreshold: Story = {
  args: { axes: [{ ...cost, threshold: { name: 'Daily budget', value: 12 } }] },
}
const models = categoriesX(['meridian-large', 'polaris-2', 'aurora-xl'], 'Model')
const CASES = {
  some: [4, 2.5, 0.4],
  'one of them none': [4, null, 0.4],
  'all zero': [0, 0, 0],
  one: [4],
  none: [],
}
export const ReadsItsValuesAsASlider: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    const slider = canvas.getByRole('slider', { name: /Cost of 14 days/ })
    await expect(slider).toHaveFocus()
    await fireEvent.change(slider, { target: { value: '0' } })
    await expect(slider).toHaveAttribute('aria-valuetext', 'Day Nov 9, 2026: Cost $8.00')
    await userEvent.click(canvas.getByText('Show as a table'))
    await expect(await canvas.findByRole('row', { name: 'Nov 9, 2026 $8.00' })).toBeInTheDocument()
  },
}

export const Variants = sideBySide(meta, {
  Days: {},
  Stacked,
  WithAThreshold,
  ThingsByValues: {
    render: () => (
      <StateGrid label="Charts" rows={{ 'side by side': false, stacked: true }} states={CASES}>
        {(stacked, values, name) => (
          <div style={{ width: '20rem' }}>
            <BarChart
              label={name}
              stacked={stacked}
              x={{ ...models, values: models.values.slice(0, values.length) }}
              axes={[
                {
                  ...cost,
                  series: [
                    { name: 'Today', values },
                    { name: 'Yesterday', values: values.toReversed() },
                  ],
                },
              ]}
            />
          </div>
        )}
      </StateGrid>
    ),
  },
})
