import {
  fontTarget,
  NETWORK_PROBES,
  networkDiagnosticsMachine,
  networkHealth,
  type ProbeResults,
  targetError,
} from '@machines/network-diagnostics'
import { type ProbeAnswer, probeMachine } from '@machines/probe'
import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { itCoversEverything, journeysOf, startBench, type Walk } from '../../tests/machines/kit'

const ids = NETWORK_PROBES.map(({ id }) => id)
const good: ProbeAnswer = { passed: true, status: 200, duration: 8, cause: null }
const bad: ProbeAnswer = { passed: false, status: 404, duration: 9, cause: 'Answered with status 404.' }
const run = { type: 'run', at: '2026-01-15T09:00:00.000Z' } as const
const at = (id: string, state: string) => `network-diagnostics.running.${id}.${state}`
const walk: Walk<typeof networkDiagnosticsMachine> = {
  machine: networkDiagnosticsMachine,
  input: { ownFont: '/assets/geist.woff2', chosen: null },
  children: ['probe', ...ids],
  events: [
    run,
    { type: 'stop' },
    { type: 'target.type', value: '/font.woff2' },
    { type: 'target.type', value: 'nowhere' },
    { type: 'target.save' },
    { type: 'target.reset' },
  ],
  answers: Object.fromEntries(ids.map((id) => [id, { done: [good, bad] }])),
  key: (snapshot) => [
    snapshot.matches('running') || snapshot.context.typed,
    ...ids.map((id) => (snapshot.context.results as ProbeResults)[id]?.passed),
  ],
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
    const actor = createActor(machine, {
      clock,
      input: { ownFont: '/assets/geist.woff2', chosen: null },
    }).start()
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

  it('asks for what the administrator chose, and for its own font again (NET-01)', async () => {
    const { actions, actor, resolve } = startBench(walk)
    const context = () => actor.getSnapshot().context
    expect(fontTarget(context())).toBe('/assets/geist.woff2')
    actor.send({ type: 'target.type', value: 'javascript:alert(1)' })
    actor.send({ type: 'target.save' })
    expect([context().typedError, fontTarget(context())]).toEqual([
      'Enter a path of this site, such as /font.woff2, or an address that begins with https://',
      '/assets/geist.woff2',
    ])
    actor.send({ type: 'target.type', value: ' https://fonts.example/css2?family=Inter ' })
    expect(context().typedError).toBeNull()
    actor.send(run)
    for (const id of ids) await resolve(id, good)
    actor.send({ type: 'target.save' })
    expect(actor.getSnapshot()).toMatchObject({ value: 'idle', context: { results: {}, startedAt: null } })
    expect(fontTarget(context())).toBe('https://fonts.example/css2?family=Inter')
    actor.send({ type: 'target.reset' })
    expect([context().typed, fontTarget(context())]).toEqual(['/assets/geist.woff2', '/assets/geist.woff2'])
    expect(actions.keep?.mock.calls.map(([{ chosen }]) => chosen)).toEqual([
      'https://fonts.example/css2?family=Inter',
      null,
    ])
  })

  it.each([
    '/font.woff2',
    '/a/b.css?v=1',
    'https://fonts.example',
    'http://127.0.0.1:8080/x.css',
    'https://[::1]/x',
  ])('takes %s as a target', (target) => expect(targetError(target)).toBeNull())

  it.each([
    '',
    'font.woff2',
    '//elsewhere.example/x',
    '/\\elsewhere.example',
    'https:/x',
    'https://',
    'https://user:secret@fonts.example/x',
    'data:font/woff2,x',
    'file:///etc/passwd',
    'https://fonts.example/a b',
    `/${'x'.repeat(2000)}`,
  ])('refuses %s', (target) => expect(targetError(target)).not.toBeNull())
})
