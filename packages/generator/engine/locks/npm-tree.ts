/** An entry of `packages` in a `package-lock.json`: a package in the folder that its key names. */
export interface Entry {
  version?: string
  integrity?: string
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
  dev?: boolean
  optional?: boolean
  devOptional?: boolean
  peer?: boolean
  inBundle?: boolean
  link?: boolean
  [field: string]: unknown
}

/** Packages by their folder from the top of the project; the project itself is at `''`. */
export type Tree = Record<string, Entry>

/** A package that another asks for. */
export interface Edge {
  name: string
  range: string
  kind: 'plain' | 'dev' | 'optional' | 'peer' | 'optional peer'
}

/** The dependencies of a package. Only the project and its workspaces get their dev dependencies. */
export function edgesOf(entry: Entry, isOwn: boolean): Edge[] {
  const edges = (list: Record<string, string> = {}, kindOf: (name: string) => Edge['kind']) =>
    Object.entries(list).map(([name, range]): Edge => ({ name, range, kind: kindOf(name) }))
  return [
    // npm lists an optional dependency among the others, too.
    ...edges(entry.dependencies, (name) => (entry.optionalDependencies?.[name] ? 'optional' : 'plain')),
    ...edges(entry.optionalDependencies, () => 'optional'),
    ...edges(entry.peerDependencies, (name) =>
      entry.peerDependenciesMeta?.[name]?.optional ? 'optional peer' : 'peer',
    ),
    ...(isOwn ? edges(entry.devDependencies, () => 'dev') : []),
  ]
}

const NESTED = '/node_modules/'

/** Whether a folder is the project's or a workspace's, and not that of an installed package. */
export const isOwn = (key: string) => !`/${key}`.includes('/node_modules/')

/** The folder in which Node.js finds a package that the package in `from` imports. */
export function resolve(tree: Tree, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = parentOf(folder)) {
    const key = folder === '' ? `node_modules/${name}` : `${folder}${NESTED}${name}`
    if (tree[key]) return key
    if (folder === '') return undefined
  }
}

/** The folder whose `node_modules` holds the folder `key`; a workspace lies in the project. */
const parentOf = (key: string) => key.slice(0, Math.max(0, `/${key}`.lastIndexOf(NESTED) - 1))

/** An edge whose package is there, by its folder. */
interface Link {
  to: string
  kind: Edge['kind']
}

/**
 * Answers which folders the project and its workspaces reach by edges of some kinds. The answer throws for a package that is asked
 * for and not there; an optional package may be missing.
 */
export function reacher(tree: Tree): (follows: (kind: Edge['kind']) => boolean) => Set<string> {
  const known = new Map<string, Link[]>()
  const linksOf = (key: string): Link[] => {
    const entry = tree[key] ?? {}
    const links = edgesOf(entry, isOwn(key)).flatMap(({ name, kind }): Link[] => {
      const to = resolve(tree, key, name)
      if (to !== undefined) return [{ to, kind }]
      if (kind === 'optional' || kind === 'optional peer') return []
      throw new Error(`The lock file has no ${name}, which ${key || 'the project'} needs.`)
    })
    if (!entry.bundleDependencies) return links
    // A package comes with those in its own archive, needed or not.
    const inside = Object.keys(tree).filter((other) => other.startsWith(`${key}/`) && tree[other]?.inBundle)
    return [...links, ...inside.map((to): Link => ({ to, kind: 'plain' }))]
  }
  return (follows) => {
    const found = new Set(Object.keys(tree).filter(isOwn))
    // A set goes on to what is added while it is walked.
    for (const key of found) {
      const links = known.get(key) ?? linksOf(key)
      known.set(key, links)
      for (const { to, kind } of links) if (follows(kind)) found.add(to)
    }
    return found
  }
}
