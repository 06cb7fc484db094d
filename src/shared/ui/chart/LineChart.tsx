import { chakra, Flex } from '@chakra-ui/react'
import { type PointerEvent, useMemo, useRef, useState } from 'react'
import { ChartTable } from './ChartTable'
import { Crosshair } from './Crosshair'
import { type ChartLine, linesOf } from './lines'
import { type ChartAxis, type ChartX, nearest, type Plot, plot } from './plot'
import { useWidth } from './use-width'

export interface LineChartProps {
  /** What the chart shows, in a sentence: its accessible name. */
  label: string
  x: ChartX
  /** One or two: one for each unit. */
  axes: readonly ChartAxis[]
  /** px of the drawing, without legend and table */
  height?: number
}

/**
 * Lines over a common x, laid out for the width there is. A crosshair shows the values under the pointer; by keyboard
 * the chart is a slider along x. The table below it says the same.
 */
export function LineChart({ label, x, axes, height = 240 }: LineChartProps) {
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box)
  const drawn = useMemo(
    () => (width === null ? null : plot({ width, height, x, axes })),
    [width, height, x, axes],
  )
  const [place, setPlace] = useState<number | null>(null)
  const point = (event: PointerEvent) => {
    const left = box.current?.getBoundingClientRect().left ?? 0
    if (drawn) setPlace(nearest(drawn, event.clientX - left))
  }
  const last = x.values.length - 1
  const lines = useMemo(() => linesOf(axes), [axes])
  /** `Epoch 5: Accuracy 77.0%, Loss 0.67` */
  const inWords = (at: number) =>
    `${x.name} ${x.format(x.values[at] ?? 0)}: ${lines.map(({ name, valueAt }) => `${name} ${valueAt(at)}`).join(', ')}`
  return (
    <chakra.figure m="0" minWidth="0">
      <Legend axes={axes} lines={lines} />
      <chakra.div
        ref={box}
        position="relative"
        height={`${height}px`}
        borderRadius="sm"
        touchAction="pan-y"
        _focusWithin={{ outline: '2px solid', outlineColor: 'accent.solid', outlineOffset: '2px' }}
        onPointerDown={point}
        onPointerMove={point}
        onPointerLeave={() => setPlace(null)}
      >
        {drawn ? <Lines drawn={drawn} lines={lines} /> : null}
        {last > 0 ? (
          <chakra.input
            type="range"
            srOnly
            aria-label={label}
            aria-valuetext={inWords(place ?? last)}
            min={0}
            max={last}
            value={place ?? last}
            onChange={(event) => setPlace(Number(event.target.value))}
            onFocus={() => setPlace((known) => known ?? last)}
            onBlur={() => setPlace(null)}
          />
        ) : null}
        {drawn && place !== null ? <Crosshair drawn={drawn} x={x} lines={lines} place={place} /> : null}
      </chakra.div>
      <chakra.figcaption mt="1" textStyle="xs" color="fg.muted" textAlign="center">
        {x.name}
      </chakra.figcaption>
      <ChartTable label={label} x={x} lines={lines} />
    </chakra.figure>
  )
}

function Lines({ drawn, lines }: { drawn: Plot; lines: ChartLine[] }) {
  const { area, xTicks } = drawn
  const [first, second] = drawn.yTicks
  return (
    <chakra.svg
      width="100%"
      height="100%"
      display="block"
      overflow="visible"
      aria-hidden
      fill="none"
      css={{ '& text': { fill: 'fg.muted', fontSize: '12px', fontVariantNumeric: 'tabular-nums' } }}
    >
      {first?.map(({ at, label }) => (
        <g key={at}>
          <chakra.path d={`M${area.left} ${at}H${area.right}`} stroke="border" />
          <text x={area.left - 8} y={at + 4} textAnchor="end">
            {label}
          </text>
        </g>
      ))}
      {second?.map(({ at, label }) => (
        <text key={at} x={area.right + 8} y={at + 4}>
          {label}
        </text>
      ))}
      {xTicks.map(({ at, label }) => (
        <text key={at} x={at} y={area.bottom + 20} textAnchor="middle">
          {label}
        </text>
      ))}
      {lines.map(({ name, stroke }, index) => (
        <chakra.path
          key={name}
          d={drawn.lines[index]?.path}
          strokeWidth="2"
          strokeLinejoin="round"
          {...stroke}
        />
      ))}
    </chakra.svg>
  )
}

/** Which line is which; what the second axis measures stands at its side. */
function Legend({ axes, lines }: { axes: readonly ChartAxis[]; lines: ChartLine[] }) {
  return (
    <Flex justify="space-between" columnGap="6" rowGap="1" wrap="wrap" mb="3" textStyle="xs" color="fg.muted">
      {axes.map((axis) => (
        <Flex key={axis.name} columnGap="4" rowGap="1" wrap="wrap" align="center">
          <chakra.span color="fg">{axis.name}</chakra.span>
          {lines
            .filter((line) => line.axis === axis)
            .map(({ name, stroke }) => (
              <Flex as="span" key={name} align="center" gap="2">
                <chakra.svg width="20px" height="8px" aria-hidden>
                  <chakra.path d="M0 4H20" strokeWidth="2" {...stroke} />
                </chakra.svg>
                {name}
              </Flex>
            ))}
        </Flex>
      ))}
    </Flex>
  )
}
