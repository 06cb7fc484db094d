import { randomUUID } from 'node:crypto'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect } from 'vitest'
import type { Database } from '@/shared/api'
import {
  type AuthLimits,
  DEFAULT_LIMITS,
  type RunningServer,
  readEnvironment,
  startServer,
} from '../../server/index'
import { openInMemory } from './memory'

export type Client = SupabaseClient<Database>

export const PASSWORD = 'Str0ng!pass'

/** One server for the tests of a file, on a database in memory and a free port. */
export function serverForTests(limits: Partial<AuthLimits> = {}) {
  let server: RunningServer
  const open: Client[] = []

  beforeAll(async () => {
    server = await startServer(readEnvironment({ PORT: '0' }), { ...DEFAULT_LIMITS, ...limits }, openInMemory)
  })
  afterAll(async () => {
    await Promise.all(open.map((client) => client.auth.stopAutoRefresh()))
    await server.close()
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

  const newEmail = () => `${randomUUID().slice(0, 13)}@orrery.example`

  /** The token hash of the newest mail to an address. */
  const tokenFor = async (email: string): Promise<string> => {
    const mails = await server.services.mailbox.list()
    const token = /token_hash=([0-9a-f]+)/.exec(mails.find((mail) => mail.to === email)?.text ?? '')?.[1]
    if (!token) throw new Error(`No link for ${email}`)
    return token
  }

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

  return {
    server: () => server,
    key,
    newClient,
    ask,
    post,
    newEmail,
    tokenFor,
    confirmedUser,
  }
}
