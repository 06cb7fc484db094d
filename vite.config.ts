import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { aliases } from './scripts/aliases.ts'
import { machineCharts } from './scripts/machines/vite-plugin.ts'
import { markdownFiles } from './scripts/site/markdown.ts'
import { siteFiles } from './scripts/site/vite-plugin.ts'
import { templates } from './scripts/templates/vite-plugin.ts'
import { privateFiles } from './server/private-files.ts'
import { embeddedBackend } from './server/vite-plugin.ts'

/**
 * Makers of components and styles: what they make and nobody uses is left out. A name counts in every package, so only
 * names that nothing else calls belong here: `setup` took the clicks outside a menu with it.
 */
const PURE = [
  'chakra',
  'createAnatomy',
  'createContext',
  'createProps',
  'createRecipeContext',
  'createSlotRecipeContext',
  'createSplitProps',
  'defineConfig',
  'defineRecipe',
  'defineSlotRecipe',
]

const shared = (name: string, test: RegExp, minShareCount = 2) => ({ name, test, minShareCount })

/**
 * What pages share, in files that are worth a request; what is left makes files of its own. The first that fits takes a module,
 * with all that it needs and no other has taken: so the deepest come first. `/` loads the first two.
 */
const PARTS = [
  { name: 'start', tags: ['$initial' as const] },
  shared('machine', /\/node_modules\/(@?xstate|use-)|\/src\/shared\/lib\/machine\//),
  shared('schema', /\/node_modules\/valibot\//),
  shared(
    'account',
    /\/src\/(app\/(session|routes)|shared\/api|features\/guard-route|entities\/settings)\/|\/src\/entities\/profile\/(api|model)\//,
  ),
  shared(
    'overlay',
    /\/node_modules\/@zag-js\/(core|react|dismissable|presence|focus-|dialog|dom-)|\/src\/shared\/ui\/dialog\//,
  ),
  shared('menu', /\/node_modules\/(@zag-js\/(menu|popper|tooltip)|@floating-ui)/),
  shared('form', /\/src\/shared\/ui\/form\/|\/machines\/form\//, 8),
  shared('collection', /\/src\/shared\/lib\/collection\//),
  shared('chart', /\/node_modules\/d3-|\/src\/shared\/ui\/chart\//),
  shared('parts', /\/src\/shared\/|\/node_modules\//, 12),
]

/**
 * A module of ours does nothing by being imported: a page gets what it uses of a slice, and not all that its door leads to.
 * Files that only work, such as an entry, are named by whoever loads them.
 */
const DOES_NOTHING_ALONE = [{ test: /\/(src|machines)\/[^?]*\.(tsx?|json)$/, sideEffects: false }]

export default defineConfig({
  plugins: [
    react(),
    privateFiles(),
    embeddedBackend(),
    markdownFiles(),
    machineCharts(),
    siteFiles(),
    templates(),
    precompress(),
  ],
  resolve: { alias: aliases },
  server: { host: '127.0.0.1', port: 5173, strictPort: true },
  // The highlighter's worker loads each language when it meets it; that of the search reads the documentation.
  worker: { format: 'es', plugins: () => [markdownFiles(), templates()] },
  build: {
    target: 'es2022',
    rolldownOptions: {
      treeshake: { manualPureFunctions: PURE, moduleSideEffects: DOES_NOTHING_ALONE },
      output: { codeSplitting: { groups: PARTS } },
    },
  },
})

/** Writes `.br` and `.gz` beside every text file of the build, for servers that send them as they are. */
function precompress(): Plugin {
  return {
    name: 'orrery-precompress',
    apply: 'build',
    async writeBundle({ dir = 'dist' }) {
      const entries = await readdir(dir, { recursive: true, withFileTypes: true })
      const files = entries.filter(
        (entry) => entry.isFile() && /\.(js|css|svg|json|txt|xml)$/.test(entry.name),
      )
      await Promise.all(
        files.map(async (entry) => {
          const file = join(entry.parentPath, entry.name)
          const content = await readFile(file)
          await Promise.all([
            promisify(brotliCompress)(content).then((bytes) => writeFile(`${file}.br`, bytes)),
            promisify(gzip)(content, { level: 9 }).then((bytes) => writeFile(`${file}.gz`, bytes)),
          ])
        }),
      )
    },
  }
}
