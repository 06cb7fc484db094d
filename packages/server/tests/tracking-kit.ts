import { expect } from 'vitest'
import type { serverForTests } from './kit'

type Kit = ReturnType<typeof serverForTests>
export type User = Awaited<ReturnType<Kit['confirmedUser']>>

// Answers are JSON whose shape each test looks at.
// eslint-disable-next-line typescript/no-explicit-any
export type Json = any

/** Calls of the tracking protocol, as the clients send them. */
export function trackingKit({ confirmedUser, server }: Pick<Kit, 'confirmedUser' | 'server'>) {
  async function newToken(user: User, { workspace = user.id, scope = 'write', days = 30 } = {}) {
    const { data, error } = await user.client.rpc('create_access_token', {
      workspace,
      name: 'laptop',
      scope,
      days,
    })
    expect(error).toBeNull()
    return data as { id: string; token: string }
  }

  /** One request below `/mlflow`, with a token. */
  async function send(
    token: string,
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ) {
    const response = await fetch(`${server().url}/mlflow${path}`, {
      method,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        'content-type': 'application/json',
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    let json: Json
    try {
      json = JSON.parse(text)
    } catch {
      json = undefined
    }
    return { status: response.status, headers: response.headers, text, json }
  }

  /** The calls of a client with one token. Each resolves with the JSON of an answer 200, `fails` with its error. */
  function clientOf(token: string) {
    const path = (call: string, query?: Record<string, string>) =>
      `/api/2.0/mlflow/${call}${query ? `?${new URLSearchParams(query)}` : ''}`
    const post = async (call: string, body: object): Promise<Json> => {
      const answer = await send(token, 'POST', path(call), body)
      expect([call, answer.status, answer.json]).toEqual([call, 200, expect.any(Object)])
      return answer.json
    }
    const get = async (call: string, query: Record<string, string>): Promise<Json> => {
      const answer = await send(token, 'GET', path(call, query))
      expect([call, answer.status, answer.json]).toEqual([call, 200, expect.any(Object)])
      return answer.json
    }
    /** `[status, error_code, message]` of a refusal. */
    const fails = async (method: string, call: string, request: object = {}) => {
      const answer =
        method === 'GET'
          ? await send(token, 'GET', path(call, request as Record<string, string>))
          : await send(token, method, path(call), request)
      return [answer.status, answer.json?.error_code, answer.json?.message] as const
    }
    const newRun = async (request: object = {}): Promise<string> =>
      (await post('runs/create', { experiment_id: '0', start_time: Date.now(), ...request })).run.info.run_id
    const runOf = async (run_id: string): Promise<Json> => (await get('runs/get', { run_id })).run
    return { post, get, fails, newRun, runOf, token }
  }

  /** A new account with the client of a token for its own workspace. */
  const newClient = async (options: Parameters<typeof newToken>[1] = {}) => {
    const user = await confirmedUser()
    const { token, id } = await newToken(user, options)
    return { ...clientOf(token), user, tokenId: id }
  }

  return { newToken, send, clientOf, newClient }
}
