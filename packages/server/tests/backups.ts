import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import type { Header } from '../backup/format'
import { partsOf } from '../backup/read'

/** The header of a backup. */
export async function headerOf(file: string): Promise<Header> {
  const [first = ''] = gunzipSync(await readFile(file))
    .toString()
    .split('\n')
  return JSON.parse(first) as Header
}

/** The rows of a backup by table, sorted; without what only PostgreSQL's processes share. */
export async function rowsOf(file: string): Promise<Record<string, string[]>> {
  const tables: Record<string, string[]> = {}
  let rows: string[] = []
  for await (const part of partsOf(file)) {
    if ('row' in part) rows.push(JSON.stringify(JSON.parse(part.row)))
    else if ('table' in part && part.schema !== 'server') tables[`${part.schema}.${part.table}`] = rows = []
    else rows = []
  }
  for (const list of Object.values(tables)) list.sort()
  return tables
}

/** A client of a running server, with the access token of an account where it has one. */
export function clientOf(url: string, key: string, token?: string) {
  const ask = (path: string, method: string, body?: object) =>
    fetch(url + path, {
      method,
      headers: {
        apikey: key,
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
  return {
    /** Resolves with the status, once the answer is read to its end. */
    async rename(id: string, username: string): Promise<number> {
      const response = await ask(`/rest/v1/profiles?id=eq.${id}`, 'PATCH', { username })
      await response.text()
      return response.status
    },
    /** The session that a password or a refresh token opens. Throws with the refusal. */
    async signIn(grant: 'password' | 'refresh_token', body: object) {
      const response = await ask(`/auth/v1/token?grant_type=${grant}`, 'POST', body)
      const session = (await response.json()) as { access_token: string; refresh_token: string }
      if (!response.ok) throw new Error(JSON.stringify(session))
      return session
    },
  }
}
