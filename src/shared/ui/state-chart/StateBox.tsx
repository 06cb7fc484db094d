import { chakra } from '@chakra-ui/react'
import type { KeyboardEvent } from 'react'
import { CHART_TYPE, type PlacedState } from '@/shared/lib/statechart'

export interface StateBoxProps {
  state: PlacedState
  /** A region of a parallel state. */
  region: boolean
  active: boolean
  selected: boolean
  /** The transition that was taken last, where it is a line of this state. */
  last: string | null
  /** Its accessible name: the state, whether it is active, where its transitions go. */
  label: string
  /** Whether Tab reaches it. */
  reached: boolean
  onSelect: () => void
  onFocus: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

const { name: NAME, line: LINE, pad: PAD } = CHART_TYPE

/**
 * A state with its name and its lines. An active state is filled, has a thick edge and a dot before its name.
 */
export function StateBox({ state, region, active, selected, last, label, reached, ...on }: StateBoxProps) {
  const { x, y, width, height, lines, name, type } = state
  const leaf = type === 'atomic' || type === 'final' || type === 'history'
  return (
    <g>
      <g aria-hidden>
        <chakra.rect
          {...{ x, y, width, height }}
          rx="8"
          fill={fillOf(leaf, active)}
          stroke={active ? 'accent.solid' : 'border.emphasized'}
          strokeWidth={active ? 2 : 1}
          strokeDasharray={region ? '5 4' : undefined}
        />
        {type === 'final' ? (
          <Edge {...state} by={-3} stroke={active ? 'accent.solid' : 'border.emphasized'} strokeWidth={1} />
        ) : null}
        {selected ? <Edge {...state} by={4} stroke="info.fg" strokeDasharray="2 3" /> : null}
        {active ? <chakra.circle cx={x + PAD + 3} cy={y + 15} r="4" fill="accent.solid" /> : null}
        <chakra.text x={x + PAD + (active ? 12 : 0)} y={y + 19} fill="fg" fontWeight="bold">
          {name}
        </chakra.text>
        {lines.map(({ kind, text, transition }, row) => (
          <chakra.text
            key={`${kind} ${transition ?? text}`}
            x={x + PAD}
            y={y + NAME + row * LINE + 12}
            fill={transition !== null && transition === last ? 'accent.fg' : 'fg.muted'}
            fontWeight={transition !== null && transition === last ? 'bold' : undefined}
            fontStyle={kind === 'transition' ? undefined : 'italic'}
          >
            {text}
          </chakra.text>
        ))}
      </g>
      <chakra.rect
        role="button"
        aria-label={label}
        aria-pressed={selected}
        tabIndex={reached ? 0 : -1}
        data-state={state.id}
        data-active={active || undefined}
        {...{ x, y, width, height }}
        rx="8"
        fill="transparent"
        cursor="pointer"
        outline="none"
        _focusVisible={{ stroke: 'accent.focusRing', strokeWidth: '4' }}
        {...on}
      />
    </g>
  )
}

const fillOf = (leaf: boolean, active: boolean) =>
  leaf ? (active ? 'accent.muted' : 'bg.panel') : 'transparent'

interface EdgeProps {
  x: number
  y: number
  width: number
  height: number
  /** How far outside of the box, px. */
  by: number
  stroke: string
  strokeWidth?: number
  strokeDasharray?: string
}

/** A second edge around a box, or inside it. */
const Edge = ({ x, y, width, height, by, stroke, strokeWidth = 2, strokeDasharray }: EdgeProps) => (
  <chakra.rect
    x={x - by}
    y={y - by}
    width={width + 2 * by}
    height={height + 2 * by}
    rx={8 + by}
    fill="none"
    {...{ stroke, strokeWidth, strokeDasharray }}
  />
)
