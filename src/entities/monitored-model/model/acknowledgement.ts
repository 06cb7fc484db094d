import { object } from 'valibot'
import { text } from '@/shared/lib/collection/fields'
import type { CollectionDefinition } from '@/shared/lib/collection/types'

/** Somebody has seen an alert. */
export interface Acknowledgement {
  /** The id of the alert. */
  id: string
  /** ISO 8601 */
  at: string
}

/** What one person has acknowledged. */
export const acknowledgements: CollectionDefinition<Acknowledgement> = {
  name: 'monitoring-acknowledgements',
  version: 1,
  schema: object({ id: text(), at: text() }),
  samples: () => [],
}

/** Whether an acknowledgement is of this alert and not of an earlier one. `since` in ms since 1970. */
export const isAcknowledged = (known: Acknowledgement | undefined, since: number): boolean =>
  known !== undefined && Date.parse(known.at) >= since
