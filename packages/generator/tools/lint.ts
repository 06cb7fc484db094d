// Checks the templates as templates/README.md describes them and names file and line. With --write it fills in versions,
// package lists and shared files: npm run templates:lint [-- --write]
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { NAMES, namesOf } from '../engine/condition.ts'
import type { Part, Versions } from '../engine/manifest.ts'
import { render, TemplateError } from '../engine/render.ts'
import { matches } from '../engine/select.ts'
import { lockName, lockProblems } from './locks.ts'
import { filledIn, lineOf, rawNames } from './raw.ts'
import { partsIn, readPart, readVersions, TEMPLATES } from './read.ts'

const BLOCKS = 10
const DEPTH = 2
/** The description of the API, and what is made of it. */
const LONG = /(^|\/)(openapi\.yaml|api-types\.ts)$/
/** Endings in which a title or a summary has a safe place. */
const SPEAKING =
  /\.(ts|tsx|js|mjs|vue|svelte|py|rb|ru|php|cs|java|go|json|ya?ml|toml|xml|csproj|html|md|svg|erb)$/
const VALUE = {
  title: 'Title',
  slug: 'slug',
  summary: 'Summary',
  port: '3000',
  webPort: '5173',
  databaseUrl: 'redis://database:6379',
  cpus: '1',
  memory: '1',
}

/** Everything that is wrong in a folder of templates, each as `path:line: what`. */
export function lintTemplates(folder = TEMPLATES, write = false): string[] {
  const versions = readVersions(folder)
  return partsIn(folder).flatMap((id) => {
    const place = (path: string, line: number, what: string) => `templates/${id}/${path}:${line}: ${what}`
    let part: Part
    try {
      part = readPart(id, folder)
    } catch (error) {
      return [place('stack.json', 1, String(error instanceof Error ? error.message : error))]
    }
    const problems = [...manifestProblems(id, part, folder, place)]
    try {
      problems.push(...lockProblems(part, versions).map((what) => place(lockName(part) ?? '', 1, what)))
    } catch (error) {
      problems.push(place('stack.json', 1, error instanceof Error ? error.message : String(error)))
    }
    for (const [path, text] of Object.entries(part.files)) {
      problems.push(...markerProblems(id, path, text, part).map(({ line, what }) => place(path, line, what)))
      try {
        const filled = filledIn(id, path, text, part, versions)
        const file = join(folder, id, path)
        const differs = !existsSync(file) || readFileSync(file, 'utf8') !== filled.text
        if (write && differs) save(file, filled.text)
        else problems.push(...filled.differences.map(({ line, what }) => place(path, line, what)))
      } catch (error) {
        problems.push(place(path, 1, error instanceof Error ? error.message : String(error)))
      }
    }
    return problems
  })
}

function save(file: string, text: string) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

type Place = (path: string, line: number, what: string) => string

