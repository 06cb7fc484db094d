import type { Plugin } from 'vite'
import type { DrawnMachine } from '../../src/shared/lib/statechart/catalogue.ts'
import { bundledMachines, machineModule } from './bundle.ts'
import { charts } from './charts.ts'
import { summariesOf } from './places.ts'

const CHARTS = 'virtual:machine-charts'
const CHART = 'virtual:machine-chart/'
const SAMPLES = 'virtual:machine-samples'
const MODULES = 'virtual:machine-modules'
const CATALOGUE = 'virtual:machine-catalogue'

/**
 * The machines as modules. `virtual:machine-charts` loads the chart of each, which is `virtual:machine-chart/<name>`;
 * `virtual:machine-samples` is what each is run with, `virtual:machine-catalogue` what a list tells of them, and
 * `virtual:machine-modules` the machines themselves.
 */
export function machineCharts(): Plugin {
  let drawn: Promise<DrawnMachine[]> | null = null
  const all = () => (drawn ??= charts())
  let builds = false
  return {
    name: 'orrery-machine-charts',
    configResolved: ({ command }) => {
      builds = command === 'build'
    },
    resolveId: (id) => (id.startsWith('virtual:machine-') ? `\0${id}` : null),
    async load(resolved) {
      if (!resolved.startsWith('\0virtual:machine-')) return null
      const id = resolved.slice(1)
      if (id === MODULES) return builds ? bundledMachines() : machineModule()
      const machines = await all()
      if (id === CATALOGUE) return `export const machines = ${JSON.stringify(summariesOf(machines))}`
      const names = machines.map(({ name }) => name)
      if (id === CHARTS) return loaders(names)
      if (id === SAMPLES) return `export const samples = ${JSON.stringify(samplesOf(machines))}`
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

const samplesOf = (machines: readonly DrawnMachine[]) =>
  Object.fromEntries(machines.map(({ name, sample }) => [name, sample]))
