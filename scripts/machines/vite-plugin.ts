import type { Plugin } from 'vite'
import type { DrawnMachine } from '../../src/shared/lib/statechart/catalogue.ts'
import { charts } from './charts.ts'
import { summariesOf } from './places.ts'

const CHARTS = 'virtual:machine-charts'
const CHART = 'virtual:machine-chart/'
const SAMPLES = 'virtual:machine-samples'
const SAMPLE = 'virtual:machine-sample/'
const CATALOGUE = 'virtual:machine-catalogue'

/**
 * The machines as modules. `virtual:machine-charts` loads the chart of each, which is `virtual:machine-chart/<name>`;
 * `virtual:machine-samples` does the same with what each is run with, and `virtual:machine-catalogue` is what a list
 * tells of them.
 */
export function machineCharts(): Plugin {
  let drawn: Promise<DrawnMachine[]> | null = null
  const all = () => (drawn ??= charts())
  return {
    name: 'orrery-machine-charts',
    resolveId: (id) => (id.startsWith('virtual:machine-') ? `\0${id}` : null),
    async load(resolved) {
      if (!resolved.startsWith('\0virtual:machine-')) return null
      const id = resolved.slice(1)
      const machines = await all()
      if (id === CATALOGUE) return `export const machines = ${JSON.stringify(summariesOf(machines))}`
      const names = machines.map(({ name }) => name)
      if (id === CHARTS) return loaders('chartLoaders', CHART, names)
      if (id === SAMPLES) return loaders('sampleLoaders', SAMPLE, names)
      const machine = machines.find(({ name }) => id === CHART + name || id === SAMPLE + name)
      if (!machine) throw new Error(`There is no machine for ${id}`)
      return `export default ${JSON.stringify(id.startsWith(SAMPLE) ? machine.sample : machine.chart)}`
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

const loaders = (variable: string, module: string, names: readonly string[]) => {
  const lines = names.map((name) => `${JSON.stringify(name)}: () => import(${JSON.stringify(module + name)})`)
  return `export const ${variable} = { ${lines.join(', ')} }`
}
