import type { Versions } from '../manifest'
import { packagesOf } from '../packages'
import type { ExplainedFile, Placed } from '../project'
import { type Locked, type Manifest, npmLockOnce, treeOf } from './npm-lock'
import type { Tree } from './npm-tree'
import { uvLock } from './uv-lock'

const trees = new Map<string, Tree>()

/** Parsed once: all projects of a session take from the same few. */
function parsed(lock: string): Tree {
  const known = trees.get(lock) ?? treeOf(lock)
  trees.set(lock, known)
  return known
}

/**
 * The lock files of a project, made from those of its templates for what it has: none where a template has none. npm has one
 * for all parts, beside the topmost `package.json`.
 */
export function lockFiles(
  placed: readonly Placed[],
  files: readonly ExplainedFile[],
  versions: Versions,
): ExplainedFile[] {
  const contentOf = (path: string) => files.find((file) => file.path === path)?.content
  const inside = (folder: string, name: string) => (folder ? `${folder}/${name}` : name)
  const parts = placed.flatMap(
    ({ folder, part }): (Omit<Locked, 'tree'> & { lock: string | undefined })[] => {
      const manifest = part.stack.ecosystem === 'npm' && contentOf(inside(folder, 'package.json'))
      return manifest ? [{ folder, manifest: JSON.parse(manifest) as Manifest, lock: part.lock }] : []
    },
  )
  const [top, ...others] = parts
  const locked = parts.flatMap(({ folder, manifest, lock }) =>
    lock === undefined
      ? []
      : [{ folder: folder === top?.folder ? '' : folder, manifest, tree: parsed(lock) }],
  )
  return [
    ...(top && locked.length === others.length + 1
      ? [file(inside(top.folder, 'package-lock.json'), npmLockOnce(locked))]
      : []),
    ...placed.flatMap((each) => {
      const { folder, part } = each
      if (part.stack.ecosystem !== 'pypi' || part.lock === undefined) return []
      const names = packagesOf(part.stack, each.names, versions).map(({ name }) => name)
      const project = /^name = "(.+)"$/m.exec(contentOf(inside(folder, 'pyproject.toml')) ?? '')?.[1] ?? ''
      return [file(inside(folder, 'uv.lock'), uvLock(part.lock, project, names))]
    }),
  ]
}

const file = (path: string, content: string): ExplainedFile => ({ path, content, because: [] })
