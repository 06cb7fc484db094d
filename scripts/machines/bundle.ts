import { join } from 'node:path'
import { build } from 'vite'
import { machineNames, root } from './files.ts'

/** A module that exports each machine by its name, from where they lie. */
export function machineModule(): string {
  const names = machineNames()
  const file = (name: string) => JSON.stringify(join(root, 'machines', name, 'index.ts'))
  return [
    ...names.map((name, index) => `import * as module${index} from ${file(name)}`),
    `const modules = [${names.map((name, index) => `[${JSON.stringify(name)}, module${index}]`).join(', ')}]`,
    'const find = (name, module) => Object.values(module).find((value) => value?.implementations && value.id === name)',
    'export const machines = Object.fromEntries(modules.map(([name, module]) => [name, find(name, module)]))',
  ].join('\n')
}

/** Is not bundled with the machines: an error is a `Failure` for them and for the app. */
const FAILURE = '/src/shared/lib/failure/'

/**
 * The same with all that machines import. Where the app is built the catalogue has copies of its own: were they the
 * pages' modules, each page would load its machine in a file of its own, too.
 */
export async function bundledMachines(): Promise<string> {
  const ENTRY = 'virtual:every-machine'
  const built = await build({
    configFile: false,
    root,
    logLevel: 'error',
    resolve: { alias: { '@machines': join(root, 'machines'), '@/': `${join(root, 'src')}/` } },
    plugins: [
      {
        name: 'orrery-every-machine',
        enforce: 'pre',
        async resolveId(id, importer) {
          // Vite takes an entry for a path.
          if (id.endsWith(ENTRY)) return `\0${ENTRY}`
          if (id === 'xstate') return { id, external: true }
          if (!/failure/.test(id) || importer?.includes(FAILURE)) return null
          const found = await this.resolve(id, importer, { skipSelf: true })
          return found?.id.includes(FAILURE) ? { id: '@/shared/lib/failure', external: true } : found
        },
        load: (id) => (id === `\0${ENTRY}` ? machineModule() : null),
      },
    ],
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      lib: { entry: ENTRY, formats: ['es'] },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
  const [result] = Array.isArray(built) ? built : [built]
  if (!result || !('output' in result)) throw new Error('The machines were not bundled')
  return result.output[0].code
}
