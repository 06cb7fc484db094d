import { array, boolean, type GenericSchema, nullable, number, object, string, unknown } from 'valibot'

/** A version of a document that the account has stored. */
export interface StoredVersion {
  number: number
  /** Of a version that lost: the version that it was made from. */
  version: number
  /** Another version won against it. */
  lost: boolean
  deleted: boolean
  /** Null for a deletion, and for a value that is too large for the list. */
  value: unknown
  /** ISO 8601 */
  at: string
  /** The username of its author, or null when the account is gone. */
  by: string | null
}

export const versionsSchema: GenericSchema<unknown, StoredVersion[]> = array(
  object({
    number: number(),
    version: number(),
    lost: boolean(),
    deleted: boolean(),
    value: unknown(),
    at: string(),
    by: nullable(string()),
  }),
)
