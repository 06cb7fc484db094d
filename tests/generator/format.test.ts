import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
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
  linter: { enabled: false },
  assist: { enabled: false },
}

/** Also finds every syntax error, because a formatter has to parse first. */
test('generated code is formatted', { timeout: 30_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'format-'))
  try {
    writeFileSync(join(folder, 'biome.json'), JSON.stringify(STYLE))
    const projects = [
      ...STACKS.flatMap((stack) => [generate(stack), generate({ ...stack, features: ['api'] })]),
      ...STACKS.flatMap((stack) => [
        generate({ ...stack, features: [] }),
        generate({ ...stack, features: ['auth'] }),
      ]),
      ...SUPPORTED_FRONTENDS.flatMap((frontend) =>
        SUBSETS.map((features) => generate({ features, frontend })),
      ),
    ]
    for (const [index, { files }] of projects.entries()) {
      for (const { path, content } of files) {
        if (!/\.(ts|tsx|mjs|vue|svelte|css|json|html)$/.test(path) || path.endsWith('package.json')) continue
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
