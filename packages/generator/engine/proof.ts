import proofs from '../templates/proofs.json'
import type { Choice } from './condition'

/** A run that templates/proofs.json records. */
export interface Proof {
  /** ISO 8601 date. */
  date: string
  ran: boolean
  /** The database of the run, which may differ from the intended database: MariaDB for MySQL. */
  on?: string
}

export type Proofs = Readonly<Record<string, Proof>>

/** The runs that took place of a project: all of it by its README, or its server alone with its database. */
export interface Proven {
  whole?: Proof
  server?: Proof
}

/** Returns the runs of a choice, or of a starter by its id. Without a front end a choice is the API starter. */
export function provenOf(
  project: Pick<Choice, 'frontend' | 'backend' | 'database'> | string,
  known: Proofs = proofs,
): Proven {
  const ran = (key: string) => (known[key]?.ran ? known[key] : undefined)
  if (typeof project === 'string') return { whole: ran(`starter/${project}`) }
  const { frontend, backend, database } = project
  if (frontend === undefined) return { whole: ran('starter/api') }
  return {
    whole: ran(`project/${frontend} ${backend} ${database}`),
    server: ran(`server/${backend} ${database}`),
  }
}

/** The date of a run, and its database where one is known. */
export const when = ({ date, on }: Proof): string => (on ? `${date} on ${on}` : date)

/** Returns the README's sentence about it. The 60 days of `proofOf` are left to the reader: the same input makes the same file. */
export function readmeProof({ whole, server }: Proven, isStarter: boolean): string {
  if (whole && isStarter) return `This starter was last run by following its README on ${when(whole)}.`
  if (whole)
    return `This combination was last run by following its README on ${when(whole)}; the optional features may have differed.`
  if (server)
    return `Not yet run as a whole: these instructions have not been followed from start to finish. The server alone last ran on ${when(server)}.`
  return 'Not yet run: neither the server nor the project as a whole has been started. Expect to fix a few things.'
}
