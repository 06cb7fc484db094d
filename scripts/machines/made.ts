import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runnerImport } from 'vite'
import type { AnyStateMachine } from 'xstate'
import { aliases } from '../aliases.ts'
import { markdownFiles } from '../site/markdown.ts'
import { root } from './files.ts'
import { isMachine } from './load.ts'

/**
 * Matches a file that makes a machine with the maker of a shared machine:
 * `export const contactMachine = createFormMachine<…>({`.
 */
const MAKES = /^export const \w+ = create[A-Z]\w*Machine\b/m

/** The files of `src/` that make machines, from the root; see `MAKES`. */
export const makingFiles = (): string[] =>
  readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$/.test(file))
    .map((file) => `src/${file.replaceAll('\\', '/')}`)
    .filter((file) => MAKES.test(readFileSync(join(root, file), 'utf8')))
    .sort()

const ENTRY = 'virtual:made-machines'
const EMPTY = '\0empty'

/**
 * The machines that pages make for themselves: their forms and questions. Vite has to load their files, because they
 * import styles and settings of the build.
 */
export async function loadMadeMachines(): Promise<AnyStateMachine[]> {
  const { module } = await runnerImport<{ modules: Record<string, unknown>[] }>(ENTRY, {
    configFile: false,
    root,
    logLevel: 'error',
    resolve: { alias: aliases },
    plugins: [markdownFiles(), entry(makingFiles())],
  })
  return module.modules.flatMap((exported) => Object.values(exported).filter(isMachine))
}

/** The module that imports the files; styles, and what else the build makes up, are empty here: no definition reads them. */
const entry = (files: readonly string[]) => ({
  name: 'orrery-made-machines',
  enforce: 'pre' as const,
  resolveId: (id: string) => {
    if (id === ENTRY) return `\0${ENTRY}`
    return id.startsWith('virtual:') || id.endsWith('.css') ? EMPTY : null
  },
  load: (id: string) => {
    if (id === EMPTY) return 'export default {}'
    if (id !== `\0${ENTRY}`) return null
    const imports = files.map(
      (file, place) => `import * as m${place} from ${JSON.stringify(join(root, file))}`,
    )
    return `${imports.join('\n')}\nexport const modules = [${files.map((_, place) => `m${place}`).join(', ')}]`
  },
})
