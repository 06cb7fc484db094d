import {
  array,
  boolean,
  type GenericSchema,
  literal,
  number,
  object,
  optional,
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
  edits_projects: optional(boolean()),
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
