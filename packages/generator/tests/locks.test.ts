import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { satisfies } from 'semver'
import { describe, expect, test } from 'vitest'
import { lockName, lockProblems } from '../tools/locks'
import { partsIn, readPart, readVersions } from '../tools/read'
import { type ExplainedFile, makeStarter } from '../engine'
import { npmLock, npmLockOnce, treeOf } from '../engine/locks/npm-lock'
import type { Entry, Tree } from '../engine/locks/npm-tree'
import { uvLock } from '../engine/locks/uv-lock'
import { contentOf, FLAG_SETS, make, STACKS, templates } from './kit'

const STARTERS = ['mobile-app', 'ai-ml', 'desktop', 'blockchain'] as const
const WORDS = { slug: 'field-notes', title: 'Field Notes', summary: '' }
const starter = (type: (typeof STARTERS)[number]) => makeStarter(type, WORDS, [], templates)

/** The folder above, up to the project's: `web/node_modules/a`, `web`, nothing. */
const above = (key: string) => key.replace(/(^|\/)node_modules\/(@[^/]+\/)?[^/]+$|^\w+$/, '')

function found(tree: Tree, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = above(folder)) {
    const key = [...(folder ? [folder] : []), 'node_modules', name].join('/')
    if (Object.hasOwn(tree, key)) return key
    if (folder === '') return undefined
  }
}

const isOwn = (key: string) => ['', 'web', 'server'].includes(key)

/** Everything in a `package-lock.json` that does not fit its `package.json`, or itself. */
function* misfits(files: readonly ExplainedFile[], folder = ''): Generator<string> {
  const inside = (path: string) => [...(folder ? [folder] : []), path].join('/')
  const tree = treeOf(contentOf(files, inside('package-lock.json')))
  const reached = new Set(Object.keys(tree).filter(isOwn))
  for (const key of reached) {
    const entry = tree[key] as Entry
    if (isOwn(key)) {
      const manifest = JSON.parse(contentOf(files, inside([key, 'package.json'].filter(Boolean).join('/'))))
      for (const group of ['dependencies', 'devDependencies', 'workspaces'])
        if (JSON.stringify(entry[group]) !== JSON.stringify(manifest[group]))
          yield `${key} has other ${group}`
    }
    const asked = {
      ...entry.peerDependencies,
      ...entry.dependencies,
      ...(isOwn(key) ? entry.devDependencies : {}),
    }
    for (const [name, range] of Object.entries({ ...asked, ...entry.optionalDependencies })) {
      const target = found(tree, key, name)
      const mayMiss = !entry.dependencies?.[name] && entry.peerDependenciesMeta?.[name]?.optional
      if (target === undefined) {
        if (!mayMiss) yield `${key} lacks ${name}`
        continue
      }
      const [, wanted = range] = /^npm:.+@(.+)$/.exec(range) ?? []
      if (!satisfies(tree[target]?.version ?? '', wanted, { includePrerelease: true }))
        yield `${key} wants ${name} ${range}, and finds ${tree[target]?.version} in ${target}`
      if (!mayMiss) reached.add(target)
    }
    for (const other of Object.keys(tree))
      if (entry.bundleDependencies && other.startsWith(`${key}/`) && tree[other]?.inBundle) reached.add(other)
  }
  for (const [key, entry] of Object.entries(tree)) {
    if (entry.link ? !isOwn(String(entry.resolved)) : !reached.has(key)) yield `nothing needs ${key}`
    if (!isOwn(key) && !entry.link && !entry.inBundle && !entry.integrity) yield `${key} has no checksum`
    if (entry.resolved && !entry.link) yield `${key} names a registry`
  }
}

