import { dirname, join } from 'node:path/posix'
import { describe, expect, test } from 'vitest'
import { NPM } from '../../src/entities/project/lib/generator/versions'
import type { ProjectFile } from '../../src/entities/project/model/project-file'
import { contentOf, generate, has, isCode, labelOf, NODE_STACKS, SUBSETS, subsetsFor } from './kit'

interface Manifest {
  scripts: Record<string, string>
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

/** Commands of scripts, and the package that each comes from. */
const COMMANDS: Record<string, string> = { tsc: 'typescript' }

/** Packages that another one needs beside it. */
const PEERS: Record<string, string> = { 'react-dom': 'next' }

const IMPORT = /(?:from|import)\s+'([^']+)'|import\('([^']+)'\)/g

function importsOf(content: string): string[] {
  return [...content.matchAll(IMPORT)].map(([, name, dynamic]) => name ?? dynamic ?? '')
}

function packageOf(specifier: string): string {
  const parts = specifier.split('/')
  return specifier.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? '')
}

/** `./Status` and `./app.ts` alike, as the bundler and Node.js find them. */
function resolves(project: ProjectFile, from: string, specifier: string): boolean {
  const path = join(dirname(from), specifier)
  return ['', '.ts', '.tsx'].some((extension) => has(project, path + extension))
}

/** A server in another language has no package.json, and may import nothing but Node.js itself. */
function manifestOf(project: ProjectFile, folder: string): Manifest {
/** Servers in other languages have no `package.json`, and so no packages. */
const manifestOf = (project: ProjectFile, folder: string): Manifest => {
  const path = join(folder, 'package.json')
  return has(project, path) ? (JSON.parse(contentOf(project, path)) as Manifest) : { scripts: {} }
}

describe.each(NODE_STACKS.map((stack) => [labelOf(stack), stack] as const))('%s', (_, stack) => {
  test.each(['web', 'server'])('every import in %s resolves', (folder) => {
    for (const features of subsetsFor(stack)) {
      const project = generate({ ...stack, features })
      const { dependencies = {}, devDependencies = {} } = manifestOf(project, folder)
      for (const { path, content } of project.files) {
        if (!path.startsWith(`${folder}/`) || !isCode(path)) continue
        for (const specifier of importsOf(content)) {
          const found =
            specifier.startsWith('node:') ||
            (specifier.startsWith('.')
              ? resolves(project, path, specifier)
              : packageOf(specifier) in dependencies || packageOf(specifier) in devDependencies)
          expect(found, `${path} imports ${specifier} (${features.join(', ')})`).toBe(true)
        }
      }
    }
  })

  test.each(['.', 'web', 'server'])('every dependency of %s is used', (folder) => {
    for (const features of SUBSETS) {
      const project = generate({ ...stack, features })
      const { dependencies = {}, devDependencies = {}, scripts } = manifestOf(project, folder)
      const imported = new Set(
        project.files
          .filter(({ path }) => isCode(path) && (folder === '.' || path.startsWith(`${folder}/`)))
          .flatMap(({ content }) => importsOf(content).map(packageOf)),
      )
      const words = Object.values(scripts).flatMap((script) => script.split(/[\s=]+/))
      const commands = new Set(words.map((word) => COMMANDS[word] ?? word))
      for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
        const typed = name.startsWith('@types/') ? name.slice('@types/'.length) : ''
        const used =
          imported.has(name) ||
          commands.has(name) ||
          imported.has(typed) ||
          typed === 'node' ||
          imported.has(PEERS[name] ?? '')
        expect(used, `${folder} uses ${name} (${features.join(', ')})`).toBe(true)
      }
    }
  })

  test('server code that runs needs no development dependency', () => {
    const project = generate(stack)
    const { dependencies = {} } = manifestOf(project, 'server')
    for (const { path, content } of project.files.filter((file) => file.path.startsWith('server/src/')))
      for (const specifier of importsOf(content))
        if (!specifier.startsWith('node:') && !specifier.startsWith('.'))
          expect(Object.keys(dependencies), `${path} imports ${specifier}`).toContain(packageOf(specifier))
  })

  test('every source file is used', () => {
    const entries =
      /^(web\/src\/(main\.tsx|app\/)|web\/[\w.]+\.ts$|server\/src\/main\.ts|server\/test\/.*\.test\.ts)/
    for (const features of SUBSETS) {
      const project = generate({ ...stack, features })
      const commands = Object.values(manifestOf(project, '.').scripts).join(' ')
      const code = project.files.filter(({ path }) => isCode(path) && !commands.includes(path))
      const reached = new Set(
        code.flatMap(({ path, content }) =>
          importsOf(content)
            .filter((specifier) => specifier.startsWith('.'))
            .map((specifier) => join(dirname(path), specifier).replace(/\.tsx?$/, '')),
        ),
      )
      const commands = Object.values(manifestOf(project, '.').scripts).join(' ')
      for (const { path } of code)
        if (!entries.test(path) && !commands.includes(`node ${path}`))
          expect([...reached], path).toContain(path.replace(/\.tsx?$/, ''))
    }
  })
})

test('versions are exact and all of them are used by some project', () => {
  const used = new Set<string>()
  for (const stack of NODE_STACKS) {
    const project = generate(stack)
    for (const folder of ['.', 'web', 'server']) {
      const { dependencies = {}, devDependencies = {} } = manifestOf(project, folder)
      for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
        expect(version, name).toMatch(/^\d+\.\d+\.\d+$/)
        used.add(name)
      }
    }
  }
  expect([...used].sort()).toEqual(Object.keys(NPM).sort())
})
