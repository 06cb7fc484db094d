import { type InferOutput, nullable, number, object, string } from 'valibot'

/** The model of a deployment: a file of this page by its id, or a version of the registry. */
export type ServedModel =
  | { source: 'uploaded'; file: string; model: string }
  | { source: 'registered'; model: string; version: string }

export const storedModelSchema = object({
  hash: string(),
  size: number(),
  facts: object({ producer: string(), nodes: number() }),
})
/** A model file on the server that was read and accepted. */
export type StoredModel = InferOutput<typeof storedModelSchema>

export const loadedModelSchema = object({
  engine: string(),
  loadMs: number(),
  warmMs: number(),
  /** Why the model refused a row of zeros; null when it answered. */
  warmFailure: nullable(string()),
})
export type LoadedModel = InferOutput<typeof loadedModelSchema>

export const deployedSchema = object({ endpoint: string(), name: string(), version: number() })
/** A version that an endpoint got. */
export type Deployed = InferOutput<typeof deployedSchema>

const NAME = /^[a-z0-9][a-z0-9._-]{0,62}$/

/** Why a text cannot be the name of an endpoint; null when it can. */
export const endpointNameError = (name: string): string | null =>
  name === ''
    ? 'Enter a name for the endpoint'
    : NAME.test(name)
      ? null
      : 'Up to 63 small letters, digits, dots, dashes and underscores; the first is a letter or a digit'

/** A text as the name of an endpoint. */
export const endpointNameOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9._]+/g, '-')
    .replace(/^[^a-z0-9]+|-+$/g, '')
    .slice(0, 63) || 'model'

/** The stages of a deployment, in order (DPL-05: what really happens). */
export const SERVING_STAGES = ['Copied', 'Checked', 'Loaded', 'Warmed up', 'Answering'] as const
