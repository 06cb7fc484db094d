import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { machineCharts } from './scripts/machines/vite-plugin.ts'
import { lightHome } from './scripts/site/first-load.ts'
import { markdownFiles } from './scripts/site/markdown.ts'
import { siteFiles } from './scripts/site/vite-plugin.ts'
import { unnamedComponents } from './scripts/site/unnamed-components.ts'
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
  'forwardRef',
]

const nodeModules = (...names: string[]) => `/node_modules/(${names.join('|')})/`
const part = (name: string, ...places: string[]) => ({
  name,
  minShareCount: 2,
  test: new RegExp(places.join('|')),
})

/**
 * What pages share, in files that are worth a request. The first that names a module takes it, with all that it needs and none
 * before has taken: the deepest come first. What is left makes files of its own. `/` loads start, parts, choices and public.
 */
const PARTS = [
  {
    name: 'start',
    tags: ['$initial' as const],
    // Doors lead to them, but no page that is drawn first goes in.
    test: (id: string) =>
      !/theme\/(recipes\/(alert|checkmark|dialog|input|menu|native|radiomark|select|textarea)|(alert|control|fields|layers|marks)\.ts)|anatomy|FormPage/.test(
        id,
      ),
  },
  part(
    'parts',
    '/src/shared/theme/alert',
    '/src/shared/ui/(notice|status|skeleton)/',
    '/src/shared/ui/screen/PageMeta',
    '/src/shared/ui/form/FieldError',
    '/src/entities/project/model/(technologies|config).ts',
    '/@chakra-ui/react/dist/esm/components/(skeleton|visually-hidden|badge)',
    '/lucide-react/dist/esm/icons/(check|download|ellipsis|plus|trash|search|chevron-down)\\.',
  ),
  part(
    'machine',
    nodeModules('xstate', '@xstate/react', 'use-[a-z-]+'),
    '/src/shared/lib/(machine|failure)/',
    '/src/shared/lib/format/format',
    '/machines/ask/',
  ),
  part(
    'choices',
    '/src/shared/ui/form/(ControlMark|Option|Checkbox|option)',
    '/src/shared/ui/tabs/',
    '/src/entities/project/model/(config-link|link).ts',
  ),
  part(
    'public',
    '/src/shared/ui/(public|in-sight|progress)/',
    '/src/entities/product/',
    '/src/features/training-demo/(model|ui/TrainingDashboard)',
  ),
  part('schema', nodeModules('valibot'), '/src/shared/lib/(storage|collection/fields)'),
  part(
    'account',
    '/src/app/session/',
    '/src/features/guard-route/',
    '/src/entities/settings/',
    '/src/entities/profile/api/(profile|auth|when)',
    '/src/shared/api/(abortable|backend|client|watched)',
  ),
  part('collection', nodeModules('idb'), '/src/shared/lib/collection/'),
  part(
    'form',
    '/src/shared/ui/form/(Controls|Form|TextField|SelectField|TextareaField|SubmitButton|use-)',
    '/src/shared/ui/screen/FormPage',
    '/src/shared/lib/form/',
    '/machines/form/',
  ),
  part(
    'text',
    '/src/shared/ui/(prose|screen)/',
    '/src/entities/article/model/article',
    '/src/shared/lib/markdown/',
  ),
  part(
    'overlay',
    '/src/shared/ui/dialog/Modal.tsx',
    nodeModules('@zag-js/(core|dialog|dismissable|presence)'),
  ),
  part('menu', nodeModules('@zag-js/(menu|popper|tooltip)', '@floating-ui/[a-z]+')),
  part('list', nodeModules('@tanstack/[a-z-]+'), '/src/shared/ui/list/'),
  part('page', '/src/shared/ui/(filter-bar|page-header|master-detail|facts|kept)/'),
  part('project', '/src/entities/project/(model|api)/', '/machines/removal/'),
  part('chart', '/src/shared/ui/chart/', nodeModules('d3-[a-z-]+')),
]

/**
 * A module of ours does nothing by being imported: a page gets what it uses of a slice, and not all that its door leads to.
 * Files that only work, such as an entry, are named by whoever loads them.
 */
const DOES_NOTHING_ALONE = [
  { test: /\/(src|machines)\/[^?]*\.(tsx?|json)$/, sideEffects: false },
  // Emotion needs it for what nobody uses.
  { test: /\/node_modules\/(hoist-non-react-statics|react-is)\//, sideEffects: false },
]

export default defineConfig({
  plugins: [
    react(),
    privateFiles(),
    embeddedBackend(),
    markdownFiles(),
    machineCharts(),
    siteFiles(),
    templates(),
    unnamedComponents(),
    lightHome(),
    precompress(),
  ],
  resolve: { alias: { '@machines': here('./machines'), '@': here('./src') } },
  server: { host: '127.0.0.1', port: 5173, strictPort: true },
  // The highlighter's worker loads each language when it meets it.
  worker: { format: 'es', plugins: () => [templates()] },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
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
