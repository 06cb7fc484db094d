import { chakra } from '@chakra-ui/react'
import type { ChartLine } from './lines'
import type { ChartX, Plot } from './plot'

export interface CrosshairProps {
  drawn: Plot
  x: ChartX
  lines: ChartLine[]
  /** Index of its x. */
  place: number
}

/** A line at one x, a point on every series, and their values beside it, on the side where there is room. */
export function Crosshair({ drawn, x, lines, place }: CrosshairProps) {
  const { area } = drawn
  const at = drawn.x[place] ?? 0
  const before = at > (area.left + area.right) / 2
  return (
    <chakra.div position="absolute" inset="0" pointerEvents="none" aria-hidden>
      <chakra.svg width="100%" height="100%" overflow="visible">
        <chakra.path d={`M${at} ${area.top}V${area.bottom}`} stroke="fg.muted" />
        {lines.map(({ name, stroke, readAt }, index) => {
          const height = drawn.lines[index]?.at[readAt(place)]
          return typeof height === 'number' ? (
            <chakra.circle key={name} cx={drawn.x[readAt(place)]} cy={height} r="4" fill={stroke?.stroke} />
          ) : null
        })}
      </chakra.svg>
      <chakra.div
        position="absolute"
        top={`${area.top}px`}
        {...(before ? { right: `calc(100% - ${at - 10}px)` } : { left: `${at + 10}px` })}
        bg="bg.raised"
        borderWidth="1px"
        borderRadius="md"
        px="3"
        py="2"
        textStyle="xs"
        fontVariantNumeric="tabular-nums"
      >
        <chakra.div fontWeight="medium">
          {x.name} {x.format(x.values[place] ?? 0)}
        </chakra.div>
        {lines.map(({ name, stroke, valueAt, readAt }) => (
          <chakra.div key={name} display="flex" gap="3" justifyContent="space-between">
            <chakra.span color={stroke?.stroke}>{name}</chakra.span>
            <chakra.span whiteSpace="nowrap">{valueAt(readAt(place))}</chakra.span>
          </chakra.div>
        ))}
      </chakra.div>
    </chakra.div>
  )
}
