import { unknown } from 'valibot'
import { callFunction } from '@/shared/api'
import { hasServer } from '@/shared/config'
import type { NewKey } from '../model/api-key'
import { API_HOST } from '../model/endpoints'
import { type MadeKey, madeKeySchema, type ServerKey, serverKeysSchema } from '../model/server-keys'

/** The host of the API: this server, or that of the documentation where there is none. */
export const apiHost = (): string => (hasServer() ? window.location.origin : API_HOST)

/** The keys of a workspace, the newest first. Rejects with a `Failure`. */
export const listServerKeys = (workspace: string, signal: AbortSignal): Promise<ServerKey[]> =>
  callFunction('workspace_api_keys', { workspace }, serverKeysSchema, signal)

/** Makes a key; its text cannot be read again. Rejects with a `Failure`. */
export const createServerKey = (
  workspace: string,
  { name, environment, scopes, days }: NewKey,
  signal: AbortSignal,
): Promise<MadeKey> =>
  callFunction(
    'create_api_key',
    { workspace, name, environment, scopes: scopes.join(','), days: Number(days) },
    madeKeySchema,
    signal,
  )

export type KeyChange = 'revoke' | 'activate' | 'delete'

/** Revokes, activates or deletes a key. Rejects with a `Failure`. */
export async function changeServerKey(id: string, change: KeyChange, signal: AbortSignal): Promise<void> {
  await callFunction('change_api_key', { api_key: id, change }, unknown(), signal)
}
