import { chartLoaders } from 'virtual:machine-charts'
import type { ChartLayout } from './layout'

/** The machines that have a chart: those of `machines/`, by their id. */
export const chartNames: readonly string[] = Object.keys(chartLoaders)

/** The chart of a machine, in a chunk of its own; null when there is none of that name. */
export async function loadChart(machine: string): Promise<ChartLayout | null> {
  const load = Object.hasOwn(chartLoaders, machine) ? chartLoaders[machine] : undefined
  return load ? (await load()).default : null
}
