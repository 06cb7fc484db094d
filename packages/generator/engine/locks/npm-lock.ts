import { hoist } from './npm-hoist'
import { type Edge, type Entry, isOwn, reacher, type Tree } from './npm-tree'

/** A `package.json`, as far as a lock file repeats it. */
export type Manifest = Pick<Entry, 'dependencies' | 'devDependencies'> & {
  name: string
  version: string
  [field: string]: unknown
}

/** A part of a project with what its folder of templates has locked for every choice. */
export interface Locked {
  /** `web`, `server`, or empty at the top. */
  folder: string
  manifest: Manifest
  tree: Tree
}

/** As npm sorts, so that its next change is all that differs. */
const { compare } = new Intl.Collator('en')

/** The fields of a `package.json` that the lock file repeats. */
const REPEATED = ['name', 'version', 'workspaces', 'dependencies', 'devDependencies', 'engines'] as const

/** The `packages` of the lock file of a template. */
export const treeOf = (lock: string) => (JSON.parse(lock) as { packages: Tree }).packages

/** The last results, oldest first: most projects of a session, and of a test, differ in what no lock file repeats. */
const made = new Map<string, string>()
const MOST_MADE = 32

/** A number for each tree: templates are parsed once. */
const numbers = new WeakMap<Tree, number>()
let count = 0
function numberOf(tree: Tree): number {
  const number = numbers.get(tree) ?? count++
  numbers.set(tree, number)
  return number
}

/** `npmLock`, which runs once for as long as a project has the same packages. */
export function npmLockOnce(parts: readonly Locked[]): string {
  const key = JSON.stringify(
    parts.map(({ folder, manifest, tree }) => [folder, repeated(manifest), numberOf(tree)]),
  )
  const lock = made.get(key) ?? npmLock(parts)
  // A result that is used again becomes the newest.
  made.delete(key)
  made.set(key, lock)
  const [oldest = ''] = made.keys()
  if (made.size > MOST_MADE) made.delete(oldest)
  return lock
}

/**
 * The `package-lock.json` of a project: what its parts reach of what their templates have locked, each in its own folder but for
 * what all of them can share at the top. Pure: the same input gives the same bytes. Throws when a part needs what is not locked.
 */
export function npmLock(parts: readonly Locked[]): string {
  const [top] = parts
  if (!top) throw new Error('A project without a package.json has no lock file.')
  const trees = parts.map(({ folder, manifest, tree }) => ({
    folder,
    // npm omits a name that equals the folder's.
    tree: pruned({ ...tree, '': repeated(folder ? { ...manifest, name: '' } : manifest) }),
  }))
  const tree = flagged(hoist(trees))
  for (const { folder } of parts)
    if (folder) tree[`node_modules/${folder}`] = { resolved: folder, link: true }
  const { name, version } = top.manifest
  const packages = Object.fromEntries(Object.entries(tree).sort(([one], [other]) => compare(one, other)))
  return `${JSON.stringify({ name, version, lockfileVersion: 3, requires: true, packages }, null, 2)}\n`
}

const repeated = (manifest: Manifest): Entry =>
  Object.fromEntries(REPEATED.flatMap((field) => (manifest[field] ? [[field, manifest[field]]] : [])))

/** A tree without packages that nothing in it depends on. A package that only an optional peer needs is left to the project. */
function pruned(tree: Tree): Tree {
  const kept = reacher(tree)((kind) => kind !== 'optional peer')
  return Object.fromEntries(Object.entries(tree).filter(([key]) => kept.has(key)))
}

/** A tree in which `dev`, `optional` and `peer` say what each package is there for, by which npm leaves packages out. */
function flagged(tree: Tree): Tree {
  const reach = reacher(tree)
  const without = (...kinds: Edge['kind'][]) => reach((kind) => !kinds.includes(kind))
  const plain = without('dev')
  const kept = without('optional', 'optional peer')
  const both = without('dev', 'optional', 'optional peer')
  const asked = without('peer', 'optional peer')
  return Object.fromEntries(
    Object.entries(tree).map(([key, entry]) => {
      if (isOwn(key)) return [key, entry]
      const [dev, optional] = [!plain.has(key), !kept.has(key)]
      const flags = { dev, optional, devOptional: !dev && !optional && !both.has(key), peer: !asked.has(key) }
      return [key, isFlagged(entry, flags) ? entry : laidOut(entry, flags)]
    }),
  )
}

const isFlagged = (entry: Entry, flags: Record<string, boolean>) =>
  !entry.extraneous && Object.entries(flags).every(([flag, is]) => Boolean(entry[flag]) === is)

const FIRST = ['name', 'version', 'resolved', 'integrity']
const rank = (field: string, value: unknown) => {
  if (FIRST.includes(field)) return FIRST.indexOf(field)
  if (typeof value !== 'object' || Array.isArray(value)) return 10
  return field === 'dependencies' ? 11 : 12
}

/** An entry with other flags, its fields in npm's order. */
function laidOut(
  { dev, optional, devOptional, peer, extraneous, ...entry }: Entry,
  flags: Record<string, boolean>,
): Entry {
  const on = Object.entries(flags).filter(([, is]) => is)
  return Object.fromEntries(
    [...Object.entries(entry), ...on].sort(
      ([one, value], [other, its]) => rank(one, value) - rank(other, its) || (one < other ? -1 : 1),
    ),
  )
}
