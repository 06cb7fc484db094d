import proofs from '../../../../templates/proofs.json'
import type { ProjectConfig } from '../model/config'
import { idOf } from './templates'

/** A run of a server with a database that really took place: what it ran on and what was proven. */
interface Proof {
  /** ISO 8601 date. */
  date: string
  ran: boolean
  /** Why it did not run, or what it ran on. */
  note: string
}

/** A run older than this says nothing of today, in ms. */
const FRESH = 60 * 24 * 60 * 60 * 1000

/**
 * What is known of the server of a choice: when it last ran, or that it has not. `today` is the time of day in ms; a run
 * that is more than 60 days old says so.
 */
export function proofOf(
  { backend, database }: Pick<ProjectConfig, 'backend' | 'database'>,
  today: number,
): string {
  const known = (proofs as Record<string, Proof>)[`server/${idOf(backend)} ${idOf(database)}`]
  const what = `${backend} with ${database}`
  if (!known?.ran) return `${what}: not yet run by us.`
  const old = today - Date.parse(known.date) > FRESH
  return `${what}: last run ${known.date}${old ? ', more than 60 days ago' : ''}.`
}
