import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { lintTemplates, unusedVersions } from '../tools/lint'
import { lockProblems } from '../tools/locks'
import { readPart, readVersions, templatesOnDisk, TEMPLATES } from '../tools/read'
import { makeProject } from '../engine'
import type { Tree } from '../engine/locks/npm-tree'

/** A folder of templates with one server, which the tests break. */
let folder: string

const stack = {
  label: 'Toy',
  ecosystem: 'pypi',
  needs: ['Python {{version runtimes python}}'],
  files: [{ path: 'auth.py', when: 'auth' }],
  packages: { always: ['flask'], 'tests:dev': ['pytest'] },
  readme: [['app.py', 'everything']],
}
const APP = `# {{#if api}}
print("items")
# {{/if}}
`

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}
const server = (manifest: object = stack, app = APP) => {
  write('server/toy/stack.json', JSON.stringify(manifest, null, 2))
  write('server/toy/base/app.py', app)
  write('server/toy/base/auth.py', 'SECRET = "{{slug}}"\n')
}
const PROJECT = 'dependencies = [\n  # {{packages}}\n  "flask==3.1.0",\n  # {{/packages}}\n]\n'

const LOCK = `version = 1

[[package]]
name = "template"
source = { virtual = "." }

[package.metadata]
requires-dist = [
    { name = "flask", specifier = "==3.1.0" },
]

[package.metadata.requires-dev]
dev = [
    { name = "pytest", specifier = "==9.1.1" },
]
`

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'templates-'))
})
beforeEach(() => {
  write(
    'versions.json',
    JSON.stringify({ pypi: { flask: '3.1.0', pytest: '9.1.1' }, runtimes: { node: '24', python: '3.14' } }),
  )
  write('server/toy/base/pyproject.toml', PROJECT)
  write('server/toy/uv.lock', LOCK)
  server()
})
afterAll(() => rmSync(folder, { recursive: true }))

test('the built-in templates have no lint errors', () => {
  expect(lintTemplates()).toEqual([])
  expect(unusedVersions()).toEqual([])
})

test('a version that no template uses is reported', () => {
  write(
    'versions.json',
    JSON.stringify({ pypi: { flask: '3.1.0', pytest: '9.1.1', left: '1.0' }, runtimes: { python: '3.14' } }),
  )
  expect(unusedVersions(folder)).toEqual(['templates/versions.json:1: no template uses left of pypi'])
})

test('a complete folder has no lint errors', () => expect(lintTemplates(folder)).toEqual([]))

test.each([
  ['# {{#if api}}\nprint("items")\n', 1, 'if is never closed'],
  ['print("items")\n# {{/if}}\n', 2, 'ends what never began'],
  ['# {{#if apis}}\nx = 1\n# {{/if}}\n', 1, 'there is no flag, part or definition called "apis"'],
  ['x = 1  # {{#if api}}\n# {{/if}}\n', 1, 'a marker has to stand alone on its line, in a comment'],
  ['# {{#if api}}\nx = 1\n# {{else}}\nx = 2\n# {{/if}}\n', 3, '"{{else}}" is no marker'],
  [
    '# {{#if api}}\n# {{#if auth}}\n# {{#if ai}}\nx = 1\n# {{/if}}\n# {{/if}}\n# {{/if}}\n',
    3,
    'more than 2 deep',
  ],
])('a broken marker is reported with its line: %j', (app, line, what) => {
  server(stack, app)
  const [problem] = lintTemplates(folder)
  expect(problem).toContain(`templates/server/toy/base/app.py:${line}: `)
  expect(problem).toContain(what)
})

test.each([
  [{ files: [{ path: 'gone.py', when: 'auth' }] }, 'no file is called gone.py'],
  [{ files: [{ path: 'auth.py', when: 'login' }] }, 'there is no flag, part or definition called "login"'],
  [{ needs: ['Python 3.14'] }, 'names a version itself'],
  [{ readme: [['gone.py', 'nothing']] }, 'the readme names gone.py'],
  [{ packages: { always: ['flask', 'django'] } }, 'versions.json has no "django"'],
])('an invalid manifest is reported: %j', (change, what) => {
  server({ ...stack, ...change })
  const problems = lintTemplates(folder).join('\n')
  expect(problems).toMatch(/templates\/server\/toy\/(stack\.json|base\/pyproject\.toml):\d+: /)
  expect(problems).toContain(what)
})

