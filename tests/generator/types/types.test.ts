import { dirname, join } from 'node:path/posix'
import { transformWithOxc } from 'vite'
import { describe, expect, test } from 'vitest'
import { projectSlug, STARTER_TYPES, starterVerification } from '../../../src/entities/project/lib/generator'
import { STARTER_NPM } from '../../../src/entities/project/lib/generator/types/shared/versions'
import { AI_TOOL_IDS, type AiToolId } from '../../../src/entities/project/model/ai-tools'
import { PROJECT_TYPES, type StarterType } from '../../../src/entities/project/model/types'
import { contentOf, manifestOf, pathsOf, starter } from './kit'

const BENCHES: Record<StarterType, string> = {
  'mobile-app': 'bench/basket.ts',
  api: 'bench/requests.ts',
  'ai-ml': 'bench/predictions.py',
  desktop: 'bench/store.js',
  blockchain: 'bench/gas.ts',
}

/** What each tool adds, and nothing else. */
const TOOL_FILES: Record<AiToolId, (type: StarterType) => string[]> = {
  'code-generation': () => ['AGENTS.md'],
  'code-review': () => ['.github/pull_request_template.md', 'CONTRIBUTING.md'],
  'dependency-management': () => ['.github/dependabot.yml'],
  documentation: () => ['docs/architecture.md'],
  testing: () => ['.github/workflows/test.yml'],
  performance: (type) => [BENCHES[type]],
}

/** Files that name the commands and paths of the tools. */
const TELLS: Partial<Record<AiToolId, string[]>> = {
  testing: ['package.json'],
  performance: ['package.json', 'tsconfig.json'],
}

const NAMES = [
  '',
  '"); drop',
  '${x}',
  '🚀🔥',
  `it's "quoted" and \`ticked\` \\n`,
  '</title></script><script>alert(1)</script> %WEB_TITLE% $& $1',
  'line\nbreak\u0000and\u2028separator',
  'CON',
  '../../x',
  'Expo',
  'x '.repeat(250),
]

const isCode = (path: string) => /\.(ts|tsx|js|cjs|mjs)$/.test(path)

test('every type but the web app has a starter', () => {
  expect(STARTER_TYPES).toEqual(PROJECT_TYPES.filter((type) => type !== 'web-app'))
})

