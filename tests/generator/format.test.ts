import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { generateStarter, STARTER_TYPES } from '../../src/entities/project/lib/generator'
import { AI_TOOL_IDS } from '../../src/entities/project/model/ai-tools'
import { FEATURES } from '../../src/entities/project/model/technologies'
import { generate, STACKS, SUBSETS, SUPPORTED_FRONTENDS } from './kit'

const BIOME = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome')

const STYLE = {
  root: true,
  formatter: { indentStyle: 'space', indentWidth: 2, lineWidth: 110 },
  javascript: { formatter: { quoteStyle: 'single', semicolons: 'asNeeded', trailingCommas: 'all' } },
  css: { formatter: { quoteStyle: 'single' } },
  html: {
    experimentalFullSupportEnabled: true,
    formatter: { enabled: true, selfCloseVoidElements: 'always' },
  },
  overrides: [
    // Svelte's own formatter indents scripts, Vue's does not.
    { includes: ['**/*.svelte'], html: { formatter: { indentScriptAndStyle: true } } },
  ],
  linter: { enabled: false },
  assist: { enabled: false },
}

/** Also finds every syntax error, because a formatter has to parse first. */
test('generated code is formatted', { timeout: 30_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'format-'))
  try {
    writeFileSync(join(folder, 'biome.json'), JSON.stringify(STYLE))
    const projects = [
      ...STACKS.flatMap((stack) =>
        [[], ['api'], ['auth'], [...FEATURES]].map((features) => ({ ...stack, features })),
      ),
      ...SUPPORTED_FRONTENDS.flatMap((frontend) => SUBSETS.map((features) => ({ frontend, features }))),
    ] as Parameters<typeof generate>[0][]
    const starters = STARTER_TYPES.flatMap((type) =>
      [[], [...AI_TOOL_IDS]].map((aiTools) =>
        generateStarter({ type, name: 'Field Notes', description: '', aiTools }),
      ),
    )
    const seen = new Set<string>()
    for (const [index, files] of [
      ...projects.map((project) => generate(project).files),
      ...starters,
    ].entries()) {
      for (const { path, content } of files) {
        if (!/\.(ts|tsx|js|mjs|cjs|vue|svelte|css|json|html)$/.test(path) || path.endsWith('package.json'))
          continue
        // The same file of many projects is looked at once.
        if (seen.size === seen.add(path + content).size) continue
        const target = join(folder, 'projects', String(index), path)
        mkdirSync(dirname(target), { recursive: true })
        writeFileSync(target, content)
      }
    }
    const { status, stdout, stderr } = spawnSync(process.execPath, [BIOME, 'format', 'projects'], {
      cwd: folder,
      encoding: 'utf8',
    })
    expect(status, `${stdout}${stderr}`).toBe(0)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