test('a list of packages that differs from the manifest is reported, and filled in', () => {
  write('server/toy/base/pyproject.toml', PROJECT.replace('3.1.0', '3.0.0'))
  expect(lintTemplates(folder)).toEqual([
    'templates/server/toy/base/pyproject.toml:2: these are not the packages of the manifest',
  ])
  lintTemplates(folder, true)
  expect(readFileSync(join(folder, 'server/toy/base/pyproject.toml'), 'utf8')).toBe(PROJECT)
})

test('a lock that is missing, outdated, or not from the public registry is reported', () => {
  const problem = (what: string) => [`templates/server/toy/uv.lock:1: ${what}`]
  const outdated = problem('does not lock the packages of the manifest: npm run templates:locks')
  write('server/toy/uv.lock', LOCK.replace('3.1.0', '3.0.0'))
  expect(lintTemplates(folder)).toEqual(outdated)
  write('server/toy/uv.lock', LOCK.replace(/ {4}.*pytest.*\n/, ''))
  expect(lintTemplates(folder)).toEqual(outdated)
  write('server/toy/uv.lock', `${LOCK}source = { registry = "https://packages.example.com/simple" }\n`)
  expect(lintTemplates(folder)).toEqual(problem('takes something from https://packages.example.com/simple'))
  rmSync(join(folder, 'server/toy/uv.lock'))
  expect(lintTemplates(folder)).toEqual(problem('there is no uv.lock: npm run templates:locks'))
})

test('a package-lock.json is checked against its manifest, for completeness, and for addresses', () => {
  const part = readPart('web/react')
  const problemsOf = (change: (tree: Tree) => void) => {
    const lock = JSON.parse(part.lock ?? '') as { packages: Tree }
    change(lock.packages)
    return lockProblems({ ...part, lock: JSON.stringify(lock) }, readVersions())
  }
  const entry = (tree: Tree, key: string) => tree[key] as Tree[string]
  expect(problemsOf(() => {})).toEqual([])
  expect(problemsOf((tree) => (entry(tree, '').dependencies = { react: '19.3.1' }))).toEqual([
    'does not lock the packages of the manifest: npm run templates:locks',
  ])
  expect(problemsOf((tree) => delete tree['node_modules/@biomejs/cli-win32-x64'])).toEqual([
    'lacks @biomejs/cli-win32-x64, which another system needs',
  ])
  expect(problemsOf((tree) => delete entry(tree, 'node_modules/react').integrity)).toEqual([
    'has no checksum for node_modules/react',
  ])
  expect(problemsOf((tree) => (entry(tree, 'node_modules/react').resolved = 'https://example.com/'))).toEqual(
    ['says where node_modules/react came from'],
  )
})

test('the worked example of docs/templates.md is a server that can be selected', async () => {
  const text = readFileSync(join(TEMPLATES, '../../../docs/templates.md'), 'utf8')
  const files = [...text.matchAll(/^`packages\/generator\/(templates\/[^`]+)`\n\n```\w+\n([\s\S]*?)^```$/gm)]
  expect(files.length).toBeGreaterThan(2)
  const example = mkdtempSync(join(tmpdir(), 'templates-'))
  try {
    cpSync(join(TEMPLATES, 'root'), join(example, 'root'), { recursive: true })
    cpSync(join(TEMPLATES, 'versions.json'), join(example, 'versions.json'))
    for (const [, path = '', content = ''] of files) {
      const target = join(example, path.replace('templates/', ''))
      mkdirSync(dirname(target), { recursive: true })
      writeFileSync(target, content)
    }
    const id = /server\/(\w+)\/stack\.json/.exec(text)?.[1] ?? ''
    expect(lintTemplates(example).filter((problem) => problem.includes(`server/${id}/`))).toEqual([])
    const templates = templatesOnDisk(example)
    const made = await makeProject(
      {
        choice: { backend: id, database: 'sqlite', features: ['api'] },
        slug: 'shop',
        title: 'Shop',
        summary: 'A shop.',
        environment: 'development',
        resources: { cpu: 1, memory: 2, storage: 10 },
      },
      templates,
    )
    const paths = made.map(({ path }) => path)
    expect(paths).toContain('server/main.ts')
    expect(made.find(({ path }) => path === 'server/main.ts')?.content).not.toMatch(/\{\{|auth/)
    expect(made.find(({ path }) => path === 'server/deno.json')?.content).toContain('"shop"')
  } finally {
    rmSync(example, { recursive: true })
  }
})
