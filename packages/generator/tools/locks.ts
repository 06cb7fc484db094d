/**
 * Locks the packages of each folder of templates, for every flag and database at once: package-lock.json with npm, uv.lock with
 * uv, beside its base/. The engine takes from it what a project has. Asks the registries. A lock that fits stays as it is; with
 * `--fresh` everything below the named versions is resolved anew.
 *
 *   npm run templates:locks [-- server/node web/react …] [--fresh]
 */
import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Manifest, treeOf } from '../engine/locks/npm-lock.ts'
import { isOwn } from '../engine/locks/npm-tree.ts'
import type { Part, Versions } from '../engine/manifest.ts'
import { packageObjects, packagesOf } from '../engine/packages.ts'
import { namesOf } from '../engine/condition.ts'
import { partsIn, readPart, readVersions, TEMPLATES } from './read.ts'

/** The name of the lock file of a part, undefined where its ecosystem has none here, or no packages. */
export function lockName({ stack }: Part): string | undefined {
  if (Object.keys(stack.packages).length === 0) return undefined
  return { npm: 'package-lock.json', pypi: 'uv.lock' }[stack.ecosystem as string]
}

/** Every package of a part, whatever its conditions are. */
function packagesOfAll({ stack }: Part, versions: Versions) {
  const all = Object.entries(stack.packages).map(([key, list]): [string, string[]] => [
    key.replace(/^[^:]*/, 'always'),
    list,
  ])
  const merged: Record<string, string[]> = {}
  for (const [key, list] of all) merged[key] = [...(merged[key] ?? []), ...list]
  return packagesOf({ ...stack, packages: merged }, new Set(namesOf('always')), versions)
}

/** The `package.json` that npm locks. */
function manifestOf(part: Part, versions: Versions): Manifest {
  return {
    name: 'template',
    version: '0.1.0',
    private: true,
    ...packageObjects(part.stack, packagesOfAll(part, versions)),
  }
}

/** The `pyproject.toml` that uv locks. */
function pyproject(part: Part, versions: Versions): string {
  const packages = packagesOfAll(part, versions)
  const requires = /^requires-python = .*$/m.exec(part.files['base/pyproject.toml'] ?? '')?.[0] ?? ''
  const lines = (group: string) =>
    packages.filter((each) => each.group === group).map(({ name, version }) => `  "${name}==${version}",\n`)
  return `[project]
name = "template"
version = "0.1.0"
${requires}
dependencies = [
${lines('').join('')}]

[dependency-groups]
dev = [
${lines('dev').join('')}]
`
}

/** The fault of a part's lock, in words; undefined for a part that needs no lock. */
export function lockProblems(part: Part, versions: Versions): string[] {
  const name = lockName(part)
  if (!name) return []
  if (part.lock === undefined) return [`there is no ${name}: npm run templates:locks`]
  return name === 'uv.lock' ? uvProblems(part.lock, part, versions) : npmProblems(part.lock, part, versions)
}

const OUTDATED = 'does not lock the packages of the manifest: npm run templates:locks'

function npmProblems(lock: string, part: Part, versions: Versions): string[] {
  const tree = treeOf(lock)
  const wanted = manifestOf(part, versions)
  const listed = (list: object | undefined = {}) => JSON.stringify(Object.entries(list).sort())
  const fits = (['dependencies', 'devDependencies'] as const).every(
    (group) => listed(tree['']?.[group]) === listed(wanted[group]),
  )
  const keys = Object.keys(tree)
  const absent = Object.values(tree)
    .flatMap(({ optionalDependencies }) => Object.keys(optionalDependencies ?? {}))
    .filter((name) => !keys.some((key) => key.endsWith(`node_modules/${name}`)))
  const open = keys.filter((key) => !isOwn(key) && !tree[key]?.integrity && !tree[key]?.inBundle)
  return [
    ...(fits ? [] : [OUTDATED]),
    ...absent.map((name) => `lacks ${name}, which another system needs`),
    ...open.map((key) => `has no checksum for ${key}`),
    ...keys.filter((key) => tree[key]?.resolved).map((key) => `says where ${key} came from`),
  ]
}

function uvProblems(lock: string, part: Part, versions: Versions): string[] {
  const locked = [...lock.matchAll(/^ {4}\{ name = "([^"]+)".*specifier = "==([^"]+)" \},$/gm)]
  const listed = (list: string[]) => list.sort().join()
  const wanted = packagesOfAll(part, versions).map(
    ({ name, version }) => `${name.replace(/\[.*\]$/, '').toLowerCase()} ${version}`,
  )
  const fits = listed(locked.map(([, name, version]) => `${name} ${version}`)) === listed(wanted)
  const strange = [...lock.matchAll(/https?:\/\/[^"]+/g)]
    .map(([address]) => address)
    .filter((address) => !/^https:\/\/(pypi\.org\/simple$|files\.pythonhosted\.org\/)/.test(address))
  return [...(fits ? [] : [OUTDATED]), ...strange.map((address) => `takes something from ${address}`)]
}

/** Makes the lock of a part in a folder of its own, from the present lock unless `fresh` is set. */
function resolve(id: string, part: Part, versions: Versions, fresh: boolean): void {
  const name = lockName(part)
  if (!name) return
  const folder = mkdtempSync(join(tmpdir(), 'orrery-lock-'))
  const kept = join(TEMPLATES, id, name)
  try {
    if (existsSync(kept) && !fresh) copyFileSync(kept, join(folder, name))
    if (name === 'uv.lock') {
      writeFileSync(join(folder, 'pyproject.toml'), pyproject(part, versions))
      execFileSync('uv', ['lock', '--default-index', 'https://pypi.org/simple'], {
        cwd: folder,
        stdio: 'inherit',
      })
    } else {
      writeFileSync(join(folder, 'package.json'), JSON.stringify(manifestOf(part, versions)))
      const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
      execFileSync('npm', ['install', '--package-lock-only', '--omit-lockfile-registry-resolved', ...quiet], {
        cwd: folder,
        stdio: 'inherit',
      })
    }
    copyFileSync(join(folder, name), kept)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function main(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { fresh: { type: 'boolean', default: false } },
  })
  const versions = readVersions()
  const unknown = positionals.filter((id) => !partsIn().includes(id))
  if (unknown.length > 0) throw new Error(`There is no ${unknown.join(', ')} in templates/.`)
  for (const id of positionals.length > 0 ? positionals : partsIn()) {
    const part = readPart(id)
    if (!lockName(part) || (!values.fresh && lockProblems(part, versions).length === 0)) continue
    resolve(id, part, versions, values.fresh)
    const problems = lockProblems(readPart(id), versions)
    console.log(`${problems.length === 0 ? '✓' : '✗'} ${id}`)
    for (const problem of problems) console.error(`  ${problem}`)
    if (problems.length > 0) process.exitCode = 1
  }
}

if (process.argv[1] === import.meta.filename) main()
