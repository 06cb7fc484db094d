import { createClock } from '@/shared/lib/clock'
import { createInspectTap, join } from '@/shared/lib/machine'
import { createRandom } from '@/shared/lib/random'
import { createInspection } from '@/features/inspect-machines/model/inspection'
import { logFile, readLogFile } from '@/features/inspect-machines/model/log-file'
import { journeyText } from '@/features/inspect-machines/model/recording'
import { copiedMachine } from '@machines/copied'
import { signInMachine } from '@machines/sign-in'
import { describe, expect, it } from 'vitest'
import { type AnyStateMachine, createActor, fromPromise } from 'xstate'

/** A page with these machines, looked at from the start. */
function inspecting(...machines: AnyStateMachine[]) {
  const clock = createClock({ now: () => 0, setTimeout: () => 0, clearTimeout: () => undefined })
  clock.pause()
  const tap = createInspectTap()
  const inspection = createInspection({ clock, tap }, () => () => undefined)
  inspection.listen()
  const environment = { clock, tap, random: createRandom(1), now: () => 0 }
  const actors = machines.map((machine) => {
    const actor = createActor(machine, { clock, input: {} } as never)
    join(actor, machine.id, environment)
    return actor.start()
  })
  const unsubscribe = inspection.subscribe(() => undefined)
  return {
    clock,
    tap,
    inspection,
    actors,
    unsubscribe,
    keyOf: (label: string) => find(inspection, label).key,
  }
}
function find(inspection: ReturnType<typeof createInspection>, label: string) {
  const found = inspection.view().actors.find((one) => one.label === label)
  if (!found) throw new Error(`There is no ${label}`)
  return found
}

const copied = (answer: () => Promise<void>) =>
  copiedMachine.provide({ actors: { writeClipboard: fromPromise(answer) } })
const hangs = () => new Promise<void>(() => undefined)

describe('the inspector', () => {
  it('lists the actors with their states and accepted events, and sends events to the real actor', () => {
    const { inspection, actors, keyOf } = inspecting(copied(hangs))
    expect(find(inspection, 'copied')).toMatchObject({ state: 'idle', active: ['idle'], status: 'active' })
    expect(inspection.accepted(keyOf('copied'))).toEqual([{ type: 'copy', enabled: true, lastPayload: null }])
    inspection.send(keyOf('copied'), { type: 'copy', text: 'one' })
    expect(actors[0]?.getSnapshot().value).toBe('copying')
    expect(find(inspection, 'copied')).toMatchObject({ state: 'copying', last: 'idle|copy|0' })
    expect(find(inspection, 'copied/writeClipboard')).toMatchObject({ machine: null, depth: 1 })
    expect(inspection.context(keyOf('copied'))).toEqual({ now: { text: 'one' }, before: { text: '' } })
    expect(inspection.accepted(keyOf('copied'))).toEqual([])
  })

  it('steps through timers, and fires a single timer', () => {
    const { inspection, keyOf } = inspecting(copied(hangs))
    inspection.send(keyOf('copied'), { type: 'copy', text: 'one' })
    const [timer] = inspection.view().timers
    expect(timer).toMatchObject({ actor: 'copied', delay: 'CLIPBOARD_TIMEOUT', left: 10_000 })
    inspection.fire(timer?.id ?? 0)
    expect(find(inspection, 'copied').state).toBe('refused')
    expect(inspection.view().clock.now).toBe(0)
    expect(inspection.step()).toBe(true)
    expect(find(inspection, 'copied').state).toBe('idle')
    expect(inspection.view().clock.now).toBe(2000)
    expect(inspection.step()).toBe(false)
  })

  it('shows, stores and exports no secret, wherever it was passed', () => {
    const { inspection, actors, keyOf } = inspecting(signInMachine)
    const password = 'Str0ng!pass'
    actors[0]?.send({ type: 'field.change', field: 'password', value: password })
    actors[0]?.send({ type: 'field.change', field: 'email', value: `ada+${password}@orrery.example` })
    inspection.subscribe(() => undefined)
    const seen = JSON.stringify([
      inspection.view(),
      inspection.context(keyOf('sign-in')),
      logFile(inspection.view().log),
    ])
    expect(seen).toContain('orrery.example')
    expect(seen).not.toContain(password)
  })

  it('keeps a failed actor that its page removed, until it starts again', () => {
    const breaking = copiedMachine.provide({
      actions: {
        setText: () => {
          throw new Error('Out of fuel')
        },
      },
    })
    const { inspection, keyOf, tap, clock } = inspecting()
    const start = (machine: AnyStateMachine) => {
      const actor = createActor(machine, { clock })
      actor.subscribe({ error: () => undefined })
      const leave = join(actor, 'copied', { clock, tap, random: createRandom(1), now: () => 0 })
      actor.start()
      inspection.subscribe(() => undefined)
      return leave
    }
    const leave = start(breaking)
    inspection.send(keyOf('copied'), { type: 'copy' })
    leave()
    inspection.subscribe(() => undefined)
    expect(find(inspection, 'copied')).toMatchObject({ status: 'error', error: 'Out of fuel' })
    start(copiedMachine)
    expect(inspection.view().actors).toMatchObject([{ label: 'copied', status: 'active', error: null }])
  })

  it('returns the same view until something changes', () => {
    const { inspection } = inspecting(copied(hangs))
    const seen = inspection.view()
    inspection.subscribe(() => undefined)
    expect(inspection.view()).toBe(seen)
  })

  it('writes the recorded events as a journey of the machine', async () => {
    const { inspection, keyOf } = inspecting(copied(async () => undefined))
    inspection.send(keyOf('copied'), { type: 'copy', text: "it's" })
    await new Promise((resolve) => setTimeout(resolve))
    inspection.subscribe(() => undefined)
    inspection.step()
    expect(journeyText(inspection.view().log, 'copied')).toBe(
      [
        "journey('recorded from copied')",
        "  .send({ type: 'copy', text: 'it\\'s' })",
        "  .answer('writeClipboard')",
        '  .wait(2000)',
        "  .expect({ state: 'idle' })",
      ].join('\n'),
    )
  })
})

