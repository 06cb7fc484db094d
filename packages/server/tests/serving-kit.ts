import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect } from 'vitest'
import type { serverForTests } from './kit'

type Kit = ReturnType<typeof serverForTests>
type User = Awaited<ReturnType<Kit['confirmedUser']>>
// Answers are JSON whose shape each test looks at.
// eslint-disable-next-line typescript/no-explicit-any
type Json = any

export const modelFile = (name: string): Promise<Buffer> =>
  readFile(new URL(`models/${name}`, import.meta.url))

/** Deploys models and asks them, as the app and its clients do. */
export function servingKit({ confirmedUser, server }: Pick<Kit, 'confirmedUser' | 'server'>) {
  async function send(
    token: string,
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ) {
    const raw = body instanceof Uint8Array || typeof body === 'string' || body === undefined
    const response = await fetch(server().url + path, {
      method,
      headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
      ...(body === undefined ? {} : { body: raw ? (body as string) : JSON.stringify(body) }),
    })
    const bytes = Buffer.from(await response.arrayBuffer())
    let json: Json
    try {
      json = JSON.parse(bytes.toString())
    } catch {
      json = undefined
    }
    return { status: response.status, headers: response.headers, bytes, json }
  }

  const step = (user: Pick<User, 'token'>, name: string, request: object) =>
    send(user.token, 'POST', `/api/serving/${name}`, request)

  async function upload(user: Pick<User, 'token'>, workspace: string, file: string, bytes?: Uint8Array) {
    const content = bytes ?? (await modelFile(file))
    return send(user.token, 'POST', `/api/serving/upload?workspace=${workspace}&name=${file}`, content, {
      'content-type': 'application/octet-stream',
      'x-checksum-sha256': createHash('sha256').update(content).digest('hex'),
    })
  }

  /** Uploads, loads and deploys a model of the tests. */
  async function deploy(user: Pick<User, 'token'>, workspace: string, file: string, name: string) {
    const stored = await upload(user, workspace, file)
    expect([file, stored.status]).toEqual([file, 200])
    const { hash } = stored.json
    const loaded = await step(user, 'load', { workspace, hash })
    expect([file, loaded.status, loaded.json.warmFailure]).toEqual([file, 200, null])
    const deployed = await step(user, 'deploy', {
      workspace,
      hash,
      name,
      source: 'uploaded',
      model: file,
      version: '',
    })
    expect([file, deployed.status]).toEqual([file, 200])
    return deployed.json as { endpoint: string; name: string; version: number }
  }

  async function newKey(
    user: User,
    { workspace = user.id, name = 'key', scopes = 'predict,models,datasets', days = 0 } = {},
  ) {
    const { data, error } = await user.client.rpc('create_api_key', {
      workspace,
      name,
      environment: 'test',
      scopes,
      days,
    })
    expect(error).toBeNull()
    return data as { id: string; key: string }
  }

  /** A new account with a key of its own workspace. */
  async function newOwner() {
    const user = await confirmedUser()
    return { ...user, key: (await newKey(user)).key }
  }

  const infer = (key: string, model: string, inputs: object[], more: object = {}) =>
    send(key, 'POST', `/v2/models/${model}/infer`, { inputs, ...more })

  return { send, step, upload, deploy, newKey, newOwner, infer }
}
