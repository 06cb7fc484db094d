import { Failure } from '@/shared/lib/failure'
import { authDiagnosticsMachine, type CheckId, type DiagnosticFinding } from '@machines/auth-diagnostics'
import { describe, expect, it } from 'vitest'
import { type Bench, itCoversEverything, journeysOf, startBench, type Walk } from '../../tests/machines/kit'

const checks: CheckId[] = ['environment', 'backend', 'network', 'storage', 'endpoints']
const pass: DiagnosticFinding = { status: 'PASS', message: 'Fine', details: [] }
const configuration = { url: 'https://orrery.examp…', hasKey: true }
const walk: Walk<typeof authDiagnosticsMachine> = {
  machine: authDiagnosticsMachine,
  events: [{ type: 'run' }, { type: 'console.error', text: 'oops' }],
  callbacks: ['captureConsole'],
  answers: {
    readConfiguration: { done: [configuration], error: [new Error('Failed to fetch')] },
    ...Object.fromEntries(checks.map((id) => [id, { done: [pass], error: [new Error('down')] }])),
  },
  unreachable: {
    'auth-diagnostics.diagnosis.running.console --xstate.error.actor.captureConsole--> auth-diagnostics.diagnosis.running.endpoints #0':
      'the capture cannot fail after it started: tested below',
  },
}
const shown = ({ actor }: Bench<typeof authDiagnosticsMachine>) =>
  actor.getSnapshot().context.results.map(({ test, status }) => `${test} ${status}`)

describe('auth-diagnostics', () => {
  itCoversEverything(walk)

  it('captures the console for 500 ms, counts all errors and stores three (AUD-04)', async () => {
    const bench = startBench(walk)
    bench.actor.send({ type: 'console.error', text: 'before' })
    bench.actor.send({ type: 'run' })
    for (const check of checks.slice(0, 4)) await bench.resolve(check, pass)
    for (const text of ['one', 'two', 'three', 'four']) bench.actor.send({ type: 'console.error', text })
    bench.clock.increment(499)
    expect(bench.actor.getSnapshot().matches({ diagnosis: { running: 'console' } })).toBe(true)
    bench.clock.increment(1)
    bench.actor.send({ type: 'console.error', text: 'late' })
    expect(bench.actor.getSnapshot().context.results.at(-1)).toEqual({
      test: 'console',
      status: 'WARNING',
      message: '4 console errors',
      details: ['one', 'two', 'three'],
    })
  })

  it('reports only information where the console cannot be captured', async () => {
    const bench = startBench({ ...walk, callbacks: [], real: ['captureConsole'] })
    bench.actor.send({ type: 'run' })
    for (const check of checks.slice(0, 4)) await bench.resolve(check, pass)
    expect(shown(bench).at(-1)).toBe('console INFO')
    expect(bench.actor.getSnapshot().matches({ diagnosis: { running: 'endpoints' } })).toBe(true)
  })
})

// As the documents have it (AUD-02 to AUD-04): not run, running, results; each check passes, fails or warns.
describe('auth-diagnostics, as users see it', () => {
  const journey = journeysOf(walk)
  const run = { type: 'run' } as const
  const asking = ['environment', 'backend', 'network', 'storage'] as const
  const after = (name: string, count: number) => {
    const begun = journey(name).answer('readConfiguration', configuration).send(run)
    for (const check of asking.slice(0, count)) begun.answer(check, pass)
    return begun
  }
  const followers = ['backend', 'network', 'storage', 'console'] as const
  const found = (...results: object[]) => ({ results })
  const passed = (count: number) => asking.slice(0, count).map((test) => ({ test, status: 'PASS' }))
  const noAnswer = { status: 'FAIL', message: 'No response within 5 seconds.' }
  const running = (state: string) => ({ configuration: 'reading', diagnosis: { running: state } })

  journey('no check runs by itself; only the configuration is read (AUD-03)')
    .answer('readConfiguration', configuration)
    .wait(60_000)
    .expect({
      state: { configuration: 'read', diagnosis: 'notRun' },
      context: { configuration, configurationFailure: null, results: [] },
      asked: { environment: [] },
    })

  for (const [index, check] of asking.entries()) {
    after(`${check}: a failure is reported, and the next check runs`, index)
      .fail(check, new Failure('down'))
      .expect({
        state: running(followers[index] as string),
        context: found(...passed(index), { test: check, status: 'FAIL', message: 'down' }),
      })

    after(`${check}: no answer for five seconds is a failure, never a pass`, index)
      .wait(4999)
      .expect({ context: found(...passed(index)) })
      .wait(1)
      .expect({
        state: { configuration: 'failed', diagnosis: { running: followers[index] as string } },
        context: found(...passed(index), { test: check, ...noAnswer }),
        takenBack: [check],
      })
  }

  after('a console without errors passes', 4)
    .wait(499)
    .expect({ state: running('console') })
    .wait(1)
    .expect({
      state: running('endpoints'),
      context: found(...passed(4), { test: 'console', status: 'PASS' }),
    })

  after('the last check ends the run', 4)
    .wait(500)
    .expect({ asked: { endpoints: [{ check: 'endpoints' }] } })
    .answer('endpoints', { status: 'WARNING', message: 'Slow', details: [] })
    .expect({
      state: { configuration: 'reading', diagnosis: 'done' },
      context: found(
        ...passed(4),
        { test: 'console' },
        { test: 'endpoints', status: 'WARNING', message: 'Slow' },
      ),
    })

  after('a last check that fails ends the run as well', 4)
    .wait(500)
    .fail('endpoints', new Failure('down'))
    .expect({
      state: { configuration: 'reading', diagnosis: 'done' },
      context: found(
        ...passed(4),
        { test: 'console' },
        { test: 'endpoints', status: 'FAIL', message: 'down' },
      ),
    })

  after('a last check that hangs fails', 4)
    .wait(500)
    .wait(5000)
    .expect({
      context: found(...passed(4), { test: 'console' }, { test: 'endpoints', ...noAnswer }),
      takenBack: ['endpoints'],
    })

  after('a second run counts no error of the first', 4)
    .send({ type: 'console.error', text: 'oops' })
    .wait(500)
    .expect({
      context: found(...passed(4), {
        test: 'console',
        status: 'WARNING',
        message: '1 console error',
        details: ['oops'],
      }),
    })
    .answer('endpoints', pass)
    .send(run)
    .expect({ context: { results: [], captured: { count: 0, first: [] } } })

  journey('a configuration that cannot be read is reported with its reason; a run reads it again')
    .fail('readConfiguration', new Failure('down'))
    .expect({
      state: { configuration: 'failed', diagnosis: 'notRun' },
      context: { configurationFailure: 'down' },
    })
    .send(run)
    .expect({ state: running('environment') })
    .answer('readConfiguration', configuration)
    .expect({ context: { configuration, configurationFailure: null } })

  journey('a configuration that does not arrive within five seconds is a failed read')
    .answer('readConfiguration', configuration)
    .send(run)
    .wait(4999)
    .expect({ state: running('environment') })
    .wait(1)
    .expect({
      state: { configuration: 'failed', diagnosis: { running: 'backend' } },
      context: { configuration: null, configurationFailure: 'No response within 5 seconds.' },
      takenBack: ['readConfiguration'],
    })
})
