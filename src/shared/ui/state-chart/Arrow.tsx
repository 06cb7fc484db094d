import { chakra } from '@chakra-ui/react'
import { CHART_TYPE, type PlacedTransition } from '@/shared/lib/statechart'
import { headPath, linePath } from './geometry'

const { line } = CHART_TYPE

/** The lines of a transition, each with its arrow; the last one taken is thicker and in the accent. */
export function Arrow({ transition, last }: { transition: PlacedTransition; last: boolean }) {
  return transition.arrows.map(({ target, points }) => (
    <chakra.g
      key={target}
      color={last ? 'accent.fg' : 'border.emphasized'}
      data-transition={transition.id}
      data-last={last || undefined}
    >
      <path d={linePath(points)} fill="none" stroke="currentColor" strokeWidth={last ? 2.5 : 1.25} />
      <path d={headPath(points)} fill="currentColor" />
    </chakra.g>
  ))
}

/** The triggers of a transition, on each of its lines. */
export function ArrowWords({ transition, last }: { transition: PlacedTransition; last: boolean }) {
  const { arrows, words, actions } = transition
  const does = actions.length > 0 ? ` / ${actions.join(', ')}` : ''
  return arrows.map(({ target, label }) => (
    <g key={target}>
      <title>{`${words.join(' ')} → ${target}${does}`}</title>
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
  ))
}