describe.each(STARTER_TYPES)('%s', (type) => {
  const npm = type !== 'ai-ml'

  test('is whole, without and with all tools', () => {
    for (const aiTools of [[], AI_TOOL_IDS]) {
      const files = starter(type, { aiTools })
      const paths = pathsOf(files)
      expect(paths).toEqual([...new Set(paths)].sort())
      const manifest = npm ? 'package.json' : 'requirements.txt'
      for (const path of ['README.md', '.env.example', '.gitignore', '.editorconfig', manifest])
        expect(paths).toContain(path)
      for (const { path, content } of files) {
        expect(path).toMatch(/^[\w.-]+(\/[\w.-]+)*$/)
        expect(path).not.toMatch(/(^|\/)\.\.?(\/|$)/)
        expect(content, path).toMatch(/[^\n]\n$/)
        expect(content, path).not.toMatch(/\r|[ \t]\n/)
        expect(content, path).not.toMatch(path.endsWith('.py') ? /\n{4}/ : /\n{3}/)
        expect(content, path).not.toMatch(/TODO|FIXME|lorem ipsum|\[object |[\uE000\uE001]/i)
        if (path.endsWith('.json')) expect(() => JSON.parse(content) as unknown, path).not.toThrow()
        if (/\.(md|json|toml|txt)$/.test(path)) expect(content, path).not.toMatch(/undefined|\bNaN\b|\$\{/)
      }
    }
  })

  test('versions are exact, and all that it may use are used', () => {
    const files = starter(type)
    if (!npm) {
      for (const line of contentOf(files, 'requirements.txt').trim().split('\n'))
        expect(line).toMatch(/^[\w.-]+==\d+(\.\d+)+$/)
      return
    }
    const { dependencies = {}, devDependencies = {} } = manifestOf(files)
    const all = { ...dependencies, ...devDependencies }
    for (const [name, version] of Object.entries(all)) expect(version, name).toMatch(/^\d+\.\d+\.\d+$/)
    const own: Partial<Record<StarterType, Record<string, string>>> = STARTER_NPM
    expect(all).toMatchObject(own[type] ?? {})
  })

  test('imports resolve to files and to packages that are installed', () => {
    if (!npm) return
    const files = starter(type)
    let seen = 0
    const { dependencies = {}, devDependencies = {} } = manifestOf(files)
    const installed = { ...dependencies, ...devDependencies }
    for (const { path, content } of files.filter((file) => isCode(file.path))) {
      for (const [, specifier = ''] of content.matchAll(/(?:\bfrom|^import) '([^']+)'$/gm)) {
        seen++
        if (specifier.startsWith('.')) expect(pathsOf(files), path).toContain(join(dirname(path), specifier))
        else if (!specifier.startsWith('node:'))
          expect(installed, path).toHaveProperty([/^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? ''])
      }
    }
    expect(seen).toBeGreaterThan(20)
  })

  test.each(AI_TOOL_IDS)('%s adds its files and changes nothing but what names them', (tool) => {
    const others = AI_TOOL_IDS.filter((id) => id !== tool)
    for (const [without, withTool] of [
      [starter(type, { aiTools: [] }), starter(type, { aiTools: [tool] })],
      [starter(type, { aiTools: others }), starter(type)],
    ] as const) {
      const before = new Map(without.map(({ path, content }) => [path, content]))
      const added = pathsOf(withTool).filter((path) => !before.has(path))
      expect(added).toEqual(TOOL_FILES[tool](type))
      expect(withTool).toHaveLength(without.length + added.length)
      const changed = withTool.filter(({ path, content }) => before.has(path) && before.get(path) !== content)
      const lists = ['AGENTS.md', 'README.md', 'docs/architecture.md']
      for (const { path } of changed) expect([...lists, ...(TELLS[tool] ?? [])]).toContain(path)
      for (const path of added) expect(contentOf(withTool, 'README.md')).toContain(`| \`${path}\` |`)
    }
  })

  test('the readme names every command and every path, and all of them exist', () => {
    const files = starter(type)
    const readme = contentOf(files, 'README.md')
    const rows = [...(readme.split('## Structure')[1] ?? '').matchAll(/^\| `([^`]+)` \|/gm)]
    expect(rows.length).toBeGreaterThan(8)
    for (const [, path = ''] of rows)
      expect(
        pathsOf(files).some((known) => known === path || (path.endsWith('/') && known.startsWith(path))),
        path,
      ).toBe(true)
    if (!npm) return
    const { scripts } = manifestOf(files)
    const named = [...readme.matchAll(/`npm (?:run )?([\w:]+)`/g)].map(([, name = '']) => name)
    expect([...new Set(named)].filter((name) => name !== 'install').sort()).toEqual(
      Object.keys(scripts).sort(),
    )
  })

  test('what proves it uses commands that exist', () => {
    const { check, test: tests, start, run, notStarted, install, needs } = starterVerification(type)
    expect(install.length).toBeGreaterThan(0)
    expect(needs.length).toBeGreaterThan(0)
    expect([start, run, notStarted].filter(Boolean)).toHaveLength(1)
    if (!npm) return
    const { scripts } = manifestOf(starter(type, { aiTools: [] }))
    for (const command of [check, tests, start?.command, run].filter((entry) => entry !== undefined))
      expect(scripts, command.join(' ')).toHaveProperty([command.at(-1) ?? ''])
  })

  test('is the same for the same input, and unknown tools change nothing', () => {
    expect(JSON.stringify(starter(type))).toBe(JSON.stringify(starter(type)))
    const unknown = [...AI_TOOL_IDS, 'unknown', '__proto__']
    expect(starter(type, { aiTools: unknown })).toEqual(starter(type))
  })

  test.each(NAMES)('called %j it is well-formed', async (name) => {
    const description = `${name} and \${1 + 1} "); drop '); \`x\` \\ </style>`
    const files = starter(type, { name, description })
    expect(pathsOf(files)).toEqual(pathsOf(starter(type)))
    const plain = new Map(starter(type).map(({ path, content }) => [path, content]))
    for (const { path, content } of files) {
      if (path.endsWith('.json')) expect(() => JSON.parse(content) as unknown, path).not.toThrow()
      if (path.endsWith('.html'))
        expect(content.match(/<\/?(title|script)\b/g)?.length, path).toBe(
          plain.get(path)?.match(/<\/?(title|script)\b/g)?.length,
        )
      // Code in which the words stand still parses, and is otherwise the same.
      if (isCode(path) && content !== plain.get(path))
        await expect(transformWithOxc(content, path), path).resolves.toBeTruthy()
      for (const mark of ['\u0000', '\u2028']) expect(content.includes(mark), path).toBe(false)
    }
    if (npm) expect(manifestOf(files).name).toBe(projectSlug(name))
  })
})
