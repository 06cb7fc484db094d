import { type GenericSchema, type InferOutput, safeParse } from 'valibot'
import { Failure, toFailure } from '../lib/failure'
import { backendConfig } from './backend'
import { isBackendLoaded } from './backend-loaded'
import { getBackend } from './client'
import type { Database } from './database.types'
import { readStoredSession, storedSessionLasts } from './stored-session'
import { watchedAnswer } from './watched-fetch'

type Functions = Database['public']['Functions']

/**
 * Calls a function of the database with the stored session and checks its answer. The client is loaded only if the
 * session has to be renewed. Rejects with a `Failure`, whose cause is what the service answered.
 */
export async function callFunction<
  Name extends keyof Functions & string,
  TSchema extends GenericSchema<unknown, unknown>,
>(
  name: Name,
  args: Functions[Name]['Args'],
  schema: TSchema,
  signal?: AbortSignal,
): Promise<InferOutput<TSchema>> {
  try {
    const answer = safeParse(schema, await answerOf(name, args, signal))
    if (!answer.success) throw new Failure('An error occurred. Please try again.')
    return answer.output
  } catch (error) {
    throw toFailure(error)
  }
}

async function answerOf<Name extends keyof Functions & string>(
  name: Name,
  args: Functions[Name]['Args'],
  signal?: AbortSignal,
): Promise<unknown> {
  const session = readStoredSession()
  if (!session || storedSessionLasts() === 0 || isBackendLoaded()) {
    const { client } = await getBackend()
    const request = client.rpc(name, args as never)
    const { data, error } = await (signal ? request.abortSignal(signal) : request)
    if (error) throw error
    return data
  }
  const { url, key } = await backendConfig()
  const headers = new Headers({
    accept: 'application/json',
    'content-type': 'application/json',
    apikey: key,
    authorization: `Bearer ${session.accessToken}`,
  })
  const address = `${url.replace(/\/+$/, '')}/rest/v1/rpc/${name}`
  const ask = () =>
    fetch(address, { method: 'POST', headers, body: JSON.stringify(args ?? {}), ...(signal && { signal }) })
  const response = await watchedAnswer(ask, headers)
  const text = await response.text()
  const body: unknown = text === '' ? null : JSON.parse(text)
  if (!response.ok) throw body
  return body
}
