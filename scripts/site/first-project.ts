import { generateProject } from '@orrery/generator/code'
import { DEFAULT_PROJECT_CONFIG } from '@orrery/generator/model'
import type { GeneratedFile } from '@orrery/generator/model'
import { highlight } from '../../src/features/explore-code/lib/highlight'
import type { CodeWord } from '../../src/features/explore-code/model/words'
import { templatesOnDisk } from '@orrery/generator/tools/read'
import { FEATURE_LABELS, FEATURES } from '@orrery/generator/model'

/** The data of one generated project in the hero of the home page. `npm run first-project` writes it. */
export interface FirstProject {
  name: string
  stack: string[]
  features: string[]
  /** How many files the project has. */
  files: number
  /** Its folders with how many files lie in each, and the files beside them. */
  tree: [path: string, files: number][]
  /** A function of the project, line by line. */
  code: { path: string; lines: CodeWord[][] }
  /** The test files, each with its number of tests and the name of its first test. */
  tests: [path: string, tests: number, first: string][]
}

const CODE = {
  path: 'server/src/db/items.ts',
  from: 'export async function updateItem',
  to: '\n}\n',
}

/** The files of the project that the configurator's defaults give. */
export async function firstProjectFiles(): Promise<readonly GeneratedFile[]> {
  const config = { ...DEFAULT_PROJECT_CONFIG, name: 'Field Notes', description: 'Notes from the field.' }
  const order = { config, createdAt: '2026-01-01T00:00:00.000Z', createdBy: 'orrery' }
  return (await generateProject(order, templatesOnDisk())).files
}

/** Everything that is shown of it, from its files alone. */
export async function firstProject(files: readonly GeneratedFile[]): Promise<FirstProject> {
  const { frontend, backend, database } = DEFAULT_PROJECT_CONFIG
  return {
    name: 'Field Notes',
    stack: [frontend, backend, database],
    features: FEATURES.filter((feature) => DEFAULT_PROJECT_CONFIG.features[feature]).map(
      (feature) => FEATURE_LABELS[feature].label,
    ),
    files: files.length,
    tree: treeOf(files),
    code: { path: CODE.path, lines: await highlight(excerpt(files), 'typescript') },
    tests: testedFiles(files)
      .map(({ path, content }) => [path, namesOfTests(content)] as const)
      .filter(([, names]) => names.length > 0)
      .map(([path, names]) => [path, names.length, names[0] ?? '']),
  }
}

/** Without the test in a browser, which `npm test` does not run. */
export const testedFiles = (files: readonly GeneratedFile[]) =>
  files.filter(({ path }) => !path.startsWith('e2e/'))

/** The names of the tests in a file of the generated project. */
export function namesOfTests(content: string): string[] {
  return Array.from(content.matchAll(/^ *(?:test|it)\('(.+?)', /gm), ([, name = '']) => name)
}

function treeOf(files: readonly GeneratedFile[]): FirstProject['tree'] {
  const counts = new Map<string, number>()
  for (const { path } of files) {
    const parts = path.split('/')
    const depth = path.startsWith('.') ? 1 : Math.min(2, parts.length - 1)
    const place = parts.length === 1 ? path : `${parts.slice(0, depth).join('/')}/`
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
