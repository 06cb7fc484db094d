import { chakra } from '@chakra-ui/react'
import { paths } from '@/shared/config'
import type { ChartLayout, PlacedState, PlacedTransition } from '@/shared/lib/statechart'
import { Facts } from '@/shared/ui/facts'
import { TextLink } from '@/shared/ui/link'
import { causeOf, doesOf, nameOf, stateRows } from '../model/rows'

/** One state: what it does, how it is reached and left. */
export function StateFacts({ state, chart }: { state: PlacedState; chart: ChartLayout }) {
  const { transitions } = chart
  return (
    <Facts
      labelWidth="6.5rem"
      rows={[
        ['Kind', stateRows(chart).find(({ id }) => id === state.id)?.kind],
        ...(state.description ? [['What', state.description] as const] : []),
        ...(state.parent === null
          ? []
          : [['In', <StateLink key="in" id={state.parent} chart={chart} />] as const]),
        ['Does', doesOf(state) || 'Nothing'],
        [
          'Leaves via',
          <Ways
            key="out"
            chart={chart}
            way="to"
            transitions={transitions.filter(({ source }) => source === state.id)}
          />,
        ],
        [
          'Reached via',
          <Ways
            key="in"
            chart={chart}
            way="from"
            transitions={transitions.filter(({ targets }) => targets.includes(state.id))}
          />,
        ],
      ]}
    />
  )
}

const StateLink = ({ id, chart }: { id: string; chart: ChartLayout }) => (
  <TextLink to={id ? paths.machineState(chart.machine, id) : paths.machine(chart.machine)}>
    {nameOf(id, chart)}
  </TextLink>
)

interface WaysProps {
  transitions: readonly PlacedTransition[]
  way: 'to' | 'from'
  chart: ChartLayout
}

/** Transitions with the state at their other end. */
function Ways({ transitions, way, chart }: WaysProps) {
  if (transitions.length === 0) return 'Nothing'
  return transitions.map((transition) => {
    const end = way === 'to' ? transition.targets[0] : transition.source
    return (
      <chakra.span key={transition.id} display="block">
        <code>{causeOf(transition)}</code>
        {transition.guard ? ` if ${transition.guard}` : ''}{' '}
        {end === undefined ? (
          'and stays'
        ) : (
          <>
            {way} <StateLink id={end} chart={chart} />
          </>
        )}
      </chakra.span>
    )
  })
}
