import {
  array,
  type InferOutput,
  nullable,
  number,
  object,
  picklist,
  pipe,
  record,
  string,
  transform,
} from 'valibot'

const aliasSchema = object({ alias: string(), version: number() })

/** The registered models of a workspace, the last changed first. Times are ms since 1970. */
export const modelsSchema = array(
  pipe(
    object({
      name: string(),
      description: string(),
      updated_at: number(),
      versions: number(),
      latest: nullable(object({ version: number(), stage: string(), run_id: nullable(string()) })),
      aliases: array(aliasSchema),
    }),
    transform(({ updated_at, ...model }) => ({ ...model, updatedAt: updated_at })),
  ),
)
export type RegisteredModel = InferOutput<typeof modelsSchema>[number]

const datasetSchema = object({ name: string(), digest: string(), context: nullable(string()) })

const versionSchema = pipe(
  object({
    version: number(),
    stage: string(),
    description: string(),
    source: string(),
    model_id: nullable(string()),
    created_at: number(),
    tags: record(string(), string()),
    files: nullable(object({ kind: picklist(['run', 'model']), id: string(), path: string() })),
    aliases: array(string()),
    run: nullable(
      object({ id: string(), name: string(), lifecycle: string(), datasets: array(datasetSchema) }),
    ),
  }),
  transform(({ created_at, model_id, ...version }) => ({
    ...version,
    createdAt: created_at,
    modelId: model_id,
  })),
)
export type ModelVersion = InferOutput<typeof versionSchema>

/** One model with its newest versions. */
export const modelPageSchema = pipe(
  object({
    name: string(),
    description: string(),
    created_at: number(),
    updated_at: number(),
    tags: record(string(), string()),
    /** How many versions there are. */
    total: number(),
    versions: array(versionSchema),
  }),
  transform(({ created_at, updated_at, ...model }) => ({
    ...model,
    createdAt: created_at,
    updatedAt: updated_at,
  })),
)
export type ModelPage = InferOutput<typeof modelPageSchema>

/** The stages of the registry as they are shown. */
export const STAGE_LABELS: Record<string, string> = {
  None: 'No stage',
  Staging: 'Staging',
  Production: 'Production',
  Archived: 'Archived',
}
