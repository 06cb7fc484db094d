import { chakra } from '@chakra-ui/react'
import { type PointerEvent, useMemo, useRef, useState } from 'react'
import { ChartTable } from './ChartTable'
import { Crosshair } from './Crosshair'
import { Drawing } from './Drawing'
import { Legend } from './Legend'
import { linesOf } from './lines'
import { type ChartAxis, type ChartKind, type ChartX, nearest, plot } from './plot'
import { useWidth } from './use-width'

export interface ChartProps {
  /** The content of the chart, in a sentence: its accessible name. */
  label: string
  x: ChartX
  /** One or two: one for each unit. */
  axes: readonly ChartAxis[]
  /** px of the drawing, without legend and table */
  height?: number
  /** The x under the crosshair, where several charts share it; else the chart has its own. */
  reading?: { at: number | null; onRead: (at: number | null) => void }
}

/**
 * Common parts of every chart: it fills the available width. A crosshair shows the values under the pointer;
 * by keyboard the chart is a slider along x. The table below it has the same values.
 */
export function ChartFrame({
  label,
  x,
  axes,
  height = 240,
  reading,
  kind,
}: ChartProps & { kind: ChartKind }) {
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box)
  const drawn = useMemo(
    () => (width === null ? null : plot({ width, height, x, axes, kind })),
    [width, height, x, axes, kind],
  )
  // The x under the crosshair, not its index: it stays when values are added or the first values are dropped.
  const [own, setOwn] = useState<number | null>(null)
  const [at, setAt] = reading ? [reading.at, reading.onRead] : [own, setOwn]
  const last = x.values.length - 1
  const place = at === null || last < 0 ? null : nearest({ x: [...x.values] }, at)
  const read = (next: number) => setAt(x.values[next] ?? null)
  const point = (event: PointerEvent) => {
    const left = box.current?.getBoundingClientRect().left ?? 0
    if (drawn) read(nearest(drawn, event.clientX - left))
  }
  const lines = useMemo(() => linesOf(axes), [axes])
  /** `Epoch 5: Accuracy 77.0%, Loss 0.67` */
  const inWords = (index: number) =>
    `${x.name} ${x.format(x.values[index] ?? 0)}: ${lines.map(({ name, valueAt, readAt }) => `${name} ${valueAt(readAt(index))}`).join(', ')}`
  const picture =
    last > 0 ? {} : { role: 'img', 'aria-label': `${label}. ${last === 0 ? inWords(0) : 'No values yet'}` }
  return (
    <chakra.figure m="0" minWidth="0">
      <Legend axes={axes} lines={lines} bars={kind !== 'lines'} />
      <chakra.div
        ref={box}
        position="relative"
        height={`${height}px`}
        borderRadius="sm"
        touchAction="pan-y"
        _focusWithin={{ outline: '2px solid', outlineColor: 'accent.solid', outlineOffset: '2px' }}
        onPointerDown={point}
        onPointerMove={point}
        onPointerLeave={() => setAt(null)}
        {...picture}
      >
        {drawn ? <Drawing drawn={drawn} lines={lines} empty={last < 0} /> : null}
        {last > 0 ? (
          <chakra.input
            type="range"
            srOnly
            aria-label={label}
            aria-valuetext={inWords(place ?? last)}
            min={0}
            max={last}
            value={place ?? last}
            onChange={(event) => read(Number(event.target.value))}
            onFocus={() => setAt(at ?? x.values[last] ?? null)}
            onBlur={() => setAt(null)}
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
