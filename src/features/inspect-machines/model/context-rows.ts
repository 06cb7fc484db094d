import diff from 'microdiff'
import type { Json } from './types'

export interface ContextRow {
  /** `values.name` */
  path: string
  key: string
  depth: number
  /** The value in one line; for what holds more, how many. */
  text: string
  /** Holds more, which shows when it is open. */
  holds: boolean
  open: boolean
}

export interface Change {
  path: string
  /** Null where there was nothing. */
  before: string | null
  after: string | null
}

/** At most this many rows are rendered; a search finds the others. */
export const MOST_ROWS = 400

export interface Reading {
  search: string
  /** The paths whose branch the user opened or closed against the default. */
  turned: ReadonlySet<string>
}

/** Branches are open down to this depth by default. */
const OPEN_DEPTH = 2

/** The rows of a context: those that match the search, with what holds them, or those in open branches. */
export function contextRows(context: Json, { search, turned }: Reading): ContextRow[] {
  const wanted = search.trim().toLowerCase()
  const rows = (value: Json, path: string, depth: number): ContextRow[] =>
    entriesOf(value).flatMap(([key, one]) => {
      const here = path ? `${path}.${key}` : key
      const holds = entriesOf(one).length > 0
      const text = lineOf(one)
      const open = wanted !== '' || (holds && depth < OPEN_DEPTH !== turned.has(here))
      const inner = open && holds ? rows(one, here, depth + 1) : []
      const found = `${key} ${holds ? '' : text}`.toLowerCase().includes(wanted)
      if (wanted !== '' && !found && inner.length === 0) return []
      return [{ path: here, key, depth, text, holds, open: open && holds }, ...inner]
    })
  return rows(context, '', 0)
}

const entriesOf = (value: Json): [string, Json][] =>
  value !== null && typeof value === 'object' ? Object.entries(value) : []

/** A value in one line. */
function lineOf(value: Json): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const count = Object.keys(value).length
  if (Array.isArray(value)) return count === 0 ? '[]' : `[${count}]`
  return count === 0 ? '{}' : `{${count}}`
}

/** The changes that the last event made to the context. */
export function changesBetween(before: Json, after: Json): Change[] {
  const wrapped = (value: Json) => ({ context: value }) as Record<string, Json>
  return diff(wrapped(before), wrapped(after)).map((one) => ({
    path: one.path.slice(1).join('.'),
    before: one.type === 'CREATE' ? null : lineOf(one.oldValue as Json),
    after: one.type === 'REMOVE' ? null : lineOf(one.value as Json),
  }))
}
