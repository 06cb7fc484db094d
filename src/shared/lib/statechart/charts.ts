import { chartLoaders, chartNames } from 'virtual:machine-charts'
import type { ChartLayout } from './layout'

/** The machines that have a folder in `machines/`, by their id; those that pages make have a chart too. */
export { chartNames }

/** The chart of a machine by its id, in a chunk of its own; null when there is none of that name. */
export async function loadChart(machine: string): Promise<ChartLayout | null> {
  const load = Object.hasOwn(chartLoaders, machine) ? chartLoaders[machine] : undefined
  return load ? (await load()).default : null
}
