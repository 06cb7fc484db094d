import type { Plugin } from 'vite'

/** The part of a chunk's data that this file reads. */
export interface LoadedChunk {
  isEntry: boolean
  /** The file that it was made for. */
  facadeModuleId: string | null
  imports: string[]
  moduleIds: string[]
}

/** The files that come before a page can be drawn: those of the entry and of `page`, with all that they import. */
export function firstLoad(chunks: ReadonlyMap<string, LoadedChunk>, page: string): string[] {
  if (![...chunks.values()].some(({ facadeModuleId }) => facadeModuleId?.endsWith(page)))
    throw new Error(`No file of the build is made for ${page}: name where the page is now in first-load.ts`)
  const seen = new Set<string>()
  const load = (name: string) => {
    const chunk = chunks.get(name)
    if (!chunk || seen.has(name)) return
    seen.add(name)
    chunk.imports.forEach(load)
  }
  for (const [name, { isEntry, facadeModuleId }] of chunks)
    if (isEntry || facadeModuleId?.endsWith(page)) load(name)
  return [...seen].flatMap((name) => chunks.get(name)?.moduleIds ?? [])
}

/** Where the home page is made; its first load has none of these. */
const HOME = '/src/pages/home/index.ts'
export const APP_ONLY =
  /\/node_modules\/(xstate|@xstate\/react|valibot|@supabase\/[\w-]+|@zag-js\/core|idb)\//

export const appOnlyIn = (modules: readonly string[]): string[] => [
  ...new Set(modules.flatMap((module) => APP_ONLY.exec(module)?.[1] ?? [])),
]

/** Stops a build whose home page would load what only the app needs: machines, schemas, the auth client, dialogs. */
export const lightHome = (): Plugin => ({
  name: 'orrery-light-home',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_, bundle) {
    const chunks = new Map(
      Object.entries(bundle).flatMap(([name, file]) => (file.type === 'chunk' ? [[name, file]] : [])),
    )
    const found = appOnlyIn(firstLoad(chunks, HOME))
    if (found.length > 0) this.error(`The first load of / has ${found.join(', ')} in it`)
  },
})
