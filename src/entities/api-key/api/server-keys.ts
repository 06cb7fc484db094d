import { type GenericSchema, type InferOutput, safeParse } from 'valibot'
import { getBackend } from '@/shared/api'
import { readBuildBackend } from '@/shared/config'
import { Failure, toFailure } from '@/shared/lib/failure'
import type { KeyEnvironment } from '../model/api-key'
import { API_HOST } from '../model/endpoints'
import { type MadeKey, madeKeySchema, type ServerKey, serverKeysSchema } from '../model/server-keys'

/** Whether Orrery's own server answers at this origin. A build for a hosted project has none beside it. */
export const hasServer = (): boolean => readBuildBackend(import.meta.env).kind !== 'hosted'

/** The host of the API: this server, or that of the documentation where there is none. */
export const apiHost = (): string => (hasServer() ? window.location.origin : API_HOST)

const SCOPES = 'predict,models,datasets'

function parsed<T extends GenericSchema>(schema: T, data: unknown): InferOutput<T> {
  const { success, output } = safeParse(schema, data)
  if (!success) throw new Failure('An error occurred. Please try again.')
  return output
}

/** The keys of a workspace, the newest first. Rejects with a `Failure`. */
export async function listServerKeys(workspace: string, signal: AbortSignal): Promise<ServerKey[]> {
  try {
    const { client } = await getBackend()
    const { data, error } = await client.rpc('workspace_api_keys', { workspace }).abortSignal(signal)
    if (error) throw error
    return parsed(serverKeysSchema, data)
  } catch (error) {
    throw toFailure(error)
  }
}

/** Makes a key with every scope and without an end; its text cannot be read again. Rejects with a `Failure`. */
export async function createServerKey(
  workspace: string,
  { name, environment }: { name: string; environment: KeyEnvironment },
  signal: AbortSignal,
): Promise<MadeKey> {
  try {
    const { client } = await getBackend()
    const { data, error } = await client
      .rpc('create_api_key', { workspace, name, environment, scopes: SCOPES, days: 0 })
      .abortSignal(signal)
    if (error) throw error
    return parsed(madeKeySchema, data)
  } catch (error) {
    throw toFailure(error)
  }
}

/** Revokes, activates or deletes a key. Rejects with a `Failure`. */
export async function changeServerKey(
  id: string,
  change: 'revoke' | 'activate' | 'delete',
  signal: AbortSignal,
): Promise<void> {
  try {
    const { client } = await getBackend()
    const { error } = await client.rpc('change_api_key', { api_key: id, change }).abortSignal(signal)
    if (error) throw error
  } catch (error) {
    throw toFailure(error)
  }
}