describe('an imported log', () => {
  const file = (text: string, size = text.length) => ({ name: 'log.json', size, text: async () => text })
  const { inspection, keyOf } = inspecting(copied(hangs))
  inspection.send(keyOf('copied'), { type: 'copy', text: 'one' })
  const exported = logFile(inspection.view().log)

  it('is read from the saved file', async () => {
    const { name, entries } = await readLogFile(new File([exported], 'log.json'))
    expect([name, entries.length]).toEqual(['log.json', inspection.view().log.length])
  })

  it('equals the exported log', async () => {
    const { entries } = await readLogFile(file(exported))
    expect(entries).toEqual(inspection.view().log)
  })

  it.each([
    ['no JSON', file('{'), /not valid JSON/],
    ['another file', file('{"name":"orrery"}'), /not an inspector log/],
    ['nothing', file('null'), /not an inspector log/],
    ['another version', file(exported.replace('"version": 1', '"version": 2')), /another version/],
    ['edited', file(exported.replace('"seq": 1', '"seq": "first"')), /changed: entries\.0\.seq/],
    ['a prototype', file(exported.replace('"payload": {', '"payload": { "__proto__": {},')), /__proto__/],
    [
      'a constructor',
      file(exported.replace('"payload": {', '"payload": { "constructor": {},')),
      /constructor/,
    ],
    ['an actor without a name', file(exported.replace('"copied"', '{}')), /changed: entries\.0\.actor/],
    ['huge', file(exported, 30_000_000), /larger/],
    ['deep', file(exported.replace('"one"', `${'['.repeat(100)}1${']'.repeat(100)}`)), /deeper/],
    ['numbered twice', file(exported.replaceAll(/"seq": \d+/g, '"seq": 1')), /changed: entries\.1\.seq/],
    [
      'numbered backwards',
      file(exported.replace('"seq": 1,', '"seq": 9000000,')),
      /changed: entries\.1\.seq/,
    ],
    ['with an infinite number', file(exported.replace('"one"', '1e999')), /no number/],
    ['long', file(exported.replace('"entries": [', `"entries": [${'1,'.repeat(12_000)}`)), /changed/],
  ])('is refused: %s', async (_what, log, reason) => {
    await expect(readLogFile(log)).rejects.toThrow(reason)
  })

  it('is shown without characters that reverse or hide its names', async () => {
    const hostile = exported.replaceAll('"copied"', '"co\u202Epied\u200B\\u0007"')
    const { entries } = await readLogFile(file(hostile))
    expect(entries.map(({ actor }) => actor)).toEqual(inspection.view().log.map(({ actor }) => actor))
  })
})
