import { useMemo, useState } from 'react'
import { ChartFrame, type ChartProps } from './ChartFrame'
import { settled, span } from './domain'
import type { ChartAxis } from './plot'

export interface LineChartProps extends ChartProps {
  /** Values are added at the end: the axes keep their places as long as the lines fit in well. */
  live?: boolean
}

/** Lines over a common x: how numbers change. */
export function LineChart({ live = false, axes, ...chart }: LineChartProps) {
  return live ? <GoingOn {...chart} axes={axes} /> : <ChartFrame {...chart} axes={axes} kind="lines" />
}

function GoingOn({ axes, ...chart }: ChartProps) {
  const [kept, setKept] = useState<readonly (readonly [number, number])[]>([])
  const domains = axes.map((axis, index) => axis.domain ?? settled(kept[index], span(axis, 'lines')))
  const isNew = domains.some(([least, greatest], index) => {
    const before = kept[index]
    return before?.[0] !== least || before[1] !== greatest
  })
  if (isNew) setKept(domains)
  const still = useMemo(
    () => axes.map((axis, index): ChartAxis => ({ ...axis, domain: axis.domain ?? kept[index] })),
    [axes, kept],
  )
  return <ChartFrame {...chart} axes={still} kind="lines" />
}
