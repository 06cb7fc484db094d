import type { Plugin } from 'vite'
import type { Part } from '../engine/manifest.ts'
import { partsIn, readPart, readVersions, TEMPLATES } from './read.ts'

const INDEX = 'virtual:templates'

/**
 * Makes `virtual:templates`, and for each part of templates/ a module that is loaded when a project needs it. A part is text
 * that the engine renders, not code: nothing is evaluated, and a page that forbids evaluation can do it.
 */
export function templates(): Plugin {
  return {
    name: 'orrery-templates',
    resolveId: (id) => (id === INDEX || id.startsWith(`${INDEX}/`) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${INDEX}`)) return null
      const name = id.slice(INDEX.length + 2)
      if (name === 'versions') return `export default ${text(readVersions())}`
      return name === '' ? index() : `export default ${text(compact(readPart(name)))}`
    },
    // Before JSON is made a module.
    transform: {
      order: 'pre',
      filter: { id: /\/templates\/proofs\.json$/ },
      handler: (code) => JSON.stringify(shownProofs(code)),
    },
    configureServer: ({ watcher }) => void watcher.add(TEMPLATES),
    // A folder of templates is read as a whole: whatever changes in it, its module is made anew.
    handleHotUpdate({ file, server }) {
      if (!file.startsWith(TEMPLATES)) return
      for (const [id, module] of server.moduleGraph.idToModuleMap)
        if (id.includes(INDEX)) server.moduleGraph.invalidateModule(module)
    },
  }
}

/** The part of the recorded runs that the app shows: date and database, without the notes. */
const shownProofs = (json: string) =>
  Object.fromEntries(
    Object.entries(JSON.parse(json) as Record<string, { date: string; ran: boolean; on?: string }>)
      .filter(([, { ran }]) => ran)
      .map(([name, { date, ran, on }]) => [name, { date, ran, on }]),
  )

/** Without the line breaks of a package-lock.json: the engine reads it, and lays out what it makes of it. */
const compact = ({ lock, ...part }: Part): Part => ({
  ...part,
  ...(lock && { lock: lock.startsWith('{') ? JSON.stringify(JSON.parse(lock)) : lock }),
})

/** Engines read long JSON in a string faster than the same as an object literal. */
const text = (value: unknown) => `JSON.parse(${JSON.stringify(JSON.stringify(value))})`

function index(): string {
  const parts = partsIn()
  const loaders = [...parts, 'versions'].map((id) => `${JSON.stringify(id)}: () => import('${INDEX}/${id}')`)
  return `
    const modules = { ${loaders.join(', ')} }
    const of = async (id) => (await modules[id]()).default
    export const parts = ${JSON.stringify(parts)}
    export const load = of
    export const versions = () => of('versions')`
}
