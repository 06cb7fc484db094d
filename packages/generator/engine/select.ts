import { holds, NAMES } from './condition'
import type { Part } from './manifest'

/** A file of a part before it is rendered. */
export interface Source {
  /** In the part's folder of the project: `src/app.ts`. */
  path: string
  /** In the templates, for messages: `server/node/db/redis/src/items.ts`. */
  from: string
  text: string
  /** The conditions it is there for, as expressions; empty for a file that is always there. */
  because: string[]
  /** Members of a JSON file that are not there. */
  removed: string[]
}

/** Folders of a part that are laid over `base/` when the name below them is true. Each may hold `no/<name>/`, laid over it when that is not. */
const OVERLAYS = ['db', 'backend']

const patterns = new Map<string, RegExp>()

/** Whether a path is meant by a pattern: `*` within a folder, `**` at any depth. */
export function matches(pattern: string, path: string): boolean {
  const known = patterns.get(pattern)
  if (known) return known.test(path)
  const source = pattern
    .split(/(\*\*\/?|\*)/)
    .map((piece) => {
      if (piece === '**/') return '(?:.*/)?'
      if (piece === '**') return '.*'
      return piece === '*' ? '[^/]*' : piece.replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    })
    .join('')
  const made = new RegExp(`^${source}$`)
  patterns.set(pattern, made)
  return made.test(path)
}

type Layer = { path: string; from: string; text: string }[]
const layered = new WeakMap<Part, Map<string, Layer>>()

/** The files of a part by the folder that is laid over the others: `base`, `no/auth`, `db/redis`, `db/mysql/no/auth`. */
function layersOf(part: Part): Map<string, Layer> {
  const known = layered.get(part)
  if (known) return known
  const layers = new Map<string, Layer>()
  for (const [from, text] of Object.entries(part.files)) {
    const folder = /^(?:base|(?:(?:db|backend)\/\w+)?\/?(?:no\/\w+)?)(?=\/)/.exec(from)?.[0]
    if (!folder) continue
    const layer = layers.get(folder) ?? []
    layers.set(folder, layer)
    layer.push({ path: from.slice(folder.length + 1), from, text })
  }
  layered.set(part, layers)
  return layers
}

/** The files of a part for the names that are true: `base/` with what lies over it, without what is not wanted. */
export function select(id: string, part: Part, names: ReadonlySet<string>): Source[] {
  const found = new Map<string, Source>()
  const layers = layersOf(part)
  const take = (folder: string, because: string[]) => {
    for (const { path, from, text } of layers.get(folder) ?? [])
      found.set(path, { path, from: `${id}/${from}`, text, because, removed: [] })
  }
  const takeBoth = (folder: string, because: string[]) => {
    take(folder, because)
    for (const name of NAMES)
      if (!names.has(name))
        take(`${folder === 'base' ? '' : `${folder}/`}no/${name}`, [...because, `!${name}`])
  }
  takeBoth('base', [])
  for (const overlay of OVERLAYS) for (const name of names) takeBoth(`${overlay}/${name}`, [name])

  return [...found.values()].flatMap((source) => {
    const rows = part.stack.files.filter((row) => matches(row.path, source.path))
    const whole = rows.filter((row) => !('key' in row))
    if (!whole.every(({ when }) => holds(when, names))) return []
    const removed = rows.flatMap((row) => ('key' in row && !holds(row.when, names) ? row.key : []))
    return { ...source, removed, because: [...source.because, ...whole.map(({ when }) => when)] }
  })
}
