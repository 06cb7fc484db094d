import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { TEMPLATES } from './read.ts'

/** What is known of a run, as `src/entities/project/lib/proofs.ts` reads it. */
export interface Proof {
  /** ISO 8601 date. */
  date: string
  ran: boolean
  /** The database it ran on. */
  on?: string
  /** What it ran on, or why it did not. */
  note: string
}

const FILE = join(TEMPLATES, 'proofs.json')

export const today = () => new Date().toISOString().slice(0, 10)

/** Adds proofs to `templates/proofs.json`, by `server/<id> <database>` or the id of a part; the keys stay sorted. */
export function keepProofs(added: Readonly<Record<string, Proof>>): void {
  const known = JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, Proof>
  const sorted = Object.entries({ ...known, ...added }).toSorted(([one], [other]) => (one < other ? -1 : 1))
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
}