describe('package-lock.json has exactly the packages that its package.json requires', () => {
  const seen = new Set<string>()
  const problemsOf = (files: readonly ExplainedFile[], folder = '') => {
    const lock = contentOf(files, folder ? `${folder}/package-lock.json` : 'package-lock.json')
    // Most flags of most stacks change no package.
    if (seen.has(lock)) return []
    seen.add(lock)
    return [...misfits(files, folder)]
  }

  /** All servers without npm are one to it. */
  const holdsNpm = ({ backend, database }: (typeof STACKS)[number]) =>
    backend === 'node' || (backend === 'go' && database === 'sqlite')

  test.each([...new Set(STACKS.map(({ frontend }) => frontend))])(
    '%s, in every combination',
    async (frontend) => {
      for (const stack of STACKS.filter((each) => each.frontend === frontend && holdsNpm(each)))
        for (const features of FLAG_SETS)
          expect(
            problemsOf(await make({ ...stack, features })),
            JSON.stringify({ ...stack, features }),
          ).toEqual([])
    },
  )

  test('a server of Node.js alone', async () => {
    for (const database of new Set(STACKS.map((stack) => stack.database)))
      for (const features of FLAG_SETS)
        expect(problemsOf(await make({ backend: 'node', database, features }), 'server')).toEqual([])
  })

  test.each(STARTERS.filter((type) => type !== 'ai-ml'))('the starter %s', async (type) => {
    // npm lets a peer of a peer be, with a warning: Expo names the version of React, and test-renderer a newer version.
    const known = /test-renderer\/node_modules\/react-reconciler wants react /
    expect(problemsOf(await starter(type)).filter((problem) => !known.test(problem))).toEqual([])
  })
})

describe('npm installs from the lock without a registry request', () => {
  const alone = STACKS.filter(({ backend }) => backend === 'node').map(({ database }) => database)
  const flags = FLAG_SETS[0] ?? []
  const projects: [string, string, () => Promise<readonly ExplainedFile[]>][] = [
    ...[...new Set(STACKS.map(({ frontend }) => frontend))].map((frontend): (typeof projects)[number] => [
      `${frontend} and Node.js`,
      '',
      () => make({ frontend, backend: 'node', database: 'postgresql', features: flags }),
    ]),
    ...[...new Set(alone)].map((database): (typeof projects)[number] => [
      `Node.js with ${database}`,
      'server',
      () => make({ backend: 'node', database, features: flags }),
    ]),
    ['React and Go', '', () => make({ frontend: 'react', backend: 'go', database: 'sqlite', features: [] })],
  ]

  test.each(projects)('%s', async (_label, folder, files) => {
    const made = mkdtempSync(join(tmpdir(), 'orrery-lock-'))
    try {
      for (const { path, content } of await files()) {
        mkdirSync(dirname(join(made, path)), { recursive: true })
        writeFileSync(join(made, path), content)
      }
      const asked = [
        'ci',
        '--dry-run',
        '--offline',
        '--ignore-scripts',
        '--no-audit',
        '--cache',
        join(made, 'cache'),
      ]
      await promisify(execFile)('npm', asked, { cwd: join(made, folder) })
    } finally {
      rmSync(made, { recursive: true })
    }
  })
})

describe('uv.lock has exactly the packages that its pyproject.toml requires', () => {
  const asked = (text: string) =>
    [...text.matchAll(/^ {2}"([\w-]+)(\[\w+\])?==([^"]+)",$/gm)].map(
      ([, name = '', extra = '', version]) => `${name.toLowerCase()}${extra} ==${version}`,
    )
  const listed = (text: string) =>
    [
      ...text.matchAll(/^ {4}\{ name = "([^"]+)"(?:, extras = \["(\w+)"\])?, specifier = "([^"]+)" \},$/gm),
    ].map(([, name = '', extra, specifier]) => `${name}${extra ? `[${extra}]` : ''} ${specifier}`)

  /** The packages that a lock has, and those that it needs by a walk of its own, with only the extras that are asked for. */
  function walked(lock: string, project: string) {
    const blocks = lock.split('\n[[package]]\n').slice(1)
    const nameOf = (block: string) => /^name = "(.+)"$/m.exec(block)?.[1] ?? ''
    const has = blocks.map(nameOf)
    const needs = new Set([project])
    for (const each of needs) {
      const [name = '', extra] = each.split(' ')
      for (const block of blocks.filter((one) => nameOf(one) === name)) {
        const [main = '', optional = ''] = block.split('[package.optional-dependencies]')
        const part = extra
          ? (new RegExp(`^${extra} = \\[$([^]*?)^\\]$`, 'm').exec(optional)?.[1] ?? '')
          : main
        for (const [, other = '', more] of part.matchAll(
          /^ {4}\{ name = "([^"]+)"(?:, version = "[^"]+")?(?:, extra = \["(\w+)"\])?/gm,
        )) {
          needs.add(other)
          if (more) needs.add(`${other} ${more}`)
        }
      }
    }
    return { has: [...new Set(has)].sort(), needs: [...needs].filter((each) => !each.includes(' ')).sort() }
  }

  const check = (files: readonly ExplainedFile[], folder: string, project: string) => {
    const lock = contentOf(files, `${folder}uv.lock`)
    expect(listed(lock)).toEqual(asked(contentOf(files, `${folder}pyproject.toml`)))
    const { has, needs } = walked(lock, project)
    expect(has).toEqual(needs)
    expect(lock).not.toMatch(/\n{3}|\[\n+\]/)
  }

  test('a server of Python', async () => {
    for (const { database } of STACKS.filter(
      (each) => each.frontend === 'react' && each.backend === 'python',
    ))
      for (const features of FLAG_SETS)
        check(await make({ backend: 'python', database, features }), 'server/', 'server')
  })

  test('the starter ai-ml, with the name of its project', async () => {
    const files = await starter('ai-ml')
    check(files, '', 'field-notes')
    expect(contentOf(files, 'uv.lock')).not.toContain('"template"')
  })
})

