import {
  fontTarget,
  NETWORK_PROBES,
  networkDiagnosticsMachine,
  networkHealth,
  type ProbeResults,
  targetError,
} from '@machines/network-diagnostics'
import { type ProbeAnswer } from '@machines/probe'
import { describe, expect, it } from 'vitest'
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
  ] as const)('with the failed checks %j the network is %s', (failed, health) =>
    expect(networkHealth(resultsWithout(...failed))).toBe(health),
  )

  it('requests the target of the administrator, and later the font of the app (NET-01)', async () => {
    const { actions, actor, resolve } = startBench(walk)
    const context = () => actor.getSnapshot().context
    expect(fontTarget(context())).toBe('/assets/geist.woff2')
    actor.send({ type: 'target.type', value: 'javascript:alert(1)' })
    actor.send({ type: 'target.save' })
    expect([context().typedError, fontTarget(context())]).toEqual([
      'Enter a path on this site, such as /font.woff2, or a URL that starts with https://',
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
    `/${'x'.repeat(1999)}`,
  ])('accepts %s as a target', (target) => expect(targetError(target)).toBeNull())

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

// Documented in NET-01 and NET-02: good; issues (any check does not pass); critical (a critical check does not pass).
describe('network-diagnostics, as users see it', () => {
  const journey = journeysOf(walk)
  const type = (value: string) => ({ type: 'target.type', value }) as const
  const save = { type: 'target.save' } as const
  const reset = { type: 'target.reset' } as const
  const stop = { type: 'stop' } as const
  const result = (name: string, ...failed: string[]) => {
    const begun = journey(name).send(run)
    for (const id of ids) begun.answer(id, failed.includes(id) ? bad : good)
    return begun
  }
  const wrong = 'Enter a path on this site, such as /font.woff2, or a URL that starts with https://'

  journey('no request is sent before a run').expect({
    state: 'idle',
    context: { results: {}, startedAt: null },
  })
  journey('a run shows its start time, and cannot be started twice')
    .send(run)
    .expect({ context: { startedAt: run.at, results: {} }, cannot: [run, save, reset, type('/x')] })

  result('all checks pass').expect({ state: { done: 'good' }, context: { results: resultsWithout() } })
  result('a non-critical check fails', 'health').expect({
    state: { done: 'issues' },
    context: { results: resultsWithout('health') },
  })
  result('both non-critical checks fail', 'health', 'font').expect({ state: { done: 'issues' } })
  result('a critical check fails', 'callback').expect({ state: { done: 'critical' } })
  result('all checks fail', ...ids).expect({ state: { done: 'critical' } })

  result('running again clears the previous results')
    .send({ type: 'run', at: '2026-01-15T09:05:00.000Z' })
    .expect({ context: { results: {}, startedAt: '2026-01-15T09:05:00.000Z' } })

  journey('a stopped run has no results')
    .send(run)
    .answer('app', good)
    .send(stop)
    .expect({ state: 'idle', context: { results: {}, startedAt: null }, can: [run] })

  journey('an invalid URL is rejected until the input changes')
    .send(type('nowhere'), save)
    .expect({ state: 'idle', context: { chosen: null, typedError: wrong }, did: { keep: null } })
    .send(type('/font.woff2'))
    .expect({ context: { typedError: null } })
    .send(save)
    .expect({ state: 'idle', context: { chosen: '/font.woff2' }, did: { keep: { chosen: '/font.woff2' } } })

  journey('returning to the font of the app clears the error')
    .send(type('nowhere'), save, reset)
    .expect({
      state: 'idle',
      context: { chosen: null, typed: '/assets/geist.woff2', typedError: null },
      did: { keep: { chosen: null } },
    })

  result('another target clears the results of the previous one')
    .send(type('/font.woff2'), save)
    .expect({
      state: 'idle',
      context: { chosen: '/font.woff2', results: {}, startedAt: null },
      did: { keep: { chosen: '/font.woff2' } },
    })

  result('a rejected target keeps the results')
    .send(type('nowhere'), save)
    .expect({ state: { done: 'good' }, context: { typedError: wrong, results: resultsWithout() } })

  result('returning to the font of the app clears the results, too')
    .send(reset)
    .expect({ state: 'idle', context: { results: {}, startedAt: null }, did: { keep: { chosen: null } } })

  journey('a custom target can be replaced by the font of the app', {
    ownFont: '/assets/geist.woff2',
    chosen: '/font.woff2',
  })
    .expect({ context: { chosen: '/font.woff2', typed: '/font.woff2' } })
    .send(reset)
    .expect({ context: { chosen: null, typed: '/assets/geist.woff2' } })

  result('a custom target can be replaced by the font of the app after a run, too')
    .send(type('/font.woff2'), save, run)
    .answer('app', good)
    .send(stop)
    .expect({ context: { chosen: '/font.woff2' } })

  const chosenRun = journey('the results of a custom target are cleared with it', {
    ownFont: '/assets/geist.woff2',
    chosen: '/font.woff2',
  }).send(run)
  for (const id of ids) chosenRun.answer(id, good)
  chosenRun.send(reset).expect({
    state: 'idle',
    context: { chosen: null, results: {}, startedAt: null, typed: '/assets/geist.woff2' },
  })

  journey('the font of the app with surrounding blanks is still the font of the app')
    .send(type('/font.woff2'), save, type(' /assets/geist.woff2 '), save)
    .expect({ context: { chosen: null }, did: { keep: { chosen: null } } })
})
