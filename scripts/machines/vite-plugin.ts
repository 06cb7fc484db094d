import type { Plugin } from 'vite'
import type { DrawnMachine } from '../../src/shared/lib/statechart/catalogue.ts'
import type { ChartLayout } from '../../src/shared/lib/statechart/layout.ts'
import { bundledMachines, machineModule } from './bundle.ts'
import { type Charts, charts } from './charts.ts'
import { makingFiles } from './made.ts'
import { summariesOf } from './places.ts'

const CHARTS = 'virtual:machine-charts'
const CHART = 'virtual:machine-chart/'
const SAMPLES = 'virtual:machine-samples'
const MODULES = 'virtual:machine-modules'
const CATALOGUE = 'virtual:machine-catalogue'

/**
 * The machines as modules. `virtual:machine-charts` loads the chart of each machine, including the machines that pages
 * make, from `virtual:machine-chart/<name>`. `virtual:machine-samples` exports the sample of each machine,
 * `virtual:machine-catalogue` the data for a list of them, and `virtual:machine-modules` the machines themselves.
 */
export function machineCharts(): Plugin {
  let drawn: Promise<Charts> | null = null
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
      const { drawn: machines, made } = await all()
      if (id === CATALOGUE) return `export const machines = ${JSON.stringify(summariesOf(machines))}`
      if (id === CHARTS) return loaders(machines, made)
      if (id === SAMPLES) return `export const samples = ${JSON.stringify(samplesOf(machines))}`
      const chart = [...machines.map((one) => one.chart), ...made].find(
        ({ machine }) => id === CHART + machine,
      )
      if (!chart) throw new Error(`There is no machine for ${id}`)
      return `export default ${JSON.stringify(chart)}`
    },
    // A machine that was changed has another chart.
    hotUpdate({ file, modules }) {
      // The files of a database that lies in the project change by the hundred, and `makingFiles` reads all of src/.
      const makes = () =>
        /\/src\/.+\.tsx?$/.test(file) && makingFiles().some((one) => file.endsWith(`/${one}`))
      if (!/\/machines\/.+\.ts$/.test(file) && !makes()) return undefined
      drawn = null
      const graph = this.environment.moduleGraph
      const ours = [...graph.idToModuleMap].filter(([id]) => id.startsWith('\0virtual:machine-'))
      return [...modules, ...ours.map(([, module]) => module)]
    },
  }
}

const loaders = (machines: readonly DrawnMachine[], made: readonly ChartLayout[]) => {
  const names = machines.map(({ name }) => name)
  const lines = [...names, ...made.map(({ machine }) => machine)].map(
    (name) => `${JSON.stringify(name)}: () => import(${JSON.stringify(CHART + name)})`,
  )
  return `export const chartNames = ${JSON.stringify(names)}\nexport const chartLoaders = { ${lines.join(', ')} }`
}

const samplesOf = (machines: readonly DrawnMachine[]) =>
  Object.fromEntries(machines.map(({ name, sample }) => [name, sample]))
