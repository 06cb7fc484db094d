import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'valibot'
import { type Part, type Templates, stackSchema, type Versions, versionsSchema } from '../engine/manifest.ts'

export const TEMPLATES = fileURLToPath(new URL('../templates', import.meta.url))

/** Files that tools leave in every raw folder; the manifest's `ignore` names the others. */
const LEFT_BEHIND = [
  'node_modules/',
  '.env',
  '.DS_Store',
  'package-lock.json',
  'uv.lock',
  'composer.lock',
  'Gemfile.lock',
]

/** The lock files beside `base/`, for every flag and database: `npm run templates:locks` makes it. */
const LOCKS = ['package-lock.json', 'uv.lock']

/** Whether `.gitignore` lines name a path: a folder (`dist/`), a file or an ending (`*.log`), at any depth. */
function ignored(path: string, lines: readonly string[]): boolean {
  return lines.some((line) => {
    const name = line.replace(/^(?:\*\*)?\//, '')
    if (name.endsWith('/')) return `/${path}`.includes(`/${name}`)
    return name.startsWith('*') ? path.endsWith(name.slice(1)) : `/${path}`.endsWith(`/${name}`)
  })
}

/** The ids of all parts: every folder with a `stack.json`. */
export function partsIn(folder = TEMPLATES): string[] {
  const groups = ['server', 'web', 'starter'].flatMap((group) =>
    existsSync(join(folder, group)) ? readdirSync(join(folder, group)).map((name) => `${group}/${name}`) : [],
  )
  return ['root', ...groups].filter((id) => existsSync(join(folder, id, 'stack.json'))).sort()
}

/** Reads one part with its shared files. Throws when its manifest is not valid. */
export function readPart(id: string, folder = TEMPLATES): Part {
  const stack = parse(stackSchema, JSON.parse(readFileSync(join(folder, id, 'stack.json'), 'utf8')))
  const files: Record<string, string> = {}
  const [group = ''] = id.split('/')
  for (const entry of filesBelow(join(folder, id), [...LEFT_BEHIND, ...stack.ignore])) {
    if (entry !== 'stack.json') files[entry] = readFileSync(join(folder, id, entry), 'utf8')
  }
  for (const [path, shared] of Object.entries(stack.shared))
    files[path === 'ci.yml' ? path : `base/${path}`] = readFileSync(
      join(folder, group, 'shared', shared),
      'utf8',
    )
  const lock = LOCKS.map((name) => join(folder, id, name)).find((path) => existsSync(path))
  return { stack, files, ...(lock && { lock: readFileSync(lock, 'utf8') }) }
}

export const readVersions = (folder = TEMPLATES): Versions =>
  parse(versionsSchema, JSON.parse(readFileSync(join(folder, 'versions.json'), 'utf8')))

function filesBelow(folder: string, ignore: readonly string[], prefix = ''): string[] {
  return readdirSync(join(folder, prefix), { withFileTypes: true })
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const path = prefix ? `${prefix}/${entry.name}` : entry.name
      if (ignored(entry.isDirectory() ? `${path}/` : path, ignore)) return []
      return entry.isDirectory() ? filesBelow(folder, ignore, path) : [path]
    })
}

/** The templates as they lie in the repository: for the server, the command line and the tests. */
export function templatesOnDisk(folder = TEMPLATES): Templates {
  const parts = new Map<string, Promise<Part>>()
  const load = (id: string) => {
    const known = parts.get(id) ?? Promise.resolve().then(() => readPart(id, folder))
    parts.set(id, known)
    return known
  }
  const versions = readVersions(folder)
  return { parts: partsIn(folder), load, versions: () => Promise.resolve(versions) }
}