describe('the locks of the templates', () => {
  const versions = readVersions()
  const locked = partsIn().filter((id) => lockName(readPart(id)))

  test('are up to date with their manifests', () => {
    expect(locked.length).toBeGreaterThan(10)
    for (const id of locked) expect(lockProblems(readPart(id), versions), id).toEqual([])
  })

  test.each(locked.filter((id) => lockName(readPart(id)) === 'package-lock.json'))(
    '%s with every package selected is identical to the output of npm',
    (id) => {
      const { lock = '' } = readPart(id)
      const written = JSON.parse(lock)
      // Packages that npm reports as needless.
      for (const [key, { extraneous }] of Object.entries(written.packages as Tree))
        if (extraneous) delete written.packages[key]
      const tree = treeOf(lock)
      const manifest = { name: 'template', version: '0.1.0', ...tree[''] }
      expect(npmLock([{ folder: '', manifest, tree }])).toBe(`${JSON.stringify(written, null, 2)}\n`)
    },
  )

  test.each(locked.filter((id) => lockName(readPart(id)) === 'uv.lock'))(
    '%s with every package selected is identical to the output of uv',
    (id) => {
      const { lock = '', stack } = readPart(id)
      expect(uvLock(lock, 'template', Object.values(stack.packages).flat())).toBe(lock)
    },
  )

  test('a lock file that was made before is reused for the same packages only', () => {
    const root = treeOf(readPart('root').lock ?? '')
    const { dependencies, devDependencies } = root[''] ?? {}
    const needed = { ...dependencies, ...devDependencies }
    const newer = Object.fromEntries(
      Object.entries(root).map(([key, entry]) => [key, { ...entry, version: '99.0.0' }]),
    )
    const parts = (name: string, tree = root, wanted: Record<string, string> = needed) => [
      { folder: '', manifest: { name, version: '0.1.0', dependencies: wanted }, tree },
    ]
    const many = Array.from({ length: 40 }, (_, index) => parts(`many-${index}`))
    const all = [parts('x'), parts('y'), parts('x', newer), parts('x', root, {}), ...many]
    expect(new Set(all.map((each) => npmLock(each))).size).toBe(all.length)
    for (const each of [...all, ...all]) expect(npmLockOnce(each)).toBe(npmLock(each))
  })

  test('a package that is not locked is an error, and is not omitted', () => {
    const tree = treeOf(readPart('root').lock ?? '')
    const manifest = { name: 'x', version: '1.0.0', dependencies: { 'not-locked': '1.0.0' } }
    expect(() => npmLock([{ folder: '', manifest, tree }])).toThrow(
      'The lock file has no not-locked, which the project needs.',
    )
    expect(() => uvLock(readPart('server/python').lock ?? '', 'x', ['not-locked'])).toThrow(
      'The lock file has no not-locked.',
    )
  })
})
