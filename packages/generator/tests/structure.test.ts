import { describe, expect, test } from 'vitest'
import type { ExplainedFile } from '../engine'
import { contentOf, FLAG_SETS, labelOf, make, makeAnew, STACKS } from './kit'

/** The pattern of an import, by the ending of the importing file. */
const SCRIPT = /\.(tsx?|mjs|vue|svelte)$/
const IMPORT = /(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g
/** Modules of the platform, and names that a project gives to its own folders. */
const ALIAS = /^(node:|virtual:|\$app\/|\$env\/|\$lib|#|@\/|~)/

describe.each(STACKS.map((stack) => [labelOf(stack), stack] as const))('%s', (_label, stack) => {
  test('is complete with each set of flags', async () => {
    const problems: string[] = []
    for (const features of FLAG_SETS) {
      const files = await make({ ...stack, features })
      const found = [...texts(files), ...imports(files), ...commands(files), ...variables(files)]
      problems.push(...found.map((problem) => `${features.join() || 'none'}: ${problem}`))
    }
    expect(problems).toEqual([])
  })
})

/** Nothing of a template is left, the layout is a formatter's, JSON can be read, and no path comes twice. */
function* texts(files: readonly ExplainedFile[]): Generator<string> {
  for (const [index, { path, content }] of files.entries()) {
    if (index > 0 && (files[index - 1]?.path ?? '') >= path) yield `${path} comes twice or out of order`
    if (!/\S\n$/.test(content)) yield `${path} does not end with one line end`
    if (/\r|\{\{[#/^]|\{\{(title|slug|summary|port|packages|version)\b/.test(content))
      yield `${path} holds a marker`
    if ((path.endsWith('.py') ? /\n{4}/ : /\n{3}/).test(content)) yield `${path} holds blank lines in a row`
    if (path.endsWith('.json') && !isJson(content)) yield `${path} is no JSON`
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** Each imported file is there, and each imported package is declared. */
function* imports(files: readonly ExplainedFile[]): Generator<string> {
  const paths = new Set(files.map(({ path }) => path))
  for (const folder of ['web', 'server']) {
    if (!paths.has(`${folder}/package.json`)) continue
    const manifest = JSON.parse(contentOf(files, `${folder}/package.json`)) as Record<string, object>
    const declared = { ...manifest.dependencies, ...manifest.devDependencies }
    for (const { path, content } of files) {
      if (!path.startsWith(`${folder}/`) || !SCRIPT.test(path)) continue
      for (const [, from = ''] of content.matchAll(IMPORT)) {
        const known = from.startsWith('.')
          ? isThere(paths, resolve(path, from))
          : ALIAS.test(from) || Object.hasOwn(declared, packageOf(from))
        if (!known) yield `${path} imports ${from}, which is not there`
      }
    }
  }
}

const packageOf = (from: string) =>
  from
    .split('/')
    .slice(0, from.startsWith('@') ? 2 : 1)
    .join('/')

function resolve(importer: string, from: string): string {
  const parts = importer.split('/').slice(0, -1)
  for (const part of from.split('/'))
    if (part === '..') parts.pop()
    else if (part !== '.') parts.push(part)
  return parts.join('/')
}

const isThere = (paths: ReadonlySet<string>, path: string) =>
  ['', '.ts', '.tsx', '/index.ts', '.svelte.ts'].some((ending) => paths.has(path + ending)) ||
  paths.has(path.replace(/\.js$/, '.ts')) ||
  // Made by a tool before the first check.
  /\$types$|next-env/.test(path)

/** Each command and each path that the readme names exists, and each script that a script of the top runs. */
function* commands(files: readonly ExplainedFile[]): Generator<string> {
  const readme = contentOf(files, 'README.md')
  const scripts = scriptsOf(files, 'package.json')
  for (const [name, script] of Object.entries(scripts))
    for (const [, inner = '', folder = ''] of script.matchAll(/npm run (\S+) --workspace (\w+)/g))
      if (!Object.hasOwn(scriptsOf(files, `${folder}/package.json`), inner))
        yield `npm run ${name} needs the script ${inner} of ${folder}/package.json`
  for (const [command, name = ''] of readme.matchAll(/`npm (?:run )?(dev|build|migrate|start|check|test)`/g))
    if (!Object.hasOwn(scripts, name)) yield `the readme names ${command}`
  for (const [, path = ''] of readme.matchAll(/^\| `([^` ]+\/[^` ]*)` \| [^|]+ \|$/gm))
    if (!files.some((file) => file.path === path || file.path.startsWith(path.replace(/\/?$/, '/'))))
      yield `the readme names ${path}`
}

const scriptsOf = (files: readonly ExplainedFile[], path: string) =>
  (JSON.parse(contentOf(files, path)) as { scripts: Record<string, string> }).scripts

/** Each variable of the example comes once, and the readme says what it starts as. */
function* variables(files: readonly ExplainedFile[]): Generator<string> {
  const readme = contentOf(files, 'README.md')
  const seen = new Set<string>()
  for (const [, name = '', value] of contentOf(files, '.env.example').matchAll(
    /^([A-Z][A-Z0-9_]*)=(.*)$/gm,
  )) {
    if (seen.has(name)) yield `${name} comes twice`
    if (!readme.includes(`| \`${name}\` | ${value && `\`${value}\``} |`))
      yield `the readme does not say that ${name} starts as ${value}`
    seen.add(name)
  }
}

test('a production project starts by its readme like every other: its example is for development', async () => {
  for (const stack of STACKS) {
    const choice = { ...stack, features: FLAG_SETS[0] ?? [] }
    const files = await make(choice, { environment: 'production' })
    expect([...variables(files)]).toEqual([])
    expect(contentOf(files, '.env.example')).toMatch(/^APP_ENV=development$/m)
    if (contentOf(files, '.env.example').includes('BETTER_AUTH_SECRET='))
      expect(contentOf(files, 'README.md')).toContain('`openssl rand -hex 32` generates one')
  }
})

test('the same configuration gives the same bytes', async () => {
  for (const stack of STACKS.slice(0, 7)) {
    const choice = { ...stack, features: FLAG_SETS[0] ?? [] }
    expect(JSON.stringify(await makeAnew(choice))).toBe(JSON.stringify(await makeAnew(choice)))
  }
})
