import { realpathSync } from 'node:fs'
import type { Plugin } from 'vite'
import { SERVED_IN_DEVELOPMENT } from './served-folders.ts'

/** Files that are never served, wherever they are: Vite's own list, and the files of a data folder. */
const NEVER = [
  '.env',
  '.env.*',
  '*.{crt,pem}',
  '**/.git/**',
  '**/secrets.json*',
  '**/server.{lock*,door}',
  '**/node_modules/.cache/orrery/**',
]

/**
 * Keeps Vite's servers (development, Storybook, tests in a browser) to the files of the app. Left alone they hand out
 * every file of the project: keys and database, wherever DATA_DIR puts them.
 */
export function privateFiles(): Plugin {
  return {
    name: 'orrery-private-files',
    apply: 'serve',
    config: ({ root = '.' }) => {
      const folder = realpathSync(root)
      const allow = SERVED_IN_DEVELOPMENT.flatMap((name) => [
        `${folder}/${name}`,
        ...linked(`${folder}/${name}`),
      ])
      return { server: { fs: { strict: true, allow, deny: NEVER } } }
    },
  }
}

/** Installed packages may lie elsewhere, behind a link. */
function linked(path: string): string[] {
  try {
    const real = realpathSync(path)
    return real === path ? [] : [real]
  } catch {
    return []
  }
}
