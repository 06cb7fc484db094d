import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { aliases } from './scripts/aliases.ts'
import { machineCharts } from './scripts/machines/vite-plugin.ts'
import { FILES } from './scripts/site/files.ts'
import { foundPatterns } from './scripts/site/patterns.ts'
import { markdownFiles } from './scripts/site/markdown.ts'
import { earlyEvents } from './scripts/prerender/early.ts'
import { prerenderedPages } from './scripts/prerender/vite-plugin.ts'
import { serviceWorker } from './scripts/site/service-worker.ts'
import { siteFiles } from './scripts/site/vite-plugin.ts'
import { templates } from './packages/generator/tools/vite-plugin.ts'
import { ownPages } from './packages/server/start/own-pages.ts'
import { privateFiles } from './packages/server/start/private-files.ts'
import { embeddedBackend } from './packages/server/start/vite-plugin.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/**
 * Functions that only create a component or a style, so the bundler may drop a call whose result is unused. A name
 * applies to every package, so it must mean the same everywhere: `setup` once removed the listeners of menus.
 */
const PURE = [
  'React.createContext',
  'React.forwardRef',
  'React.memo',
  'React2.createContext',
  'React2.forwardRef',
  'React2.memo',
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
  'forwardRef',
]

/**
 * A module of ours does nothing by being imported: a page bundles the exports of a slice that it uses, and not all that its door exports.
 * Files that only work, such as an entry, are named where they are loaded.
 */
const DOES_NOTHING_ALONE = [
  { test: /\/(src|machines|packages\/(generator|profiler))\/[^?]*\.(tsx?|json)$/, sideEffects: false },
  // Emotion needs it for exports that no module uses.
  { test: /\/node_modules\/(hoist-non-react-statics|react-is)\//, sideEffects: false },
]

export default defineConfig({
  plugins: [
    react(),
    privateFiles(),
    ownPages(),
    embeddedBackend(),
    markdownFiles(),
    machineCharts(),
    siteFiles(),
    templates(),
    foundPatterns(),
    precompress(),
    earlyEvents(),
    prerenderedPages(),
    // After everything that it lists.
    serviceWorker(),
  ],
  resolve: { alias: aliases },
  server: { host: '127.0.0.1', port: 5173, strictPort: true },
  // A worker loads it for its first prediction; to be bundled only then, it would reload the page. It is one file already.
  optimizeDeps: { exclude: ['onnxruntime-web'] },
  // The highlighter's worker loads each language when it meets it; that of the search reads the documentation.
  worker: { format: 'es', plugins: () => [markdownFiles(), templates()] },
  build: {
    target: 'es2022',
    modulePreload: {
      polyfill: false,
      // With what each page imports, the start would name every file of the build. A page is loaded when the pointer is over its link.
      resolveDependencies: (_, files, { hostType }) => (hostType === 'html' ? files : []),
    },
    rolldownOptions: {
      treeshake: { manualPureFunctions: PURE, moduleSideEffects: DOES_NOTHING_ALONE },
      // The script in the document loads the start later, by its address (app/entrypoint/main.ts).
      input: { index: here('index.html'), start: here('src/app/entrypoint/run.ts') },
      output: { codeSplitting: { groups: FILES } },
    },
  },
})

/** Of WebAssembly the best takes half a minute for the last twentieth of its size. */
const QUICKER = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

/** Writes `.br` and `.gz` beside every text file of the build, for servers that send them as they are. */
function precompress(): Plugin {
  return {
    name: 'orrery-precompress',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async writeBundle({ dir = 'dist' }) {
      const entries = await readdir(dir, { recursive: true, withFileTypes: true })
      const files = entries.filter(
        (entry) => entry.isFile() && /\.(js|css|svg|json|txt|xml|html|wasm)$/.test(entry.name),
      )
      await Promise.all(
        files.map(async (entry) => {
          const file = join(entry.parentPath, entry.name)
          const content = await readFile(file)
          await Promise.all([
            promisify(brotliCompress)(content, entry.name.endsWith('.wasm') ? QUICKER : {}).then((bytes) =>
              writeFile(`${file}.br`, bytes),
            ),
            promisify(gzip)(content, { level: 9 }).then((bytes) => writeFile(`${file}.gz`, bytes)),
          ])
        }),
      )
    },
  }
}
