// Selects the tests that a change can affect, for `npm test -- changed`: files that import a changed file, directly or
// through others, nearest first.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { root } from './run.mjs'

/** The most files of a step, so that a change to a central file ends within minutes; the nearest files are run. */
const MOST = { unit: 60, storybook: 12, e2e: 2 }
/** The most test files that start a server: each takes seconds, where another takes a tenth of one. */
const MOST_SERVERS = 12
const STARTS_A_SERVER = /^packages\/server\/tests\//
/** A page is touched by a change that is at most so many imports away. */
const NEAR = 3
/** Quick checks of every file in the repository. */
const ALWAYS = [
  'tests/lint/comments.test.ts',
  'tests/lint/package-lock.test.ts',
  'tests/lint/requirements.test.ts',
]
const SOURCE = /\.(ts|tsx|mjs|js)$/
const IMPORT = /(?:from|import)\s*\(?\s*['"]([^'"\n]+)['"]/g

/** Paths of the files that differ from the merge base with `ref`, committed or not, relative to the repository. */
export function changedFiles(ref = 'main') {
  const git = (...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
  const [base = ref] = git('merge-base', ref, 'HEAD')
  return [
    ...new Set([...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')]),
  ]
}

/** Paths and texts of the files that may import or name others. */
export function repositoryFiles() {
  const paths = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  const sources = new Map()
  for (const path of paths.split('\n')) {
    if (!SOURCE.test(path) || path.startsWith('packages/generator/templates/')) continue
    try {
      sources.set(path, readFileSync(posix.join(root, path), 'utf8'))
    } catch {
      // Deleted, but not yet committed.
    }
  }
  return sources
}

/**
 * The test files of each step that the changed files can affect, nearest first, and how many were left out.
 * @param {readonly string[]} changed paths of changed files
 * @param {ReadonlyMap<string, string>} sources texts by path
 */
export function affectedTests(changed, sources) {
  const distances = distancesFrom(changed, sources)
  const names = new Set(changed.map(nameOf))
  /** A test has the name of its file; it comes before tests that are as near or nearer. */
  const place = ([path, distance]) => (names.has(nameOf(path)) ? 0 : distance)
  const near = (pattern) =>
    [...distances]
      .filter(([path]) => sources.has(path) && pattern.test(path))
      .sort((one, other) => place(one) - place(other))
      .map(([path]) => path)
  const unit = near(/^(?!tests\/e2e\/).*\.test\.ts$/)
  const all = {
    unit: [...new Set([...ALWAYS.filter((path) => sources.has(path)), ...unit])],
    storybook: near(/\.stories\.tsx$/),
    e2e: journeysOf(touchedPages(distances), distances, sources),
  }
  const run = { ...all, unit: fewServers(all.unit) }
  const steps = Object.keys(all)
  const files = Object.fromEntries(steps.map((step) => [step, run[step].slice(0, MOST[step])]))
  return {
    files,
    leftOut: Object.fromEntries(steps.map((step) => [step, all[step].length - files[step].length])),
  }
}

/** `gate` for `http/gate.ts` and for `tests/gate.test.ts`. */
const nameOf = (path) => posix.basename(path).replace(/\..*$/, '')

function fewServers(paths) {
  const servers = paths.filter((path) => STARTS_A_SERVER.test(path))
  const run = new Set(servers.slice(0, MOST_SERVERS))
  return paths.filter((path) => run.has(path) || !STARTS_A_SERVER.test(path))
}

/** How many imports away from a changed file each file is; a file that names a changed path counts as an importer. */
function distancesFrom(changed, sources) {
  const importers = new Map()
  for (const [path, text] of sources)
    for (const [, specifier] of text.matchAll(IMPORT)) {
      const target = resolved(specifier, path, sources)
      if (target) importers.set(target, [...(importers.get(target) ?? []), path])
    }
  const distances = new Map(changed.map((path) => [path, 0]))
  for (const [path, distance] of distances) {
    const naming = distance === 0 && !SOURCE.test(path) ? namers(path, sources) : []
    for (const importer of [...(importers.get(path) ?? []), ...naming])
      if (!distances.has(importer)) distances.set(importer, distance + 1)
  }
  return distances
}

const namers = (path, sources) =>
  [...sources].filter(([, text]) => text.includes(path)).map(([namer]) => namer)

/** The path of an import; null for a package. Files without source, such as style sheets, resolve as they are written. */
function resolved(specifier, from, sources) {
  const [bare = ''] = specifier.split('?')
  const path = bare.startsWith('.')
    ? posix.join(posix.dirname(from), bare)
    : bare
        .replace(/^@machines\//, 'machines/')
        .replace(/^@orrery\//, 'packages/')
        .replace(/^@\//, 'src/')
  if (path === bare && !bare.startsWith('.')) return null
  const candidates = ['', '.ts', '.tsx', '/index.ts'].map((ending) => path + ending)
  return candidates.find((candidate) => sources.has(candidate)) ?? path
}

const touchedPages = (distances) =>
  new Set(
    [...distances]
      .filter(([, distance]) => distance <= NEAR)
      .flatMap(([path]) => /^src\/pages\/([\w-]+)\//.exec(path)?.[1] ?? []),
  )

/** Journeys about the change, then those that open a touched page, most densely first. */
function journeysOf(pages, distances, sources) {
  const routes = [...sources]
    .filter(([path]) => path.startsWith('src/app/routes/'))
    .flatMap(([, text]) => [...text.matchAll(/path: '([^'*]+)'[^]*?import\('@\/pages\/([\w-]+)'\)/g)])
    .filter(([, , page]) => pages.has(page))
    .map(([, path]) => `/${path.replace(/^\/|\/$/g, '')}`)
  const opened = (text) =>
    routes.reduce((sum, route) => sum + text.split(new RegExp(`['"\`]${route}(?=['"\`?#/])`)).length - 1, 0)
  const changed = [...distances].flatMap(([path, distance]) => (distance === 0 ? path : []))
  /** A journey that changed, or that has the name of a changed folder, such as `assistant`. */
  const isAbout = (path) =>
    changed.some((one) => one === path || one.split('/').includes(posix.basename(path, '.test.ts')))
  return [...sources]
    .filter(([path]) => /^tests\/e2e\/.*\.test\.ts$/.test(path))
    .map(([path, text]) => ({
      path,
      weight: isAbout(path) ? Number.POSITIVE_INFINITY : opened(text) / text.length,
    }))
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight || one.path.localeCompare(other.path))
    .map(({ path }) => path)
}
