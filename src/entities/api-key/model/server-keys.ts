import {
  array,
  boolean,
  type InferOutput,
  nonEmpty,
  nullable,
  object,
  picklist,
  pipe,
  string,
  transform,
} from 'valibot'
import { type ApiKey, KEY_SCOPES, type KeyScope } from './api-key'

/** Keys of a workspace as the server lists them. */
export const serverKeysSchema = array(
  pipe(
    object({
      id: string(),
      name: string(),
      prefix: string(),
      ending: string(),
      active: boolean(),
      scopes: array(picklist(KEY_SCOPES)),
      expires_at: nullable(string()),
      created_at: string(),
      last_used_at: nullable(string()),
    }),
    transform(
      ({ ending, active, created_at, expires_at, last_used_at, ...key }): ServerKey => ({
        ...key,
        lastFour: ending,
        created: created_at,
        lastUsed: last_used_at,
        expires: expires_at,
        status: active ? 'active' : 'inactive',
      }),
    ),
  ),
)

/** A key that opens this server; its hash stays there. */
export interface ServerKey extends Omit<ApiKey, 'hash'> {
  /** Absent for a key that was made in a browser. */
  scopes?: readonly KeyScope[]
  /** ISO 8601; null for a key without an end. */
  expires?: string | null
}

export const madeKeySchema = object({ key: pipe(string(), nonEmpty()) })
export type MadeKey = InferOutput<typeof madeKeySchema>
