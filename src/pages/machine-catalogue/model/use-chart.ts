import { use } from 'react'
import { type ChartLayout, loadChart } from '@/shared/lib/statechart'

const asked = new Map<string, Promise<ChartLayout | null>>()

/** The chart of a machine; suspends until it is there, throws when it could not be loaded, which is asked anew later. */
export function useChart(machine: string): ChartLayout | null {
  const known = asked.get(machine)
  if (known) return use(known)
  const chart = loadChart(machine)
  asked.set(machine, chart)
  chart.catch(() => asked.delete(machine))
  return use(chart)
}
