import { type GenericSchema, type InferOutput, safeParse } from 'valibot'
import { callFunction, getBackend } from '@/shared/api'
import { Failure, toFailure } from '@/shared/lib/failure'
import {
  type ModelPage,
  modelPageSchema,
  modelsSchema,
  type ModelVersion,
  type RegisteredModel,
} from '../model/registered-model'
import { type Signature, signatureOf } from '../model/signature'

function checked<TSchema extends GenericSchema>(schema: TSchema, data: unknown): InferOutput<TSchema> {
  const answer = safeParse(schema, data)
  if (!answer.success) throw new Failure('An error occurred. Please try again.')
  return answer.output
}

/** The registered models of a workspace. Rejects with a `Failure`. */
export async function readModels(workspace: string, signal: AbortSignal): Promise<RegisteredModel[]> {
  try {
    return checked(modelsSchema, await callFunction('workspace_models', { workspace }, signal))
  } catch (error) {
    throw toFailure(error)
  }
}

/** A registered model; null when the workspace has none of this name. Rejects with a `Failure`. */
export async function readModel(
  workspace: string,
  model: string,
  signal: AbortSignal,
): Promise<ModelPage | null> {
  try {
    return checked(modelPageSchema, await callFunction('model_page', { workspace, model }, signal))
  } catch (error) {
    if (typeof error === 'object' && error !== null && 'code' in error && error.code === 'PT404') return null
    throw toFailure(error)
  }
}

/** Bytes of an `MLmodel` file beyond which no signature is looked for. */
const LARGEST = 1_000_000

/** The signature in the files of a version; null when they have none or lie elsewhere. Rejects with a `Failure`. */
export async function readSignature(
  { files }: Pick<ModelVersion, 'files'>,
  signal: AbortSignal,
): Promise<Signature | null> {
  if (!files) return null
  try {
    const { client } = await getBackend()
    const { data } = await client.auth.getSession()
    const authorization = `Bearer ${data.session?.access_token ?? ''}`
    const path = files.path === '' ? 'MLmodel' : `${files.path}/MLmodel`
    const query = new URLSearchParams({ [`${files.kind}_id`]: files.id, path })
    const response = await fetch(`/mlflow/get-artifact?${query}`, { headers: { authorization }, signal })
    // A version may name any folder, also without a description of the model.
    if (response.status === 404) return null
    if (!response.ok) throw new Failure('The signature could not be read. Please try again.')
    const blob = await response.blob()
    return blob.size > LARGEST ? null : signatureOf(await blob.text())
  } catch (error) {
    throw toFailure(error)
  }
}
