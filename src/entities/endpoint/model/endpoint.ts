import {
  array,
  boolean,
  type InferOutput,
  minLength,
  nullable,
  number,
  object,
  picklist,
  pipe,
  string,
  transform,
} from 'valibot'

const tensorSchema = object({ name: string(), datatype: string(), shape: array(number()) })
/** A tensor of a model; -1 in its shape is any size. */
export type TensorInfo = InferOutput<typeof tensorSchema>

const signatureSchema = object({ inputs: array(tensorSchema), outputs: array(tensorSchema) })
export type Signature = InferOutput<typeof signatureSchema>

const versionSchema = pipe(
  object({
    version: number(),
    size: number(),
    source: picklist(['uploaded', 'registered']),
    model: string(),
    model_version: nullable(string()),
    signature: signatureSchema,
    share: number(),
    created_at: number(),
  }),
  transform(({ model_version, created_at, ...version }) => ({
    ...version,
    /** Of the registered model. */
    modelVersion: model_version,
    /** ms since 1970. */
    createdAt: created_at,
  })),
)
export type EndpointVersion = InferOutput<typeof versionSchema>

export const endpointSchema = pipe(
  object({
    id: string(),
    workspace_id: string(),
    name: string(),
    paused: boolean(),
    created_at: number(),
    updated_at: number(),
    /** The newest first. */
    versions: pipe(array(versionSchema), minLength(1)),
  }),
  transform(({ workspace_id, created_at, updated_at, ...endpoint }) => ({
    ...endpoint,
    workspace: workspace_id,
    createdAt: created_at,
    updatedAt: updated_at,
  })),
)
/** An address at which the models of a workspace answer. */
export type Endpoint = InferOutput<typeof endpointSchema>
export const endpointsSchema = array(endpointSchema)

const milliseconds = nullable(number())
export const numbersSchema = object({
  minutes: number(),
  requests: number(),
  bad_input: number(),
  refused: number(),
  timed_out: number(),
  failed: number(),
  p50: milliseconds,
  p95: milliseconds,
  p99: milliseconds,
  series: array(
    object({
      at: number(),
      requests: number(),
      errors: number(),
      p50: milliseconds,
      p95: milliseconds,
      p99: milliseconds,
    }),
  ),
  versions: array(
    object({ version: number(), requests: number(), errors: number(), p50: milliseconds, p99: milliseconds }),
  ),
})
/** The requests of an endpoint over the last minutes. Times are ms. */
export type EndpointNumbers = InferOutput<typeof numbersSchema>

/** The version that most requests get; the newest of several. */
export const mainVersion = ({ versions }: Pick<Endpoint, 'versions'>): EndpointVersion =>
  versions.reduce((one, other) => (other.share > one.share ? other : one))

export const errorsOf = ({ bad_input, refused, timed_out, failed }: EndpointNumbers): number =>
  bad_input + refused + timed_out + failed

/** Of the requests those without a prediction, by kind; kinds that did not occur are left out. */
export const errorKinds = (numbers: EndpointNumbers): (readonly [kind: string, count: number])[] =>
  (
    [
      ['Wrong input', numbers.bad_input],
      ['Too many at once', numbers.refused],
      ['Took too long', numbers.timed_out],
      ['The model failed', numbers.failed],
    ] as const
  ).filter(([, count]) => count > 0)

/** The version that a roll back goes to: the newest below the main version. Null when there is none. */
export function earlierVersion(endpoint: Pick<Endpoint, 'versions'>): EndpointVersion | null {
  const { version } = mainVersion(endpoint)
  return endpoint.versions.find((one) => one.version < version) ?? null
}
