import { expect, test } from 'vitest'
import { readVersions } from '../tools/read'
import { type GeneratedFile, isLockFile } from '../model/project-file'
import { FEATURES } from '../model/technologies'
import { contentOf, labelOf, make, STACKS } from './kit'

// Faults of the projects that the previous generator made: each check was seen failing on them.

/** Faults of a project with accounts, items and a database, in words. */
export function faultsOf(files: readonly GeneratedFile[]): string[] {
  const server = files.filter(({ path }) => path.startsWith('server/') && !/(^|\/)tests?\//i.test(path))
  const code = server.map(({ content }) => content).join('\n')
  const faults: string[] = []
  for (const { path, content } of server) {
    if (/memory/i.test(path)) faults.push(`${path} keeps data in memory`)
    if (path.endsWith('go.mod') && !/^require/m.test(content)) faults.push('go.mod requires nothing')
    if (path.endsWith('openapi.json'))
      faults.push('the description of the API is a file, not made from the code')
  }
  if (/not configured/.test(code)) faults.push('it also runs without the database that was chosen')
  if (!/owner/i.test(code)) faults.push('items belong to nobody')
  // A lock file repeats which runtimes its packages allow.
  const own = files.filter(({ path }) => !isLockFile(path))
  if (/net8\.0|node:(18|20|22)\b|>=20\.19/.test(own.map(({ content }) => content).join('\n')))
    faults.push('a runtime past its end of life')
  const styles = files
    .filter(({ path }) => path.endsWith('.css'))
    .flatMap(({ content }) => content.split('\n'))
  if (styles.length > 150) faults.push(`${styles.length} lines of CSS`)
  return faults
}

test('no stack has a known earlier fault', async () => {
  for (const stack of STACKS.filter(({ database }) => ['postgresql', 'redis'].includes(database ?? '')))
    expect(faultsOf(await make({ ...stack, features: FEATURES })), JSON.stringify(stack)).toEqual([])
})

/** Java needs imports and constructors for what the others say without. */
const lineLimits = (backend?: string) =>
  backend === 'java' ? { server: 2450, project: 3960 } : { server: 1900, project: 3450 }

test('servers and projects stay small without generated files', async () => {
  const made = /api-types\.ts$|drizzle\/|mvnw|maven-wrapper/
  for (const stack of STACKS) {
    const files = (await make({ ...stack, features: FEATURES })).filter(
      ({ path }) => !made.test(path) && !isLockFile(path),
    )
    const lines = (folder: string) =>
      files
        .filter(({ path }) => path.startsWith(folder))
        .flatMap(({ content }) => content.trimEnd().split('\n')).length
    const label = JSON.stringify(stack)
    const { server, project } = lineLimits(stack.backend)
    expect(lines('server/'), label).toBeLessThanOrEqual(server)
    expect(lines(''), label).toBeLessThanOrEqual(project)
    expect(files.length, label).toBeLessThanOrEqual(121)
  }
})

const READ = /\b(?:env|ENV\.fetch|GetEnvironmentVariable)\(["']([A-Z][A-Z0-9_]*)["']/g

test.each(
  STACKS.filter(
    ({ frontend, backend }) => frontend === 'react' && ['php', 'ruby', 'dotnet'].includes(backend ?? ''),
  ).map((stack) => [labelOf(stack), stack] as const),
)(
  '%s: every variable that is read can be set, and absent features are not mentioned',
  async (_label, stack) => {
    const files = await make({ ...stack, features: FEATURES })
    const example = contentOf(files, '.env.example')
    const code = (all: readonly GeneratedFile[]) =>
      all
        .filter(({ path }) => path.startsWith('server/'))
        .map(({ content }) => content)
        .join('\n')
    for (const [, name = ''] of code(files).matchAll(READ))
      expect(example).toMatch(new RegExp(`^${name}=`, 'm'))
    expect(code(files)).toContain('There is no such item.')
    expect(code(await make({ ...stack, features: ['auth'] }))).not.toContain('There is no such item.')
    expect(code(await make({ ...stack, features: ['api'] }))).not.toContain('Sign in first.')
  },
)

test('a readme mentions exact versions only where the manifest has them', async () => {
  const php = await make({ frontend: 'react', backend: 'php', database: 'sqlite', features: FEATURES })
  expect(contentOf(php, 'server/composer.json')).toContain('"^')
  expect(contentOf(php, 'README.md')).not.toContain('pinned to exact versions')
})

test('no runtime is past its end of life', () => {
  const { end, runtimes } = readVersions()
  const past = Object.entries(end ?? {}).filter(([, date]) => Date.parse(date) < Date.now())
  expect(past).toEqual([])
  for (const name of Object.keys(runtimes ?? {}))
    expect(
      Object.keys(end ?? {}).some((entry) => entry.startsWith(`${name} `)),
      `${name} has no date`,
    ).toBe(true)
})