function* manifestProblems(
  id: string,
  { stack, files }: Part,
  folder: string,
  place: Place,
): Generator<string> {
  const text = readFileSync(join(folder, id, 'stack.json'), 'utf8')
  const at = (word: string) => lineOf(text, JSON.stringify(word))
  const own = new Set(Object.keys(stack.define ?? {}))
  const expressions = [
    ...Object.values(stack.define ?? {}),
    ...stack.files.map(({ when }) => when),
    ...Object.keys(stack.packages).map((key) => key.split(':')[0] ?? ''),
    ...stack.env.flatMap(({ when }) => when ?? []),
    ...stack.testDatabase.map(([, when]) => when),
    ...stack.readme.flatMap(([, , when]) => when ?? []),
  ]
  for (const expression of new Set(expressions))
    for (const name of namesOf(expression))
      if (name !== 'always' && !NAMES.has(name) && !own.has(name))
        yield place('stack.json', at(expression), `there is no flag, part or definition called "${name}"`)
  for (const name of own)
    if (NAMES.has(name)) yield place('stack.json', at(name), `"${name}" is the name of something else`)
  const paths = Object.keys(files).map((path) =>
    path.replace(/^(base|(db|backend)\/\w+(\/no\/\w+)?|no\/\w+)\//, ''),
  )
  for (const { path } of stack.files)
    if (!paths.some((file) => matches(path, file)))
      yield place('stack.json', at(path), `no file is called ${path}`)
  for (const [path] of stack.readme)
    if (!paths.some((file) => file === path || (path.endsWith('/') && file.startsWith(path))))
      yield place('stack.json', at(path), `the readme names ${path}, which is not there`)
}

function markerProblems(
  id: string,
  path: string,
  text: string,
  part: Part,
): { line: number; what: string }[] {
  const problems: { line: number; what: string }[] = []
  try {
    render(text, path, {
      names: rawNames(id, part),
      defined: Object.keys(part.stack.define ?? {}),
      values: VALUE,
      packages: () => [],
      lines:
        id === 'root'
          ? new Proxy({}, { get: (_, key) => (/^[a-z]+$/.test(String(key)) ? [] : undefined) })
          : {},
    })
  } catch (error) {
    if (!(error instanceof TemplateError)) throw error
    const [, line = '1', what = ''] = /:(\d+): (.*)$/.exec(error.message) ?? []
    problems.push({ line: Number(line), what })
  }
  let depth = 0
  let blocks = 0
  const limit = id === 'root' || LONG.test(path) ? BLOCKS * 2 : BLOCKS
  text.split('\n').forEach((line, index) => {
    const say = (what: string) => problems.push({ line: index + 1, what })
    if (/\{\{#(if|unless) /.test(line)) {
      blocks++
      if (++depth > DEPTH) say(`blocks lie more than ${DEPTH} deep in one another`)
      if (blocks === limit + 1) say(`has more than ${limit} blocks: make it two files`)
    }
    if (/\{\{\/(if|unless)\}\}/.test(line)) depth--
    if (/\{\{(title|summary)\}\}/.test(line) && !SPEAKING.test(path))
      say('only {{slug}} and {{port}} are safe in such a file')
    if (
      /(^|\/)Dockerfile$|ci\.yml$/.test(path) &&
      /^\s*(FROM|-? ?uses:|image:).*\d/.test(line) &&
      !/\{\{version /.test(text.split('\n')[index - 1] ?? '')
    )
      say('names a version without {{version …}} above it')
  })
  return problems
}

/** The packages of `versions.json` that no template uses. */
export function unusedVersions(folder = TEMPLATES, versions: Versions = readVersions(folder)): string[] {
  const text = readFileSync(join(folder, 'versions.json'), 'utf8')
  const used = partsIn(folder).flatMap((id) => {
    const { stack, files } = readPart(id, folder)
    const named = Object.values(stack.packages)
      .flat()
      .map((name) => `${stack.ecosystem} ${name.replace(/\[.*\]$/, '')}`)
    const directives = [JSON.stringify(stack), ...Object.values(files)].flatMap((content) =>
      [...content.matchAll(/\{\{version ([\w-]+) ([^\s{}]+)\}\}/g)].map(
        ([, kind, name]) => `${kind} ${name}`,
      ),
    )
    return [
      ...named,
      ...Object.values(stack.packages)
        .flat()
        .map((name) => `${stack.ecosystem} ${name}`),
      ...directives,
    ]
  })
  const known = new Set([...used, 'runtimes node', 'oldest node'])
  return Object.entries(versions).flatMap(([kind, names]) =>
    kind === 'checked' || kind === 'end'
      ? []
      : Object.keys(names)
          .filter((name) => !known.has(`${kind} ${name}`))
          .map(
            (name) =>
              `templates/versions.json:${lineOf(text, `"${name}"`)}: no template uses ${name} of ${kind}`,
          ),
  )
}

if (process.argv[1] === import.meta.filename) {
  const problems = [...lintTemplates(TEMPLATES, process.argv.includes('--write')), ...unusedVersions()]
  for (const problem of problems) console.error(problem)
  console.log(problems.length ? `${problems.length} problems.` : `${partsIn().length} parts, nothing to say.`)
  process.exitCode = problems.length ? 1 : 0
}
