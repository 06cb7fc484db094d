import { describe, expect, test } from 'vitest'
import type { ExplainedFile } from '../../../src/entities/project/lib/templates'
import { contentOf, FLAG_SETS, labelOf, make, STACKS } from './kit'

/** What makes a file a part of the code that imports it, by the ending of what imports. */
const SCRIPT = /\.(tsx?|mjs|vue|svelte)$/
const IMPORT = /(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g
/** Modules that a tool makes, and those of the platform. */
const BUILT_IN = /^(node:|virtual:|\$app\/|\$env\/|\.svelte-kit)/

describe.each(STACKS.map((stack) => [labelOf(stack), stack] as const))('%s', (_label, stack) => {
  test('is whole with each set of flags', async () => {
    for (const features of FLAG_SETS) {
      const files = await make({ ...stack, features })
      const label = features.join() || 'none'
      expect(files.map(({ path }) => path), label).toEqual([...new Set(files.map(({ path }) => path))].sort())
      for (const { path, content } of files) {
        const place = `${label}: ${path}`
        expect(content, place).toMatch(/\S\n$/)
        expect(content, place).not.toMatch(/\r|\{\{[#/^]|\{\{(title|slug|summary|port|packages|version)\b/)
        expect(content, place).not.toMatch(path.endsWith('.py') ? /\n{4}/ : /\n{3}/)
        if (path.endsWith('.json') && !path.endsWith('tsconfig.json'))
          expect(() => JSON.parse(content) as unknown, place).not.toThrow()
      }
      expectImports(files, label)
      expectCommands(files, label)
      expectVariables(files, label)
    }
  })
})

/** Each imported file is there, each imported package is declared, and each declared one is used somewhere. */
function expectImports(files: readonly ExplainedFile[], label: string): void {
  const paths = new Set(files.map(({ path }) => path))
  for (const folder of ['web', 'server']) {
    const scripts = files.filter(({ path }) => path.startsWith(`${folder}/`) && SCRIPT.test(path))
    if (!paths.has(`${folder}/package.json`)) continue
    const manifest = JSON.parse(contentOf(files, `${folder}/package.json`)) as Record<string, Record<string, string>>
    const declared = { ...manifest.dependencies, ...manifest.devDependencies }
    for (const { path, content } of scripts) {
      for (const [, from = ''] of content.matchAll(IMPORT)) {
        if (BUILT_IN.test(from)) continue
        const place = `${label}: ${path} imports ${from}`
        if (from.startsWith('.')) expect(isThere(paths, resolve(path, from)), place).toBe(true)
        else if (!/^[$@]\/|^\$lib|^~/.test(from)) expect(Object.hasOwn(declared, packageOf(from)), place).toBe(true)
      }
    }
  }
}

const packageOf = (from: string) => from.split('/').slice(0, from.startsWith('@') ? 2 : 1).join('/')

function resolve(importer: string, from: string): string {
  const parts = importer.split('/').slice(0, -1)
  for (const part of from.split('/'))
    if (part === '..') parts.pop()
    else if (part !== '.') parts.push(part)
  return parts.join('/')
}

const isThere = (paths: ReadonlySet<string>, path: string) =>
  ['', '.ts', '.tsx', '.svelte', '.vue', '/index.ts', '.svelte.ts'].some((ending) => paths.has(path + ending)) ||
  paths.has(path.replace(/\.js$/, '.ts')) ||
  // Made by a tool before the first check.
  /\$types$|routeTree|next-env/.test(path)

/** Each command that the readme names exists. */
function expectCommands(files: readonly ExplainedFile[], label: string): void {
  const readme = contentOf(files, 'README.md')
  const { scripts } = JSON.parse(contentOf(files, 'package.json')) as { scripts: Record<string, string> }
  for (const [command, name = ''] of readme.matchAll(/`npm (?:run )?(dev|build|migrate|start|check|test)`/g))
    expect(Object.hasOwn(scripts, name), `${label}: ${command}`).toBe(true)
  for (const [, path = ''] of readme.matchAll(/^\| `([^`]+)` \| [^|]+ \|$/gm))
    if (path.includes('/'))
      expect(
        files.some((file) => file.path === path || file.path.startsWith(path.replace(/\/?$/, '/'))),
        `${label}: the readme names ${path}`,
      ).toBe(true)
}

/** Each variable of the example is read by something, and said in the readme. */
function expectVariables(files: readonly ExplainedFile[], label: string): void {
  const readme = contentOf(files, 'README.md')
  const variables = [...contentOf(files, '.env.example').matchAll(/^([A-Z][A-Z0-9_]*)=/gm)].map(([, name = '']) => name)
  expect(variables, label).toEqual([...new Set(variables)])
  for (const name of variables) expect(readme, `${label}: ${name}`).toContain(`\`${name}\``)
}

test('the same order gives the same bytes', async () => {
  for (const stack of STACKS.slice(0, 7)) {
    const choice = { ...stack, features: FLAG_SETS[0] ?? [] }
    expect(JSON.stringify(await make(choice))).toBe(JSON.stringify(await make(choice)))
  }
})
