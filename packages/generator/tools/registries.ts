/** Asks each ecosystem's registry, through its own client, for the versions of a package. */
import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Ecosystem } from '../engine/manifest.ts'
import { isNewer } from './tools.ts'

const asked = promisify(execFile)
/** How long one answer may take, in ms. */
const PATIENCE = 60_000
const STABLE = /^v?\d+(\.\d+)*(\+incompatible)?$/
const MAVEN_UPDATES = 'org.codehaus.mojo:versions-maven-plugin:display-dependency-updates'

/** The newest version that is no preview; undefined when there is none. */
export const newestOf = (versions: readonly string[]): string | undefined =>
  versions
    .filter((version) => STABLE.test(version))
    .reduce<string | undefined>(
      (one, other) => (one === undefined || isNewer(other, one) ? other : one),
      undefined,
    )

interface Registry {
  program: string
  /** The command line for a package, and its versions in what that prints. */
  line: (name: string) => string[]
  read: (printed: string) => string[]
}

const words = (text: string) => text.split(/[\s,()]+/).filter(Boolean)

/** Maven asks for all at once, and is apart. */
const REGISTRIES: Record<Exclude<Ecosystem, 'maven'>, Registry> = {
  // `typescript@6` in versions.json is npm's own way to ask for the versions of a major.
  npm: {
    program: 'npm',
    line: (name) => ['view', name, 'version', '--json'],
    read: (printed) => [JSON.parse(printed) as string | string[]].flat(),
  },
  pypi: {
    program: 'python3',
    line: (name) => ['-m', 'pip', 'index', 'versions', name],
    read: (printed) => words(/^Available versions:(.*)$/m.exec(printed)?.[1] ?? ''),
  },
  go: { program: 'go', line: (name) => ['list', '-m', '-versions', name], read: words },
  gems: {
    program: 'gem',
    line: (name) => ['list', '--remote', '--exact', '--all', name],
    read: words,
  },
  composer: {
    program: 'composer',
    line: (name) => ['show', '--all', '--format=json', name],
    read: (printed) => (JSON.parse(printed) as { versions: string[] }).versions,
  },
  nuget: {
    program: 'dotnet',
    line: (name) => ['package', 'search', name, '--exact-match', '--format', 'json'],
    read: (printed) =>
      [...printed.matchAll(/"(?:latestVersion|version)": "([^"]+)"/g)].map(([, version = '']) => version),
  },
}

const isThere = (program: string) => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0

/** The newest version of each package that answered. Packages without an answer are missing. Throws when the client is not installed. */
export async function newestVersions(
  ecosystem: Ecosystem,
  known: Readonly<Record<string, string>>,
): Promise<Map<string, string>> {
  const program = ecosystem === 'maven' ? 'mvn' : REGISTRIES[ecosystem].program
  if (!isThere(program)) throw new Error(`${program} is not on this machine`)
  if (ecosystem === 'maven') return askMaven(known)
  const { line, read } = REGISTRIES[ecosystem]
  const found = new Map<string, string>()
  // Asks one after the other, because many requests at once would burden the registry.
  for (const name of Object.keys(known)) {
    const newest = await asked(program, line(name), { cwd: tmpdir(), timeout: PATIENCE })
      .then(({ stdout }) => newestOf(read(stdout)))
      .catch(() => undefined)
    if (newest !== undefined) found.set(name, newest)
  }
  return found
}

/** One project that has every package as a dependency: Maven says which have newer versions. */
async function askMaven(known: Readonly<Record<string, string>>): Promise<Map<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-versions-'))
  const of = (name: string, value: string) => `<${name}>${value}</${name}>`
  const parts = (group: string, artifact: string, version: string) =>
    of('groupId', group) + of('artifactId', artifact) + of('version', version)
  const dependencies = Object.entries(known).map(([name, version]) => {
    const [group = '', artifact = ''] = name.split(':')
    return of('dependency', parts(group, artifact, version))
  })
  try {
    const pom =
      of('modelVersion', '4.0.0') +
      parts('versions', 'asked', '1') +
      of('dependencies', dependencies.join(''))
    writeFileSync(join(folder, 'pom.xml'), of('project', pom))
    const ignored = '-Dmaven.version.ignore=.*-(alpha|beta|M|RC|rc|SNAPSHOT).*'
    const { stdout } = await asked('mvn', ['-B', '-N', MAVEN_UPDATES, ignored], {
      cwd: folder,
      timeout: 5 * PATIENCE,
    })
    return new Map([...Object.entries(known), ...readMaven(stdout)])
  } catch {
    return new Map()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** `group:artifact` and the newer version of Maven's lines, which it breaks where they are long. */
export const readMaven = (printed: string): [string, string][] =>
  [
    ...printed
      .replace(/\.\.\.\s*\n\[INFO\]\s+/g, '... ')
      .matchAll(/^\[INFO\]\s+([\w.-]+:[\w.-]+) [ .]*\S+ -> (\S+)/gm),
  ].map(([, name = '', version = '']) => [name, version])
