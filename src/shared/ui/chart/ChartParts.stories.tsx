import { chakra } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChartTable } from './ChartTable'
import { Crosshair } from './Crosshair'
import { linesOf } from './lines'
import { plot } from './plot'

const meta = { title: 'Components/Chart/Parts' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const x = { name: 'Epoch', values: [1, 2, 3, 4], format: String }
const axes = [
  {
    name: 'Loss',
    format: (value: number) => value.toFixed(2),
    series: [
      { name: 'Training', values: [1.3, 0.9, 0.7, 0.6] },
      { name: 'Validation', values: [1.4, 1.1, null, 0.9] },
    ],
  },
]
const crosshairAt = (place: number) => (
  <chakra.div position="relative" width="480px" height="200px">
    <Crosshair drawn={plot({ width: 480, height: 200, x, axes })} x={x} lines={linesOf(axes)} place={place} />
  </chakra.div>
)

export const CrosshairAtTheStart: Story = { render: () => crosshairAt(0) }
export const CrosshairWhereAValueIsMissing: Story = { render: () => crosshairAt(2) }
export const TableClosed: Story = {
  render: () => <ChartTable label="Loss falls" x={x} lines={linesOf(axes)} />,
}
