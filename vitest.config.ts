import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { aliases } from './scripts/aliases.ts'
import { chromiumArgs, findBrowser } from './scripts/browser.mjs'
import { machineCharts } from './scripts/machines/vite-plugin.ts'
import { markdownFiles } from './scripts/site/markdown.ts'
import { templates } from './packages/generator/tools/vite-plugin.ts'
import { privateFiles } from './packages/server/start/private-files.ts'

// Unit tests, stories and journeys. `npm test` runs them one after another (scripts/test.mjs); one of them: npm test -- unit

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const executablePath = await findBrowser()

/** Every story: it renders, its play function passes, axe finds nothing in either theme. */
const stories: TestProjectInlineConfiguration = {
  extends: true,
  plugins: [privateFiles(), storybookTest({ configDir: here('.storybook') })],
  // Found before the first story runs; a package found later reloads the page in the middle of a test.
  // Packages that are only imported on demand are listed, so that no story is reloaded in the middle of its play.
  optimizeDeps: {
    entries: ['src/**/*.stories.tsx', 'src/**/*.worker.ts', '.storybook/preview.tsx'],
    include: ['@zxcvbn-ts/core', '@zxcvbn-ts/language-common', 'fflate', 'hyparquet', 'minisearch'],
  },
  test: {
    name: 'storybook',
    testTimeout: 60_000,
    isolate: false,
    // Vitest would open one page for two processors.
    maxWorkers: '100%',
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { executablePath, args: chromiumArgs },
        // An element that fades in would be half transparent when it is checked.
        contextOptions: { reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
}

/** A test file imported with `?collect` gets its tests collected where it asks for Vitest, to be run on mutants. */
const collectOnDemand = {
  name: 'collect-tests',
  enforce: 'pre' as const,
  resolveId: (source: string, importer?: string) =>
    source === 'vitest' && importer?.endsWith('?collect')
      ? here('tests/machines/kit/mutation/collect.ts')
      : null,
}

/** Of these Vitest knows only on its second run that they take longest; begun last they would keep one processor waiting. */
const LONGEST = /(crawler|generated-python|fuzz|oracle|durability|tracking-kills|mutation)\.test\.ts$/

/** Tests of the server that are about the embedded engine, its data folder or what needs no database. */
const EMBEDDED_ONLY =
  'attack-backup attack-site backup backup-damage bounds care development durability engine faults gate hashing health lock operate pages process queue security served-files starter tracking-kills'.split(
    ' ',
  )

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files)
    const group = ({ project }: TestSpecification) => project.config.sequence.groupOrder
    const place = ({ moduleId }: TestSpecification) => (LONGEST.test(moduleId) ? 0 : 1)
    return sorted.sort((one, other) => group(one) - group(other) || place(one) - place(other))
  }
}

/** Of projects with tests of the server. */
const SERVER_SET_UP = ['tests/support/setup-unit.ts', 'packages/server/tests/quick-hashes.ts']

/** Tests without a browser. `npm test -- unit` runs every project whose name begins so. */
const unit = (
  name: string,
  test: TestProjectInlineConfiguration['test'],
): TestProjectInlineConfiguration => ({
  extends: true,
  plugins: [collectOnDemand],
  test: {
    name,
    environment: 'node',
    // Vitest would leave a processor free for watching.
    maxWorkers: '100%',
    setupFiles: 'tests/support/setup-unit.ts',
    // The tests of the server start databases, those of the lint rules start linters.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    ...test,
  },
})

export default defineConfig({
  plugins: [markdownFiles(), machineCharts(), templates()],
  resolve: { alias: aliases },
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      // Files that leave nothing behind share their modules: most of their time would go into loading the same again.
      unit('unit', {
        isolate: false,
        include: [
          'tests/unit/**/*.test.ts',
          '{src,machines,packages/{generator,learn,profiler}/tests}/**/*.test.ts',
        ],
      }),
      // These load test files of machines a second time, change modules, hold what modules remember of the backend, or start
      // other programs.
      unit('unit-apart', {
        sequence: { groupOrder: 1 },
        // The engine of each file's database is not optimised: it lives for seconds, and that costs more than it saves.
        execArgv: ['--liftoff-only'],
        setupFiles: SERVER_SET_UP,
        include: ['tests/{api,machines,lint}/**/*.test.ts', '{packages/server,supabase}/**/*.test.ts'],
        exclude: ['packages/server/tests/postgres/**'],
      }),
      // The same tests of the server on PostgreSQL, but for those of the embedded engine and its folder.
      unit('unit-postgres', {
        sequence: { groupOrder: 2 },
        setupFiles: SERVER_SET_UP,
        globalSetup: 'packages/server/tests/postgres/setup.ts',
        include: ['packages/server/tests/*.test.ts', 'packages/server/tests/postgres/*.test.ts'],
        exclude: EMBEDDED_ONLY.map((name) => `packages/server/tests/${name}.test.ts`),
      }),
      stories,
      {
        extends: true,
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: 'tests/e2e/global-setup.ts',
          // Files leave nothing behind but accounts of their own, and most of them load the same kit.
          isolate: false,
          // Each worker has a server of its own. A third one starves the pages of frames, and saves nothing.
          maxWorkers: 2,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // As patient as the kit (tests/e2e/kit/expect.ts); Vitest would give up after a second.
          expect: { poll: { timeout: 10_000 } },
        },
      },
    ],
  },
})
