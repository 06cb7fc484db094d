import {
  NETWORK_PROBES,
  networkDiagnosticsMachine,
  networkHealth,
  type ProbeResults,
} from '@machines/network-diagnostics'
import { type ProbeAnswer, probeMachine } from '@machines/probe'
import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { itCoversEverything, startBench, type Walk } from './kit'

const ids = NETWORK_PROBES.map(({ id }) => id)
const good: ProbeAnswer = { passed: true, status: 200, duration: 8, cause: null }
const bad: ProbeAnswer = { passed: false, status: 404, duration: 9, cause: 'Answered with status 404.' }
const run = { type: 'run', at: '2026-01-15T09:00:00.000Z' } as const
const at = (id: string, state: string) => `network-diagnostics.running.${id}.${state}`
const walk: Walk<typeof networkDiagnosticsMachine> = {
  machine: networkDiagnosticsMachine,
  input: { fontUrl: '/assets/geist.woff2' },
  children: ['probe', ...ids],
  events: [run, { type: 'stop' }],
  answers: Object.fromEntries(ids.map((id) => [id, { done: [good, bad] }])),
  key: (snapshot) => ids.map((id) => (snapshot.context.results as ProbeResults)[id]?.passed),
  unreachable: Object.fromEntries(
    ids.map((id) => [
      `${at(id, 'testing')} --xstate.error.actor.${id}--> ${at(id, 'answered')} #0`,
      'a probe turns every failure into an answer; the branch is the way out if one ever does not',
    ]),
  ),
}

const resultsWithout = (...failed: string[]): ProbeResults =>
  Object.fromEntries(ids.map((id) => [id, failed.includes(id) ? bad : good]))

describe('network-diagnostics', () => {
  itCoversEverything(walk)

  it('has the five documented probes (ADM-01)', () => {
    expect(NETWORK_PROBES.map(({ method, url, limit, critical }) => [method, url, limit, critical])).toEqual([
      ['HEAD', '/', 5000, true],
      ['HEAD', '/favicon.svg', 3000, true],
      ['GET', '/api/health', 5000, false],
      ['HEAD', '/auth/callback', 5000, true],
      ['HEAD', null, 3000, false],
    ])
  })

  it.each([
    [[], 'good'],
    [['health'], 'issues'],
    [['health', 'font'], 'issues'],
    [['app'], 'critical'],
    [['icon', 'font'], 'critical'],
    [['callback'], 'critical'],
  ] as const)('without %j the network is %s', (failed, health) =>
    expect(networkHealth(resultsWithout(...failed))).toBe(health),
  )

  it('asks all five at once, and each by its own limit', async () => {
    const clock = new SimulatedClock()
    const asked: string[] = []
    const silent = probeMachine.provide({
      actors: {
        request: fromPromise(({ input }) => {
          asked.push(`${input.method} ${input.url}`)
          return new Promise(() => {})
        }),
      },
    })
    const machine = networkDiagnosticsMachine.provide({ actors: { probe: silent } })
    const actor = createActor(machine, { clock, input: { fontUrl: '/assets/geist.woff2' } }).start()
    actor.send(run)
    expect(asked).toEqual([
      'HEAD /',
      'HEAD /favicon.svg',
      'GET /api/health',
      'HEAD /auth/callback',
      'HEAD /assets/geist.woff2',
    ])
    clock.increment(3000)
    expect(Object.keys(actor.getSnapshot().context.results)).toEqual(['icon', 'font'])
    clock.increment(1999)
    expect(actor.getSnapshot().hasTag('busy')).toBe(true)
    clock.increment(1)
    expect(actor.getSnapshot().value).toEqual({ done: 'critical' })
    expect(actor.getSnapshot().context.results.health?.duration).toBe(5000)
  })

  it('forgets the old results when it runs again or is stopped', async () => {
    const { actor, resolve } = startBench(walk)
    actor.send(run)
    for (const id of ids) await resolve(id, good)
    expect(actor.getSnapshot().value).toEqual({ done: 'good' })
    actor.send({ type: 'run', at: '2026-01-15T09:05:00.000Z' })
    expect(actor.getSnapshot().context).toMatchObject({
      results: {},
      startedAt: '2026-01-15T09:05:00.000Z',
    })
    await resolve('app', bad)
    actor.send({ type: 'stop' })
    expect(actor.getSnapshot()).toMatchObject({ value: 'idle', context: { results: {}, startedAt: null } })
  })
})
