import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { processesForTests } from './processes'

// Kills the real server while a client logs. TRACKING_KILLS=20 npx vitest run --project unit-apart packages/server/tests/tracking-kills

const KILLS = Number(process.env.TRACKING_KILLS ?? 2)
const { newFolder, start, ended, ready, freePort } = processesForTests()

interface Point {
  key: string
  step: number
  value: number
  timestamp: number
}

/** The parts of answers that this test looks at. */
interface Body {
  run?: { info: { run_id: string }; data: { params?: { key: string; value: string }[] } }
  metrics?: Point[]
  next_page_token?: string
}

const POINTS_OF_A_BATCH = 50

it(
  `keeps every acknowledged point of a run exactly once through ${KILLS} times kill -9, and the client goes on`,
  async () => {
    const folder = await newFolder()
    const port = await freePort()
    const url = `http://127.0.0.1:${port}`
    let { child } = start(folder, port)
    await ready(port)
    const secrets = JSON.parse(await readFile(join(folder, 'secrets.json'), 'utf8')) as {
      publishableKey: string
      adminPassword: string
    }
    const asAccount = async (path: string, body: object, token?: string) => {
      const headers = {
        apikey: secrets.publishableKey,
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      }
      return (await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })).json()
    }
    const session = (await asAccount('/auth/v1/token?grant_type=password', {
      email: 'admin@orrery.localhost',
      password: secrets.adminPassword,
    })) as { access_token: string; user: { id: string } }
    const made = { workspace: session.user.id, name: 'laptop', scope: 'write', days: 1 }
    const { token } = (await asAccount('/rest/v1/rpc/create_access_token', made, session.access_token)) as {
      token: string
    }

    /** One request, or null without a complete answer. */
    const once = async (method: string, path: string, body?: object) => {
      try {
        const response = await fetch(`${url}/mlflow/api/2.0/mlflow/${path}`, {
          method,
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          ...(body ? { body: JSON.stringify(body) } : {}),
        })
        return { status: response.status, body: (await response.json()) as Body }
      } catch {
        return null
      }
    }
    const over = new AbortController()
    let repeats = 0
    /** As the clients do it: the same request until an answer arrives. */
    const send = async (path: string, body: object) => {
      for (; !over.signal.aborted; repeats++) {
        const answer = await once('POST', path, body)
        if (answer && answer.status < 500) return answer
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
      return null
    }

    const created = await send('runs/create', { experiment_id: '0', start_time: 1 })
    const runId = created?.body.run?.info.run_id ?? ''
    const acknowledged = new Map<string, Point[]>()
    const asked = new Map<string, number>()
    const params = new Map<string, string>()
    const refused: unknown[] = []

    const writer = async (key: string, size: number) => {
      acknowledged.set(key, [])
      for (let step = 0; !over.signal.aborted; step += size) {
        const points = Array.from({ length: size }, (_, place) => ({
          key,
          step: step + place,
          value: (step + place) / 8,
          timestamp: 1000 + step + place,
        }))
        asked.set(key, step + size)
        const answer =
          size === 1
            ? await send('runs/log-metric', { run_id: runId, ...points[0] })
            : await send('runs/log-batch', { run_id: runId, metrics: points, params: [], tags: [] })
        if (answer?.status === 200) acknowledged.get(key)?.push(...points)
        else if (answer) refused.push(answer)
      }
    }
    const paramWriter = async () => {
      for (let turn = 0; turn < 1500 && !over.signal.aborted; turn++) {
        const [key, value] = [`p${turn}`, `v${turn}`]
        const answer = await send('runs/log-parameter', { run_id: runId, key, value })
        if (answer?.status === 200) params.set(key, value)
        else if (answer) refused.push(answer)
      }
    }
    const count = () => [...acknowledged.values()].reduce((sum, points) => sum + points.length, 0)

    const stored = async (key: string) => {
      const points: Point[] = []
      for (let page = ''; ; ) {
        const query = new URLSearchParams({
          run_id: runId,
          metric_key: key,
          ...(page && { page_token: page }),
        })
        const answer = await once('GET', `metrics/get-history?${query}`)
        expect([key, answer?.status]).toEqual([key, 200])
        const body: Body = answer?.body ?? {}
        points.push(...(body.metrics ?? []))
        page = body.next_page_token ?? ''
        if (!page) return points
      }
    }
    /** The differences from what was acknowledged before the question. */
    const damage = async () => {
      const before = [...acknowledged].map(([key, points]) => [key, [...points]] as const)
      const paramsBefore = [...params]
      const found: string[] = []
      for (const [key, points] of before) {
        const rows = await stored(key)
        const steps = new Set(rows.map(({ step }) => step))
        const values = new Map(rows.map(({ step, value }) => [step, value]))
        if (steps.size !== rows.length) found.push(`${key}: ${rows.length - steps.size} twice`)
        const lost = points.filter(({ step, value }) => values.get(step) !== value)
        if (lost.length > 0) found.push(`${key}: ${lost.length} lost`)
        if (rows.some(({ step }) => step >= (asked.get(key) ?? 0))) found.push(`${key}: not asked for`)
      }
      const run = await once('GET', `runs/get?run_id=${runId}`)
      const there = new Map(run?.body.run?.data.params?.map(({ key, value }) => [key, value]))
      for (const [key, value] of paramsBefore) if (there.get(key) !== value) found.push(`param ${key}`)
      return found
    }

    const work = [
      writer('batch', POINTS_OF_A_BATCH),
      writer('other', POINTS_OF_A_BATCH),
      writer('single', 1),
      paramWriter(),
    ]
    for (let kill = 1; kill <= KILLS; kill++) {
      const before = count()
      // On a busy machine the first one takes its time.
      await vi.waitFor(() => expect(count()).toBeGreaterThan(before + 2 * POINTS_OF_A_BATCH), 60_000)
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 500))
      child.kill('SIGKILL')
      await ended(child)
      child = start(folder, port).child
      await ready(port)
      expect([kill, await damage()]).toEqual([kill, []])
    }
    const before = count()
    await vi.waitFor(() => expect(count()).toBeGreaterThan(before), 60_000)
    over.abort()
    await Promise.all(work)
    expect(await damage()).toEqual([])
    expect(refused).toEqual([])
    expect(repeats).toBeGreaterThan(0)
    console.info(
      `${KILLS} kills: ${count()} points and ${params.size} params acknowledged, each once; ${repeats} repeats`,
    )
  },
  60_000 + KILLS * 60_000,
)
