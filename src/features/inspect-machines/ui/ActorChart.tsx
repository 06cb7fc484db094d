import { chakra } from '@chakra-ui/react'
import { Suspense, use } from 'react'
import type { AnyStateMachine } from '@/shared/lib/machine'
import { type ChartLayout, loadChart } from '@/shared/lib/statechart'
import { StateChart } from '@/shared/ui/state-chart'
import type { InspectedActor } from '../model/types'
import { StateList } from './StateList'

export interface ActorChartProps {
  machine: AnyStateMachine
  actor: InspectedActor
}

/** The chart of the actor's machine with the states it is in and the last transition; a list where there is no chart. */
export function ActorChart(props: ActorChartProps) {
  return (
    <Suspense fallback={<chakra.p textStyle="sm">Loading the chart…</chakra.p>}>
      <Drawn {...props} />
    </Suspense>
  )
}

function Drawn({ machine, actor }: ActorChartProps) {
  const layout = use(chartOf(machine.id))
  return layout ? (
    <StateChart layout={layout} active={actor.active} last={actor.last} height="18rem" />
  ) : (
    <StateList machine={machine} actor={actor} />
  )
}

const charts = new Map<string, Promise<ChartLayout | null>>()

/** A chart that cannot be loaded is shown as a list too, and asked for again the next time the panel is opened. */
function chartOf(machine: string): Promise<ChartLayout | null> {
  const known = charts.get(machine)
  if (known) return known
  const chart = loadChart(machine).catch(() => null)
  charts.set(machine, chart)
  return chart
}
