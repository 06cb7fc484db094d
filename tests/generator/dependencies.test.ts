import { dirname, join } from 'node:path/posix'
import { describe, expect, test } from 'vitest'
import { NPM } from '../../src/entities/project/lib/generator/versions'
import type { ProjectFile } from '../../src/entities/project/model/project-file'
import { contentOf, generate, has, isCode, labelOf, STACKS, SUBSETS, subsetsFor } from './kit'

interface Manifest {
  scripts: Record<string, string>
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

/** Commands of scripts, and the package that each comes from. */
const COMMANDS: Record<string, string> = {
  tsc: 'typescript',
  'svelte-kit': '@sveltejs/kit',
  ng: '@angular/cli',
  ngc: '@angular/compiler-cli',
}

/** Packages that another one needs beside it; the other one is used. */
const PEERS: Record<string, string[]> = {
  'react-dom': ['next'],
  '@sveltejs/vite-plugin-svelte': ['@sveltejs/kit'],
  typescript: ['vue-tsc', 'svelte-check', '@angular/compiler-cli'],
  '@angular/build': ['@angular/cli'],
  '@angular/common': ['@angular/platform-browser'],
  '@angular/compiler': ['@angular/compiler-cli'],
  rxjs: ['@angular/core'],
}

/** What a bundler knows under another name: a folder of the project, or a module that it makes itself. */
const ALIASES: [prefix: string, stands: string][] = [
  ['$lib/', 'web/src/lib/'],
  ['$app/', '@sveltejs/kit/'],
]

const IMPORT = /(?:from|import)\s+'([^']+)'|import\('([^']+)'\)/g

function importsOf(content: string): string[] {
  return [...content.matchAll(IMPORT)].map(([, name, dynamic]) => {
    const specifier = name ?? dynamic ?? ''
    const [prefix, stands] = ALIASES.find(([alias]) => specifier.startsWith(alias)) ?? ['', '']
    return stands + specifier.slice(prefix.length)
  })
}

function packageOf(specifier: string): string {
  const parts = specifier.split('/')
  return specifier.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? '')
}

/** The path in the project that a specifier names; null for a module from elsewhere. */
function pathOf(from: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return join(dirname(from), specifier)
  return specifier.startsWith('web/') ? specifier : null
}

/** `./Status` and `./app.ts` alike, as the bundler and Node.js find them. */
function resolves(project: ProjectFile, path: string): boolean {
  return ['', '.ts', '.tsx'].some((extension) => has(project, path + extension))
}

const manifestOf = (project: ProjectFile, folder: string) =>
  JSON.parse(contentOf(project, join(folder, 'package.json'))) as Manifest

/** The folders that npm manages: `server` is one only with a backend that is an npm workspace. */
const packagesOf = (project: ProjectFile) =>
  ['web', 'server'].filter((folder) => has(project, `${folder}/package.json`))

describe.each(STACKS.map((stack) => [labelOf(stack), stack] as const))('%s', (_, stack) => {
  test.each(packagesOf(generate(stack)))('every import in %s resolves', (folder) => {
    for (const features of subsetsFor(stack)) {
      const project = generate({ ...stack, features })
      const { dependencies = {}, devDependencies = {} } = manifestOf(project, folder)
      for (const { path, content } of project.files) {
        if (!path.startsWith(`${folder}/`) || !isCode(path)) continue
        for (const specifier of importsOf(content)) {
          const target = pathOf(path, specifier)
          const found =
            specifier.startsWith('node:') ||
            (target
              ? resolves(project, target)
              : packageOf(specifier) in dependencies || packageOf(specifier) in devDependencies)
          expect(found, `${path} imports ${specifier} (${features.join(', ')})`).toBe(true)
        }
      }
    }
  })

  test.each(['.', ...packagesOf(generate(stack))])('every dependency of %s is used', (folder) => {
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
          PEERS[name]?.some((other) => imported.has(other) || commands.has(other))
        expect(used, `${folder} uses ${name} (${features.join(', ')})`).toBe(true)
      }
    }
  })

  test('server code that runs needs no development dependency', () => {
    const project = generate(stack)
    if (!packagesOf(project).includes('server')) return
    const { dependencies = {} } = manifestOf(project, 'server')
    for (const { path, content } of project.files.filter((file) => file.path.startsWith('server/src/')))
      for (const specifier of importsOf(content))
        if (!specifier.startsWith('node:') && !specifier.startsWith('.'))
          expect(Object.keys(dependencies), `${path} imports ${specifier}`).toContain(packageOf(specifier))
  })

  test('every source file is used', () => {
    const entries =
      /^(web\/src\/(main\.tsx?$|app\/|routes\/)|web\/[\w.]+\.(ts|js)$|server\/src\/main\.ts|server\/test\/.*\.test\.ts)/
    for (const features of SUBSETS) {
      const project = generate({ ...stack, features })
      const code = project.files.filter(({ path }) => isCode(path) && !path.endsWith('.mjs'))
      const reached = new Set(
        code.flatMap(({ path, content }) =>
          importsOf(content)
            .map((specifier) => pathOf(path, specifier))
            .filter((target) => target !== null)
            .map((target) => target.replace(/\.tsx?$/, '')),
        ),
      )
      for (const { path } of code)
        if (!entries.test(path)) expect([...reached], path).toContain(path.replace(/\.tsx?$/, ''))
    }
  })
})

test('versions are exact and all of them are used by some project', () => {
  const used = new Set<string>()
  for (const stack of STACKS) {
    const project = generate(stack)
    for (const folder of ['.', ...packagesOf(project)]) {
      const { dependencies = {}, devDependencies = {} } = manifestOf(project, folder)
      for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
        expect(version, name).toMatch(/^\d+\.\d+\.\d+$/)
        used.add(name)
      }
    }
  }
  expect([...used].sort()).toEqual(Object.keys(NPM).sort())
})
