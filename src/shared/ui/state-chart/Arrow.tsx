import { chakra } from '@chakra-ui/react'
import { CHART_TYPE, type PlacedTransition } from '@/shared/lib/statechart'
import { headPath, linePath } from './geometry'

const { line } = CHART_TYPE

/** The line of a transition, with its arrow; the last one taken is thicker and in the accent. */
export function Arrow({ transition, last }: { transition: PlacedTransition; last: boolean }) {
  const { points } = transition
  if (points.length === 0) return null
  return (
    <chakra.g
      color={last ? 'accent.fg' : 'border.control'}
      data-transition={transition.id}
      data-last={last || undefined}
    >
      <path d={linePath(points)} fill="none" stroke="currentColor" strokeWidth={last ? 2.5 : 1.25} />
      <path d={headPath(points)} fill="currentColor" />
    </chakra.g>
  )
}

/** What a transition waits for, on its line. */
export function ArrowWords({ transition, last }: { transition: PlacedTransition; last: boolean }) {
  const { label, words, targets, actions } = transition
  if (!label) return null
  return (
    <g>
      <title>{`${words.join(' ')} → ${targets.join(', ')}${actions.length > 0 ? ` / ${actions.join(', ')}` : ''}`}</title>
      <chakra.rect {...label} rx="4" fill={last ? 'accent.subtle' : 'bg.panel'} />
      {words.map((word, row) => (
        <chakra.text
          key={word}
          x={label.x + label.width / 2}
          y={label.y + row * line + 13}
          textAnchor="middle"
          fill={last ? 'accent.fg' : 'fg.muted'}
          fontWeight={last ? 'bold' : undefined}
        >
          {word}
        </chakra.text>
      ))}
    </g>
  )
}
