import postgres from 'postgres'
import { expect, inject, it } from 'vitest'
import { openPlainLane } from '../../postgres/lane'
import { readSecretsOf } from '../../postgres/prepare'
import { DEFAULT_LIMITS } from '../../start/index'
import { fillAccounts } from '../../../../tests/bench/backend-floor'
import { clientOf } from '../backups'
import { processesForTests } from '../processes'
import { newDatabase } from './copy'

// Kills three real processes on one database at random under load.
// PROCESS_KILLS=20 npx vitest run --project unit-postgres packages/server/tests/postgres/kills

const KILLS = Number(process.env.PROCESS_KILLS ?? 3)
const PROCESSES = 3
const WRITERS = 9
const { run, ready, ended, freePort } = processesForTests()

it(
  `three processes lose no acknowledged write in ${KILLS} kills, and count a limit exactly`,
  async () => {
    const database = await newDatabase(inject('postgres') as string)
    const settings = { DATABASE_URL: database.url, DATABASE_POOL: '3' }
    const ports: number[] = []
    while (ports.length < PROCESSES) ports.push(await freePort())
    const urls = ports.map((port) => `http://127.0.0.1:${port}`)
    const start = async (index: number) => {
      const port = ports[index] as number
      const { child } = run({ ...settings, PORT: String(port) })
      await ready(port)
      return child
    }
    const children = []
    for (let index = 0; index < PROCESSES; index++) children.push(await start(index))
    const { publishableKey: key, adminPassword: password } = (await readSecretsOf(database.url)) ?? {
      publishableKey: '',
      adminPassword: '',
    }
    const lane = await openPlainLane(database.url)
    await fillAccounts(lane, WRITERS)
    await lane.close()
    const sql = postgres(database.url, { max: 1, onnotice: () => undefined })
    await sql`update public.profiles set status = 'active'`
    const rows = await sql<{ id: string; email: string }[]>`
      select id, email from public.profiles where role <> 'admin'`

    const writers: { id: string; token: string; acknowledged: number; asked: number }[] = []
    for (const { id, email } of rows) {
      const { access_token } = await clientOf(urls[0] as string, key).signIn('password', { email, password })
      writers.push({ id, token: access_token, acknowledged: -1, asked: -1 })
    }
    const over = new AbortController()
    let acknowledged = 0
    const statuses = new Set<number>()
    const work = writers.map(async (writer, place) => {
      const clients = urls.map((url) => clientOf(url, key, writer.token))
      while (!over.signal.aborted) {
        writer.asked++
        const { rename } = clients[writer.asked % PROCESSES] as (typeof clients)[number]
        const status = await rename(writer.id, `w${place}_${writer.asked}`).catch(() => 0)
        statuses.add(status)
        if (status !== 204) continue
        writer.acknowledged = writer.asked
        acknowledged++
      }
    })

    /** Writers whose stored name is older than their last acknowledged one, as it was before the look. */
    const lost = async () => {
      const before = writers.map((writer) => writer.acknowledged)
      const names = await sql<{ id: string; username: string }[]>`select id, username from public.profiles`
      const stored = new Map(names.map(({ id, username }) => [id, Number(username.split('_')[1])]))
      return writers.filter(({ id, asked }, place) => {
        const count = stored.get(id) ?? -2
        return count < (before[place] ?? 0) || count > asked
      })
    }

    /** More look-ups than the limit allows, of which a kill may leave some without an answer. */
    const lookUps = async (killing: () => void) => {
      const { max } = DEFAULT_LIMITS.lookupPerPeer
      const answers = Array.from({ length: 2 * max }, async (_, index) => {
        await new Promise((resolve) => setTimeout(resolve, index * 4))
        if (index === 120) killing()
        const response = await fetch(`${urls[index % PROCESSES]}/rest/v1/rpc/username_available`, {
          method: 'POST',
          headers: { apikey: key, 'content-type': 'application/json' },
          body: JSON.stringify({ username: `name_${index}` }),
        }).catch(() => null)
        return response?.status ?? 0
      })
      const all = await Promise.all(answers)
      const of = (status: number) => all.filter((one) => one === status).length
      return {
        max,
        accepted: of(200),
        refused: of(429),
        unanswered: all.length - of(200) - of(429),
        seen: String([...new Set(all)]),
      }
    }

    for (let kill = 1; kill <= KILLS; kill++) {
      const before = acknowledged
      await expect.poll(() => acknowledged, { timeout: 60_000 }).toBeGreaterThan(before + WRITERS)
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 300))
      const index = Math.floor(Math.random() * PROCESSES)
      const child = children[index] as (typeof children)[number]
      if (kill === 1) {
        const { max, accepted, unanswered, refused, seen } = await lookUps(() => child.kill('SIGKILL'))
        expect(accepted, `${unanswered} unanswered, ${refused} refused`).toBeLessThanOrEqual(max)
        expect(accepted + unanswered).toBeGreaterThanOrEqual(max)
        expect(refused, `${accepted} accepted, ${unanswered} unanswered: ${seen}`).toBeGreaterThan(0)
      } else child.kill('SIGKILL')
      await ended(child)
      expect([kill, await lost()]).toEqual([kill, []])
      children[index] = await start(index)
    }
    over.abort()
    await Promise.all(work)
    expect(await lost()).toEqual([])
    expect([...statuses].filter((status) => ![0, 204, 503].includes(status))).toEqual([])
    console.info(`${acknowledged} acknowledged writes, ${KILLS} kills, none lost`)
    for (const child of children) {
      child.kill('SIGKILL')
      await ended(child)
    }
    await sql.end()
    await database.drop()
  },
  120_000 + KILLS * 30_000,
)
