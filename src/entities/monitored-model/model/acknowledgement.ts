import { object } from 'valibot'
import { text } from '@/shared/lib/collection/fields'
import type { CollectionDefinition } from '@/shared/lib/collection/types'

/** Records that a user has seen an alert. */
export interface Acknowledgement {
  /** The id of the alert. */
  id: string
  /** ISO 8601 */
  at: string
}

/** The alerts that one user has acknowledged. */
export const acknowledgements: CollectionDefinition<Acknowledgement> = {
  name: 'monitoring-acknowledgements',
  version: 1,
  schema: object({ id: text(), at: text() }),
  samples: () => [],
}

/** Whether an acknowledgement belongs to this alert and not to an earlier alert. `since` in ms since 1970. */
export const isAcknowledged = (known: Acknowledgement | undefined, since: number): boolean =>
  known !== undefined && Date.parse(known.at) >= since
