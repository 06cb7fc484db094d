import { callFunction, fetchOwn } from '@/shared/api'
import { causeCode, Failure, toFailure } from '@/shared/lib/failure'
import {
  type ModelPage,
  modelPageSchema,
  modelsSchema,
  type ModelVersion,
  type RegisteredModel,
} from '../model/registered-model'
import { type Signature, signatureOf } from '../model/signature'

/** The registered models of a workspace. Rejects with a `Failure`. */
export const readModels = (workspace: string, signal: AbortSignal): Promise<RegisteredModel[]> =>
  callFunction('workspace_models', { workspace }, modelsSchema, signal)

/** A registered model; null when the workspace has none of this name. Rejects with a `Failure`. */
export async function readModel(
  workspace: string,
  model: string,
  signal: AbortSignal,
): Promise<ModelPage | null> {
  try {
    return await callFunction('model_page', { workspace, model }, modelPageSchema, signal)
  } catch (error) {
    if (causeCode(error) === 'PT404') return null
    throw error
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
    const path = files.path === '' ? 'MLmodel' : `${files.path}/MLmodel`
    const query = new URLSearchParams({ [`${files.kind}_id`]: files.id, path })
    const response = await fetchOwn(`/mlflow/get-artifact?${query}`, { signal })
    // A version may name any folder, also without a description of the model.
    if (response.status === 404) return null
    if (!response.ok) throw new Failure('The signature could not be read. Please try again.')
    const blob = await response.blob()
    return blob.size > LARGEST ? null : signatureOf(await blob.text())
  } catch (error) {
    throw toFailure(error)
  }
}
