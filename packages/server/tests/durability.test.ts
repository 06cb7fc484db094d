import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { mailboxKeyOf } from '../mail/mailbox-access'
import { processesForTests } from './processes'

// Kills the real server in the middle of writes. DURABILITY_KILLS=20 npx vitest run --project unit-apart packages/server/tests/durability

const KILLS = Number(process.env.DURABILITY_KILLS ?? 3)
const PASSWORD = 'Str0ng!pass'
const { newFolder, start, ended, ready, freePort } = processesForTests()

interface Row {
  id: string
  email: string
  username: string | null
  status: string
}

interface Answer {
  status: number
  body: unknown
}

/** The body of an answer. Throws when the server did not answer. */
function bodyOf<T>(answer: Answer | null): T {
  if (!answer) throw new Error('The server did not answer')
  return answer.body as T
}

/** A client of one server. A request without a complete answer in JSON resolves to null. */
function clientOf(port: number, key: string) {
  const ask = async (path: string, init: RequestInit = {}): Promise<Answer | null> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, init).catch(() => null)
    // An answer counts as acknowledged once it is read to its end.
    const body: unknown = await response?.json().catch(() => null)
    return response && body !== null ? { status: response.status, body } : null
  }
  return {
    /** The mailbox answers requests without any header of the API only. */
    get: (path: string) => ask(path),
    send: (path: string, body: object, token?: string, method = 'POST') =>
      ask(path, {
        method,
        body: JSON.stringify(body),
        headers: {
          apikey: key,
          'content-type': 'application/json',
          prefer: 'return=representation',
          ...(token ? { authorization: `Bearer ${token}` } : {}),
        },
      }),
  }
}

describe('every acknowledged write', () => {
  it(
    `survives ${KILLS} times kill -9 during writes`,
    async () => {
      const folder = await newFolder()
      const port = await freePort()
      let { child } = start(folder, port)
      await ready(port)
      const secrets = JSON.parse(await readFile(join(folder, 'secrets.json'), 'utf8')) as {
        publishableKey: string
        adminPassword: string
        jwtSecret: string
      }
      const mailbox = `/mailbox/messages?key=${mailboxKeyOf(secrets.jwtSecret)}`
      const { get, send } = clientOf(port, secrets.publishableKey)

      const signUp = (email: string) => send('/auth/v1/signup', { email, password: PASSWORD })
      const signIn = async (email: string, password: string) =>
        bodyOf<{ access_token: string }>(
          await send('/auth/v1/token?grant_type=password', { email, password }),
        ).access_token
      /** Every account, by its address. */
      const stored = async (token: string) => {
        const rows = new Map<string, Row>()
        for (let from = 0, total = 1; from < total; from += 200) {
          const filters = { search: '', wanted_status: '', wanted_role: '', page_from: from, page_size: 200 }
          const answer = await send('/rest/v1/rpc/admin_profiles', filters, token)
          const page = bodyOf<{ total: number; rows: Row[] }>(answer)
          total = page.total
          for (const row of page.rows) rows.set(row.email, row)
        }
        return rows
      }

      const writer = `writer@orrery.example`
      await signUp(writer)
      const [mail] = bodyOf<{ text: string }[]>(await get(mailbox))
      const token_hash = /token_hash=(\w+)/.exec(mail?.text ?? '')?.[1]
      await send('/auth/v1/verify', { type: 'signup', token_hash })

      const made = new Map<string, string>()
      const gone = new Set<string>()
      const names = { acknowledged: '', asked: '' }
      const locks = new Map<string, { acknowledged: string; asked: string }>()
      let acknowledged = 0

      for (let kill = 1; kill <= KILLS; kill++) {
        const [admin, own] = [
          await signIn('admin@orrery.localhost', secrets.adminPassword),
          await signIn(writer, PASSWORD),
        ]
        const before = acknowledged
        const killed = new AbortController()
        const repeat = async (write: (index: number) => Promise<boolean>) => {
          for (let index = 0; !killed.signal.aborted; index++) if (await write(index)) acknowledged++
        }
        const accounts = async () => {
          const email = `${randomUUID().slice(0, 12)}@orrery.example`
          const answer = await signUp(email)
          if (answer?.status !== 200) return false
          made.set(email, (answer.body as { id: string }).id)
          return true
        }
        const renames = async (index: number) => {
          names.asked = `name_${kill}_${index}`
          const change = { username: names.asked }
          const answer = await send(`/rest/v1/profiles?email=eq.${writer}`, change, own, 'PATCH')
          if (answer?.status === 200) names.acknowledged = names.asked
          return answer?.status === 200
        }
        const states = async (index: number) => {
          const [email, id] = [...made][index % Math.max(1, made.size)] ?? []
          if (!email || gone.has(email))
            return new Promise<boolean>((resolve) => setTimeout(resolve, 5, false))
          const lock = locks.get(email) ?? { acknowledged: 'active', asked: 'active' }
          lock.asked = lock.acknowledged === 'active' ? 'locked' : 'active'
          locks.set(email, lock)
          const answer = await send(`/rest/v1/profiles?id=eq.${id}`, { status: lock.asked }, admin, 'PATCH')
          if (answer?.status === 200) lock.acknowledged = lock.asked
          return answer?.status === 200
        }
        const deletions = async () => {
          await new Promise((resolve) => setTimeout(resolve, 150))
          const [email, id] = [...made].find(([address]) => !gone.has(address)) ?? []
          if (!email || made.size - gone.size < 3) return false
          // A kill before the answer leaves open whether the account is gone, so nothing is expected of it any more.
          locks.delete(email)
          made.delete(email)
          const answer = await send('/functions/v1/delete-user', { userId: id }, admin)
          if (answer?.status === 200) gone.add(email)
          return answer?.status === 200
        }
        const work = Promise.all([accounts, accounts, renames, states, deletions].map(repeat))
        // On a busy machine the first one takes its time.
        await vi.waitFor(() => expect(acknowledged).toBeGreaterThan(before), 30_000)
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 1200))
        child.kill('SIGKILL')
        killed.abort()
        await Promise.all([ended(child), work])

        child = start(folder, port).child
        await ready(port)
        const rows = await stored(await signIn('admin@orrery.localhost', secrets.adminPassword))
        const lost = [...made].filter(([email, id]) => rows.get(email)?.id !== id)
        expect([kill, lost]).toEqual([kill, []])
        expect([...gone].filter((email) => rows.has(email))).toEqual([])
        // The write that was cut off may have happened or not; nothing older may have come back.
        const name = rows.get(writer)?.username ?? ''
        expect([names.acknowledged, names.asked]).toContain(name)
        names.acknowledged = name
        for (const [email, lock] of locks) {
          const status = rows.get(email)?.status ?? 'lost'
          expect([lock.acknowledged, lock.asked]).toContain(status)
          lock.acknowledged = status
        }
        const mails = bodyOf<{ to: string }[]>(await get(mailbox))
        const mailed = new Set(mails.map(({ to }) => to))
        if (mails.length < 500) expect([...made.keys()].filter((email) => !mailed.has(email))).toEqual([])
      }
      console.info(`${acknowledged} acknowledged writes, ${KILLS} kills, none lost`)
    },
    30_000 + KILLS * 20_000,
  )
})
