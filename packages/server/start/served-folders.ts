import { realpathSync } from 'node:fs'
import { relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const PROJECT = fileURLToPath(new URL('../../..', import.meta.url))

/**
 * Folders that the development server and Storybook may serve: the sources of the app, and no other file of
 * the project.
 */
export const SERVED_IN_DEVELOPMENT = [
  'index.html',
  'CHANGELOG.md',
  'src',
  'machines',
  'packages/generator',
  'packages/profiler',
  'public',
  'tests/support',
  '.storybook',
  'node_modules',
]

/** The served folder, or the built app, that contains a path; a file there could be fetched. */
export function servedFolderOf(path: string): string | undefined {
  const inside = (folder: string) => {
    const way = relative(realpath(resolve(PROJECT, folder)), realpath(path))
    return way === '' || (way !== '..' && !way.startsWith(`..${sep}`) && resolve(way) !== way)
  }
  return ['dist', 'storybook-static', ...SERVED_IN_DEVELOPMENT].find(inside)
}

/** The path behind links, also when its last parts do not exist yet. */
function realpath(path: string): string {
  try {
    return realpathSync(path)
  } catch {
    const parent = resolve(path, '..')
    return parent === path ? path : resolve(realpath(parent), relative(parent, path))
  }
}
