import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { machineCharts } from './scripts/machines/vite-plugin.ts'
import { markdownFiles } from './scripts/site/markdown.ts'
import { earlyEvents } from './scripts/prerender/early.ts'
import { prerenderedPages } from './scripts/prerender/vite-plugin.ts'
import { siteFiles } from './scripts/site/vite-plugin.ts'
import { templates } from './scripts/templates/vite-plugin.ts'
import { privateFiles } from './server/private-files.ts'
import { embeddedBackend } from './server/vite-plugin.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

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

/** What the page has from its first moment on. */
const FIRST = /entrypoint\/(main|when-wanted|page-of-the-build)\.ts|\.css$|index\.html/

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
    earlyEvents(),
    prerenderedPages(),
  ],
  resolve: { alias: { '@machines': here('./machines'), '@': here('./src') } },
  server: { host: '127.0.0.1', port: 5173, strictPort: true },
  // The highlighter's worker loads each language when it meets it.
  worker: { format: 'es', plugins: () => [templates()] },
  build: {
    target: 'es2022',
    rolldownOptions: {
      treeshake: { manualPureFunctions: PURE },
      // The entry loads the start later (app/entrypoint/main.ts).
      input: { index: here('index.html'), start: here('src/app/entrypoint/start.tsx') },
      output: {
        codeSplitting: {
          // What every page starts with, in files that are each run in a task of its own.
          groups: [
            // What the entry itself needs, so that it needs nothing else.
            {
              name: 'entry',
              test: /preload-helper|modulepreload-polyfill|rolldown\/runtime|fonts\.css$/,
              priority: 4,
            },
            {
              name: 'react',
              tags: ['$initial'],
              test: /\/node_modules\/(react|react-dom|scheduler)\//,
              priority: 3,
            },
            {
              name: 'theme',
              tags: ['$initial'],
              test: /\/node_modules\/(@chakra-ui|@emotion|@ark-ui|@zag-js|stylis)\/|\/src\/shared\/theme\/.*\.tsx?$/,
              priority: 2,
            },
            { name: 'start', tags: ['$initial'], test: (id) => !FIRST.test(id), priority: 1 },
          ],
        },
      },
    },
  },
})

/** Writes `.br` and `.gz` beside every text file of the build, for servers that send them as they are. */
function precompress(): Plugin {
  return {
    name: 'orrery-precompress',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async writeBundle({ dir = 'dist' }) {
      const entries = await readdir(dir, { recursive: true, withFileTypes: true })
      const files = entries.filter(
        (entry) => entry.isFile() && /\.(js|css|svg|json|txt|xml|html)$/.test(entry.name),
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
