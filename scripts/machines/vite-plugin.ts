import type { Plugin } from 'vite'
import type { DrawnMachine, MachineSummary } from '../../src/shared/lib/statechart/catalogue.ts'
import { charts } from './charts.ts'
import { placesOf } from './places.ts'

const CHARTS = 'virtual:machine-charts'
const CHART = 'virtual:machine-chart/'
const CATALOGUE = 'virtual:machine-catalogue'

/**
 * The machines as modules. `virtual:machine-charts` loads the chart of each, which is `virtual:machine-chart/<name>`;
 * `virtual:machine-catalogue` is what a list tells of them.
 */
export function machineCharts(): Plugin {
  let drawn: Promise<DrawnMachine[]> | null = null
  const all = () => (drawn ??= charts())
  return {
    name: 'orrery-machine-charts',
    resolveId: (id) => (id === CHARTS || id === CATALOGUE || id.startsWith(CHART) ? `\0${id}` : null),
    async load(resolved) {
      if (!resolved.startsWith('\0virtual:machine-')) return null
      const id = resolved.slice(1)
      const machines = await all()
      if (id === CATALOGUE) return `export const machines = ${JSON.stringify(summariesOf(machines))}`
      if (id === CHARTS) return loaders(machines.map(({ name }) => name))
      const machine = machines.find(({ name }) => id === CHART + name)
      if (!machine) throw new Error(`There is no machine for ${id}`)
      return `export default ${JSON.stringify(machine.chart)}`
    },
    // A machine that was changed has another chart.
    hotUpdate({ file, modules }) {
      if (!/\/machines\/.+\.ts$/.test(file)) return undefined
      drawn = null
      const graph = this.environment.moduleGraph
      const ours = [...graph.idToModuleMap].filter(([id]) => id.startsWith('\0virtual:machine-'))
      return [...modules, ...ours.map(([, module]) => module)]
    },
  }
}

const loaders = (names: readonly string[]) => {
  const lines = names.map((name) => `${JSON.stringify(name)}: () => import(${JSON.stringify(CHART + name)})`)
  return `export const chartLoaders = { ${lines.join(', ')} }`
}

/** What a list tells of each machine. */
export function summariesOf(machines: readonly DrawnMachine[]): MachineSummary[] {
  const places = placesOf(new Map(machines.map(({ name, header }) => [name, header])))
  return machines.map(({ name, header, chart }) => ({
    name,
    ...header,
    // The machine itself is no state that it can be in.
    states: chart.states.length - 1,
    transitions: chart.transitions.length,
    routes: places.get(name)?.routes ?? [],
    stories: places.get(name)?.stories ?? [],
  }))
}
