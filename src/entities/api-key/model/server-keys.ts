import {
  array,
  boolean,
  type InferOutput,
  nonEmpty,
  nullable,
  object,
  pipe,
  string,
  transform,
} from 'valibot'
import type { ApiKey } from './api-key'

/** Keys of a workspace as the server lists them. */
export const serverKeysSchema = array(
  pipe(
    object({
      id: string(),
      name: string(),
      prefix: string(),
      ending: string(),
      active: boolean(),
      created_at: string(),
      last_used_at: nullable(string()),
    }),
    transform(
      ({ ending, active, created_at, last_used_at, ...key }): ServerKey => ({
        ...key,
        lastFour: ending,
        created: created_at,
        lastUsed: last_used_at,
        status: active ? 'active' : 'inactive',
      }),
    ),
  ),
)

/** A key that opens this server; its hash stays there. */
export type ServerKey = Omit<ApiKey, 'hash'>

export const madeKeySchema = object({ key: pipe(string(), nonEmpty()) })
export type MadeKey = InferOutput<typeof madeKeySchema>
