import typescript from 'highlight.js/lib/languages/typescript'
import { createLowlight } from 'lowlight'
import { generateProject } from '../../src/entities/project/lib/generator'
import { DEFAULT_PROJECT_CONFIG } from '../../src/entities/project/model/config'
import type { GeneratedFile } from '../../src/entities/project/model/project-file'
import { FEATURE_LABELS, FEATURES } from '../../src/entities/project/model/technologies'

/** A piece of code and what highlight.js calls it; '' is plain text. */
type Token = readonly [text: string, kind: string]

/** What the hero of the home page shows of one generated project. `npm run first-project` writes it. */
export interface FirstProject {
  name: string
  stack: string[]
  features: string[]
  /** How many files the project has. */
  files: number
  /** Its folders with how many files lie in each, and the files beside them. */
  tree: [path: string, files: number][]
  /** A function of the project, line by line. */
  code: { path: string; lines: Token[][] }
  /** The test files, each with how many tests it has and the name of its first one. */
  tests: [path: string, tests: number, first: string][]
}

const CODE = {
  path: 'server/src/auth/passwords.ts',
  from: '/** A salted scrypt hash',
  to: '\n}\n',
}

/** The files of the project that the configurator's defaults give. */
export function firstProjectFiles(): readonly GeneratedFile[] {
  const config = { ...DEFAULT_PROJECT_CONFIG, name: 'Field Notes', description: 'Notes from the field.' }
  return generateProject({ config, createdAt: '2026-01-01T00:00:00.000Z', createdBy: 'orrery' }).files
}

/** Everything that is shown of it, from its files alone. */
export function firstProject(files: readonly GeneratedFile[]): FirstProject {
  const { frontend, backend, database } = DEFAULT_PROJECT_CONFIG
  return {
    name: 'Field Notes',
    stack: [frontend, backend, database],
    features: FEATURES.filter((feature) => DEFAULT_PROJECT_CONFIG.features[feature]).map(
      (feature) => FEATURE_LABELS[feature].label,
    ),
    files: files.length,
    tree: treeOf(files),
    code: { path: CODE.path, lines: highlighted(excerpt(files)) },
    tests: files
      .map(({ path, content }) => [path, namesOfTests(content)] as const)
      .filter(([, names]) => names.length > 0)
      .map(([path, names]) => [path, names.length, names[0] ?? '']),
  }
}

/** The names of the tests in a file of the generated server. */
export function namesOfTests(content: string): string[] {
  return Array.from(content.matchAll(/^test\('(.+?)', /gm), ([, name = '']) => name)
}

function treeOf(files: readonly GeneratedFile[]): FirstProject['tree'] {
  const counts = new Map<string, number>()
  for (const { path } of files) {
    const parts = path.split('/')
    const place = parts.length === 1 ? path : `${parts.slice(0, Math.min(2, parts.length - 1)).join('/')}/`
    counts.set(place, (counts.get(place) ?? 0) + 1)
  }
  const isFolder = (path: string) => path.endsWith('/')
  return [...counts].toSorted(([one], [other]) => Number(isFolder(other)) - Number(isFolder(one)))
}

function excerpt(files: readonly GeneratedFile[]): string {
  const content = files.find(({ path }) => path === CODE.path)?.content ?? ''
  const start = content.indexOf(CODE.from)
  const end = content.indexOf(CODE.to, start)
  if (start < 0 || end < 0) throw new Error(`${CODE.path} has no such excerpt.`)
  return content.slice(start, end + 2)
}

const lowlight = createLowlight({ typescript })
type Nodes = ReturnType<typeof lowlight.highlight>['children']

function highlighted(code: string): Token[][] {
  const lines: Token[][] = [[]]
  const add = (nodes: Nodes, kind: string) => {
    for (const node of nodes) {
      if (node.type === 'element') add(node.children as Nodes, kindOf(node.properties.className) || kind)
      if (node.type !== 'text') continue
      node.value.split('\n').forEach((text, index) => {
        if (index > 0) lines.push([])
        if (text) lines.at(-1)?.push([text, kind])
      })
    }
  }
  add(lowlight.highlight('typescript', code).children, '')
  return lines
}

const kindOf = (classes: unknown) =>
  Array.isArray(classes) ? String(classes[0] ?? '').replace('hljs-', '') : ''
