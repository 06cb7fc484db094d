import { randomInt } from 'node:crypto'
import postgres from 'postgres'
import { expect, inject, it, onTestFinished } from 'vitest'
import { readSecretsOf } from '../../postgres/prepare'
import { DEFAULT_LIMITS } from '../../start/index'
import { processesForTests } from '../processes'
import { newDatabase } from './copy'

// Kills one of three real processes on one database at random, under load.
// KILLS=20 npx vitest run --project unit-postgres packages/server/tests/postgres/kills

const KILLS = Number(process.env.KILLS ?? 3)
const PROCESSES = 3
const WRITERS = 6
const PASSWORD = 'Str0ng!pass'
const { run, ready, ended, freePort } = processesForTests()

interface Answer {
  /** 0 for an answer that did not arrive in full. */
  status: number
  body: unknown
}

/** Sends requests of one caller behind a trusted proxy, to the process that is named in each. */
const callerAt = (urls: string[], key: string, address: string) => {
  return async (index: number, path: string, body?: object, token?: string, method = 'POST') => {
    try {
      const response = await fetch(`${urls[index % urls.length]}${path}`, {
        method: body ? method : 'GET',
        headers: {
          apikey: key,
          'content-type': 'application/json',
          'x-forwarded-for': address,
          ...(token ? { authorization: `Bearer ${token}` } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      })
      const text = await response.text()
      return { status: response.status, body: text ? JSON.parse(text) : null } as Answer
    } catch {
      return { status: 0, body: null } as Answer
    }
  }
}

it(
  `loses no acknowledged write in ${KILLS} kills of one of three processes, and counts a limit exactly`,
  async () => {
    const database = await newDatabase(inject('postgres') as string)
    const sql = postgres(database.url, { max: 2, onnotice: () => undefined })
    onTestFinished(async () => {
      await sql.end()
      await database.drop()
    })
    const ports: number[] = []
    while (ports.length < PROCESSES) ports.push(await freePort())
    const urls = ports.map((port) => `http://127.0.0.1:${port}`)
    const start = async (port: number) => {
      const settings = { DATABASE_URL: database.url, DATABASE_POOL: '3', TRUSTED_PROXIES: '127.0.0.1' }
      const started = run({ ...settings, PORT: String(port) })
      await ready(port, started)
      return started.child
    }
    const children = await Promise.all(ports.map(start))
    const key = (await readSecretsOf(database.url))?.publishableKey ?? ''

    // Writers: each signs an account up, confirms it, and renames itself at every process in turn.
    const statuses = new Map<string, number>()
    const noted = ({ status }: Answer) =>
      statuses.set(String(status), (statuses.get(String(status)) ?? 0) + 1)
    const writers = await Promise.all(
      Array.from({ length: WRITERS }, async (_, place) => {
        const ask = callerAt(urls, key, `198.51.100.${place + 1}`)
        const email = `writer${place}@orrery.example`
        await ask(place, '/auth/v1/signup', { email, password: PASSWORD, data: { username: `w${place}_0` } })
        const [user] =
          await sql`select id, confirmation_token as token from auth.users where email = ${email}`
        const verified = await ask(place, '/auth/v1/verify', { type: 'signup', token_hash: user?.token })
        expect(verified.status).toBe(200)
        const { access_token: token } = verified.body as { access_token: string }
        return { id: user?.id as string, place, ask, token, asked: 0, acknowledged: 0 }
      }),
    )
    const over = new AbortController()
    let renamed = 0
    let read = 0
    const signedUp: string[] = []
    const load = writers.flatMap((writer) => {
      const { id, place, ask, token } = writer
      const rename = async () => {
        while (!over.signal.aborted) {
          const username = `w${place}_${++writer.asked}`
          const path = `/rest/v1/profiles?id=eq.${id}`
          const answer = await ask(writer.asked, path, { username }, token, 'PATCH')
          noted(answer)
          if (answer.status !== 204) continue
          writer.acknowledged = writer.asked
          renamed++
        }
      }
      const look = async () => {
        for (let turn = place; !over.signal.aborted; turn++) {
          const answer = await ask(turn, `/rest/v1/profiles?select=username&id=eq.${id}`, undefined, token)
          noted(answer)
          if (answer.status === 200) read++
        }
      }
      return [rename(), ...(place % 2 ? [look()] : [])]
    })
    const signUp = async () => {
      for (let turn = 0; !over.signal.aborted; turn++) {
        const email = `new${turn}@orrery.example`
        const ask = callerAt(urls, key, `203.0.113.${turn % 250}`)
        const answer = await ask(turn, '/auth/v1/signup', { email, password: PASSWORD })
        noted(answer)
        if (answer.status === 200) signedUp.push(email)
      }
    }
    load.push(signUp())

    /** Acknowledged writes that are not stored; those that are acknowledged meanwhile are left out. */
    const lost = async () => {
      const before = writers.map(({ acknowledged }) => acknowledged)
      const emails = [...signedUp]
      const stored = await sql`
        select id, username, login_attempts from public.profiles where id = any (${writers.map(({ id }) => id)})`
      const names = new Map(stored.map(({ id, username }) => [id, Number(username.split('_')[1])]))
      const accounts = await sql`select email::text as email from auth.users where email = any (${emails})`
      const there = new Set(accounts.map(({ email }) => email))
      return [
        ...writers.filter(({ id, asked }, place) => {
          const count = names.get(id) ?? -1
          return count < (before[place] as number) || count > asked
        }),
        ...emails.filter((email) => !there.has(email)),
      ]
    }

    /** Twice as many look-ups of one caller as its limit allows, a few at a time. */
    const lookUps = async (address: string, killing = () => {}) => {
      const { max } = DEFAULT_LIMITS.lookupPerPeer
      const ask = callerAt(urls, key, address)
      const seen: number[] = []
      let next = 0
      const clients = Array.from({ length: 6 }, async () => {
        while (next < 2 * max) {
          const turn = next++
          if (turn === Math.floor(max / 2)) killing()
          const { status } = await ask(turn, '/rest/v1/rpc/username_available', { username: `name_${turn}` })
          seen.push(status)
        }
      })
      await Promise.all(clients)
      const of = (status: number) => seen.filter((one) => one === status).length
      return { max, accepted: of(200), refused: of(429), unanswered: seen.length - of(200) - of(429) }
    }

    for (let kill = 1; kill <= KILLS; kill++) {
      const before = renamed
      await expect.poll(() => renamed, { timeout: 60_000 }).toBeGreaterThan(before + WRITERS)
      await new Promise((resolve) => setTimeout(resolve, randomInt(300)))
      const index = randomInt(PROCESSES)
      const child = children[index] as (typeof children)[number]
      if (kill === 1) {
        const { max, accepted, unanswered } = await lookUps('192.0.2.1', () => child.kill('SIGKILL'))
        // A look-up whose answer did not arrive may have been counted.
        expect(accepted).toBeLessThanOrEqual(max)
        expect(accepted + unanswered).toBeGreaterThanOrEqual(max)
      } else child.kill('SIGKILL')
      await ended(child)
      expect([kill, await lost()]).toEqual([kill, []])
      children[index] = await start(ports[index] as number)
    }
    const { max, ...exactly } = await lookUps('192.0.2.2')
    expect(exactly).toEqual({ accepted: max, refused: max, unanswered: 0 })
    over.abort()
    await Promise.all(load)
    expect(await lost()).toEqual([])
    expect(Math.min(renamed, read, signedUp.length)).toBeGreaterThan(0)
    expect(
      [...statuses.keys()].filter((status) => !['0', '200', '204', '429', '503'].includes(status)),
    ).toEqual([])
    console.info(
      `${KILLS} kills: ${renamed} changes and ${signedUp.length} sign-ups acknowledged, none lost; ${read} reads; ` +
        `${statuses.get('0') ?? 0} requests without an answer, ${statuses.get('503') ?? 0} answered with 503`,
    )
  },
  120_000 + KILLS * 60_000,
)
