import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect } from 'vitest'
import type { Database } from '@/shared/api'
import {
  type AuthLimits,
  DEFAULT_LIMITS,
  type RunningServer,
  readEnvironment,
  startServer,
} from '../start/index'
import { openInMemory } from './memory'

export type Client = SupabaseClient<Database>

export const PASSWORD = 'Str0ng!pass'

/** One server for the tests of a file, on a database in memory and a free port. */
export function serverForTests(
  limits: Partial<AuthLimits> = {},
  options: Parameters<typeof openInMemory>[1] = {},
) {
  let server: RunningServer
  // Made when a file is stored in it.
  const objectsDir = join(tmpdir(), `orrery-objects-${randomUUID()}`)
  const open: Client[] = []

  beforeAll(async () => {
    server = await startServer(
      readEnvironment({ PORT: '0', OBJECTS_DIR: objectsDir }),
      { ...DEFAULT_LIMITS, ...limits },
      async (environment) => ({ ...(await openInMemory(environment, options)), watched: false }),
    )
  })
  afterAll(async () => {
    await Promise.all(open.map((client) => client.auth.stopAutoRefresh()))
    await server.close()
    await rm(objectsDir, { recursive: true, force: true })
  })

  const key = () => server.services.secrets.publishableKey

  /** A client of its own, as another browser would be. Node 20 has no WebSocket, and nothing here needs one. */
  const newClient = (): Client => {
    const client = createClient<Database>(server.url, key(), {
      auth: { flowType: 'pkce', persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
      realtime: { transport: Object as never },
    })
    open.push(client)
    return client
  }

  /** A raw request, with the key unless `headers` says otherwise. */
  const ask = (path: string, init: RequestInit = {}, headers: Record<string, string> = { apikey: key() }) =>
    fetch(server.url + path, {
      ...init,
      headers: { ...headers, ...(init.headers as Record<string, string>) },
    })

  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    ask(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    })

  /** A request whose headers and path are sent as they are, to the server or to another origin. */
  const raw = (
    path: string,
    headers: Record<string, string> = {},
    method = 'GET',
    body = '',
    origin = server.url,
  ) =>
    new Promise<{ status: number; headers: Record<string, unknown>; text: string }>((resolve, reject) => {
      const { hostname, port } = new URL(origin)
      // Node.js sends no length with verbs that have no body as a rule, so the server would not know where the body ends.
      const length =
        body && !headers['transfer-encoding'] ? { 'content-length': `${Buffer.byteLength(body)}` } : {}
      request({ hostname, port, path, method, headers: { ...length, ...headers } }, (response) => {
        let text = ''
        response.on('data', (chunk) => (text += chunk))
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
        )
      })
        .on('error', reject)
        .end(body)
    })

  /** The cookie of a browser that has opened the mailbox by its printed address. */
  const mailboxCookie = () => {
    const mailbox = new URL(server.mailboxUrl ?? '').searchParams.get('key') ?? ''
    return { cookie: `orrery-mailbox-${mailbox.slice(-6)}=${mailbox}` }
  }

  const newEmail = () => `${randomUUID().slice(0, 13)}@orrery.example`

  /** Newest first. */
  const mailsTo = async (email: string) =>
    (await server.services.mailbox.list()).filter((mail) => mail.to === email)

  /** The token hash of the newest link that was mailed to an address. */
  const tokenFor = async (email: string): Promise<string> => {
    const tokens = (await mailsTo(email)).map(({ text }) => /token_hash=([0-9a-f]+)/.exec(text)?.[1])
    const token = tokens.find((found) => found)
    if (!token) throw new Error(`No link for ${email}`)
    return token
  }

  /** Rows of the database, past every rule, after what requests before have left to do. */
  const query = async (sql: string, values: unknown[] = []) => {
    const { database, exclusively } = server.services.backend
    return (await exclusively(() => database.query<Record<string, unknown>>(sql, values))).rows
  }

  /** The code of a refused sign-in, or `ok`. */
  const signIn = async (email: string, password: string) =>
    (await newClient().auth.signInWithPassword({ email, password })).error?.code ?? 'ok'

  /** Spends a link from a client of its own: the code of the refusal, or `ok`. */
  const verify = async (token_hash: string, type: 'signup' | 'recovery' | 'magiclink' | 'email_change') =>
    (await newClient().auth.verifyOtp({ token_hash, type })).error?.code ?? 'ok'

  /** Signs up and confirms from a second client, which is then signed in. */
  const confirmedUser = async (username = `u_${randomUUID().slice(0, 8)}`) => {
    const email = newEmail()
    const { error } = await newClient().auth.signUp({
      email,
      password: PASSWORD,
      options: { data: { username } },
    })
    expect(error).toBeNull()
    const client = newClient()
    const { data } = await client.auth.verifyOtp({ token_hash: await tokenFor(email), type: 'signup' })
    if (!data.user || !data.session) throw new Error('The link did not sign in')
    return { client, email, username, id: data.user.id, token: data.session.access_token }
  }

  /** A client that is signed in as the designated admin. */
  const adminClient = async () => {
    const client = newClient()
    const password = server.services.secrets.adminPassword
    const { error } = await client.auth.signInWithPassword({ email: 'admin@orrery.localhost', password })
    expect(error).toBeNull()
    return client
  }

  return {
    server: () => server,
    objectsDir,
    key,
    newClient,
    ask,
    post,
    raw,
    mailboxCookie,
    newEmail,
    mailsTo,
    tokenFor,
    query,
    signIn,
    verify,
    confirmedUser,
    adminClient,
  }
}
