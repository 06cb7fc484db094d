import type { ProjectConfig } from './model/config'
import type { ProjectType } from './model/types'
import { idOf, type Proof, type Proofs, provenOf, when } from './engine'

/** A project as far as its proof goes: the parts of a web app, or another type. */
export interface ProvenSource {
  type: ProjectType
  config: Pick<ProjectConfig, 'frontend' | 'backend' | 'database'> | null
}

/** A run older than this says nothing of today, in ms. */
const FRESH = 60 * 24 * 60 * 60 * 1000

/**
 * Says when a project was last run by its own README, or that it has not been. `today` is the time of day in ms; a run
 * that is more than 60 days old says so. `known` are the runs, by the names that templates/README.md gives them.
 */
export function proofOf({ type, config }: ProvenSource, today: number, known?: Proofs): string {
  const { whole, server } = provenOf(config ? idsOf(config) : type, known)
  const date = (proof: Proof) =>
    today - Date.parse(proof.date) > FRESH ? `${when(proof)}, more than 60 days ago` : when(proof)
  if (whole) return `Last run by its README: ${date(whole)}.`
  return server ? `Not yet run by its README; its server last ran ${date(server)}.` : 'Not yet run.'
}

/** Whether it was ever run by its README. */
export const isProven = ({ config, type }: ProvenSource, known?: Proofs): boolean =>
  provenOf(config ? idsOf(config) : type, known).whole !== undefined

const idsOf = ({ frontend, backend, database }: NonNullable<ProvenSource['config']>) => ({
  frontend: idOf(frontend),
  backend: idOf(backend),
  database: idOf(database),
})
