import { BACKENDS, DATABASES, FEATURES, FRONTENDS } from '../model/technologies'

/** A technology's name in paths and conditions: `Next.js` is `next`, `.NET` is `dotnet`. */
export const idOf = (label: string) =>
  label === '.NET' ? 'dotnet' : label.toLowerCase().replace(/\.js$/, '')

/** Every name that a marker or a `when` may use, without what a manifest defines itself. */
export const NAMES: ReadonlySet<string> = new Set([
  ...FEATURES,
  ...[...DATABASES, ...BACKENDS, ...FRONTENDS].map(idOf),
  'pg',
  'sql',
  'hasFrontend',
  'hasWeb',
])

const SQL = new Set(['postgresql', 'supabase', 'mysql', 'sqlite'])

/** The parts of a project: ids of the chosen parts, and the flags that are on. */
export interface Choice {
  frontend?: string
  backend?: string
  database?: string
  features: readonly string[]
}

/** The names that are true for a choice. */
export function trueNames({ frontend, backend, database, features }: Choice): Set<string> {
  const names = new Set([...features, frontend, backend, database].filter((name) => name !== undefined))
  if (database === 'postgresql' || database === 'supabase') names.add('pg')
  if (database && SQL.has(database)) names.add('sql')
  if (frontend) names.add('hasWeb')
  // Next.js runs as a server of its own; every other front end is a folder of files that the server sends.
  if (frontend && frontend !== 'next') names.add('hasFrontend')
  return names
}

/** The names of an expression: `api & !mongodb | ai`. */
export const namesOf = (expression: string) =>
  expression.split(/[|&]/).map((name) => name.trim().replace(/^!/, ''))

/** Whether an expression holds; `always` does. */
export function holds(expression: string, names: ReadonlySet<string>): boolean {
  return expression.split('|').some((side) =>
    side.split('&').every((part) => {
      const name = part.trim()
      if (name === 'always') return true
      return name.startsWith('!') ? !names.has(name.slice(1)) : names.has(name)
    }),
  )
}

/** The true names with those that a manifest defines. */
export function withDefined(names: ReadonlySet<string>, define: Record<string, string> = {}): Set<string> {
  const own = Object.keys(define).filter((name) => holds(define[name] ?? '', names))
  return new Set([...names, ...own])
}
