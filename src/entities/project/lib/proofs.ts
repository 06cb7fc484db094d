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

/** What is known of the server of a choice: when it last ran, or that it has not. */
export function proofOf(
  { backend, database }: Pick<ProjectConfig, 'backend' | 'database'>,
  today?: number,
): string {
  const known = (proofs as Record<string, Proof>)[`server/${idOf(backend)} ${idOf(database)}`]
  if (!known?.ran || (today !== undefined && today - Date.parse(known.date) > FRESH))
    return `${backend} with ${database}: not yet run by us.`
  return `${backend} with ${database}: last run ${known.date}.`
}
