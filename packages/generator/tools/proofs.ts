import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { TEMPLATES } from './read.ts'

/** A recorded run, as `proofs.ts` of the package reads it. */
export interface Proof {
  /** ISO 8601 date. */
  date: string
  ran: boolean
  /** The database it ran on. */
  on?: string
  /** The versions that it ran on, or the reason why it did not run. */
  note: string
}

const FILE = join(TEMPLATES, 'proofs.json')

export const today = () => new Date().toISOString().slice(0, 10)

const known = () => JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, Proof>

/** Whether a run is recorded that worked. */
export const hasRun = (id: string) => known()[id]?.ran === true

/** Adds proofs to `templates/proofs.json`, by `server/<id> <database>` or the id of a part; the keys stay sorted. */
export function keepProofs(added: Readonly<Record<string, Proof>>): void {
  const sorted = Object.entries({ ...known(), ...added }).toSorted(([one], [other]) => (one < other ? -1 : 1))
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
}
