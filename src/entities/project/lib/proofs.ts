import proofs from '../../../../templates/proofs.json'
import type { ProjectConfig } from '../model/config'
import { idOf } from './templates'

type Proofs = Readonly<Record<string, Proof>>

/** A run of a server with a database, or of a whole project, that really took place: what it ran on and what was proven. */
interface Proof {
  /** ISO 8601 date. */
  date: string
  ran: boolean
  /** The database it ran on, which may stand for the one that is meant: MariaDB for MySQL. */
  on?: string
}

/** A run older than this says nothing of today, in ms. */
const FRESH = 60 * 24 * 60 * 60 * 1000

/**
 * What is known of a choice: when and on what its server last ran with its database, or all of it, or that it has not. `today`
 * is the time of day in ms; a run that is more than 60 days old says so. `known` are the runs, by the names that templates/README.md gives them.
 */
export function proofOf(
  { frontend, backend, database }: Pick<ProjectConfig, 'frontend' | 'backend' | 'database'>,
  today: number,
  known: Proofs = proofs,
): string {
  const stack = `${idOf(backend)} ${idOf(database)}`
  const server = runOf(known[`server/${stack}`], today)
  const whole = runOf(known[`project/${idOf(frontend)} ${stack}`], today)
  const what = `${backend} with ${database}`
  if (whole) return `${what}: last run ${whole}, the whole project with ${frontend}.`
  return server ? `${what}: last run ${server}.` : `${what}: not yet run by us.`
}

function runOf(known: Proof | undefined, today: number): string | undefined {
  if (!known?.ran) return undefined
  const when = known.on ? `${known.date} on ${known.on}` : known.date
  return today - Date.parse(known.date) > FRESH ? `${when}, more than 60 days ago` : when
}
