import { array, boolean, type InferOutput, nullable, number, object, record, string, union } from 'valibot'
import type { Signature } from './endpoint'

const value = nullable(union([number(), string(), boolean()]))
const keptRequestSchema = object({
  id: number(),
  version: number(),
  at: string(),
  rows: number(),
  ms: number(),
  /** The first row by the names of the inputs, in which null is a missing number; null where it was too large. */
  input: nullable(record(string(), union([value, array(value)]))),
})
export type KeptRequest = InferOutput<typeof keptRequestSchema>

export const keptRequestsSchema = object({
  /** Whether the last requests are kept. */
  keep: boolean(),
  /** Whether the user may switch that, and sees the requests. */
  may: boolean(),
  /** The newest first. */
  requests: array(keptRequestSchema),
})
export type KeptRequests = InferOutput<typeof keptRequestsSchema>

/** A kept row as the form of the inputs has it: a text for each input. */
export const typedInput = (
  { inputs }: Pick<Signature, 'inputs'>,
  kept: NonNullable<KeptRequest['input']>,
): Record<string, string> =>
  Object.fromEntries(inputs.map(({ name }) => [name, [kept[name] ?? ''].flat().map(textOf).join(', ')]))

const textOf = (part: string | number | boolean | null) => (part === null ? '' : String(part))

/** A kept row in one line. */
export const inputInWords = (kept: NonNullable<KeptRequest['input']>): string =>
  Object.entries(kept)
    .map(([name, part]) => `${name}: ${[part].flat().map(textOf).join(', ') || 'missing'}`)
    .join('; ')
