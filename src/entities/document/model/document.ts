import {
  array,
  boolean,
  type GenericSchema,
  literal,
  nullable,
  number,
  object,
  string,
  unknown,
  variant,
} from 'valibot'
import type { ChangeResult, IncomingPage } from '@/shared/lib/collection/replica-types'

export const pageSchema: GenericSchema<unknown, IncomingPage> = object({
  documents: array(
    object({ kind: string(), id: string(), value: unknown(), version: number(), deleted: boolean() }),
  ),
  cursor: number(),
  more: boolean(),
})

export const resultsSchema: GenericSchema<unknown, ChangeResult[]> = array(
  variant('result', [
    object({ change: string(), result: literal('accepted'), version: number() }),
    object({
      change: string(),
      result: literal('conflict'),
      version: number(),
      value: unknown(),
      deleted: boolean(),
    }),
    object({ change: string(), result: literal('refused'), code: string(), message: string() }),
  ]),
)

/** A stored version of a document. */
export interface DocumentVersion {
  number: number
  version: number
  /** It was made from an older version than the one that was stored by then. */
  lost: boolean
  deleted: boolean
  /** Null when it was deleted, or is too large to be shown. */
  value: unknown
  /** ISO 8601 */
  at: string
  /** Username; null when the account is gone. */
  by: string | null
}

export const historySchema: GenericSchema<unknown, DocumentVersion[]> = array(
  object({
    number: number(),
    version: number(),
    lost: boolean(),
    deleted: boolean(),
    value: nullable(unknown()),
    at: string(),
    by: nullable(string()),
  }),
)
