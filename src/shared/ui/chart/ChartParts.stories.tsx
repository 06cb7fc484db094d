import { chakra } from '@chakra-ui/react'
import type { Meta } from '@storybook/react-vite'
import { StateGrid, sideBySide } from '@/shared/lib/story'
import { ChartFrame } from './ChartFrame'
import { ChartTable } from './ChartTable'
import { Crosshair } from './Crosshair'
import { Drawing } from './Drawing'
import { Legend } from './Legend'
import { linesOf } from './lines'
import { plot } from './plot'

const meta = { title: 'Components/Chart/Parts' } satisfies Meta
export default meta

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
const drawn = plot({ width: 480, height: 200, x, axes })
const limited = axes.map((axis) => ({ ...axis, threshold: { name: 'Limit', value: 1.2 } }))
const crosshairAt = (place: number) => (
  <chakra.div position="relative" width="480px" height="200px">
    <Crosshair drawn={drawn} x={x} lines={linesOf(axes)} place={place} />
  </chakra.div>
)

export const Variants = sideBySide(meta, {
  CrosshairAtTheStart: { render: () => crosshairAt(0) },
  CrosshairWhereAValueIsMissing: { render: () => crosshairAt(2) },
  TableClosed: {
    render: () => <ChartTable label="Loss falls" x={x} lines={linesOf(axes)} />,
  },
  DrawingAlone: {
    render: () => (
      <chakra.div width="480px" height="200px">
        <Drawing drawn={drawn} lines={linesOf(axes)} empty={false} />
      </chakra.div>
    ),
  },
  LegendOfLines: {
    render: () => <Legend axes={limited} lines={linesOf(limited)} bars={false} />,
  },
  LegendOfBars: { render: () => <Legend axes={axes} lines={linesOf(axes)} bars /> },
  FrameByKind: {
    render: () => (
      <StateGrid
        label="Charts"
        rows={{ 'with a limit': limited }}
        states={{ lines: 'lines', bars: 'bars', stacked: 'stacked' } as const}
      >
        {(limits, kind, name) => (
          <div style={{ width: '20rem' }}>
            <ChartFrame label={name} kind={kind} x={x} axes={limits} />
          </div>
        )}
      </StateGrid>
    ),
  },
})
