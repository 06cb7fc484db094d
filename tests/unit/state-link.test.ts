import { deflateSync, strToU8 } from 'fflate'
import { beforeAll, describe, expect, it } from 'vitest'
import { type AnyStateMachine, createActor, fromPromise } from 'xstate'
import { createClock } from '@/shared/lib/clock'
import { createInspectTap, join } from '@/shared/lib/machine'
import { createRandom } from '@/shared/lib/random'
import { DEFAULT_PROJECT_CONFIG } from '@/entities/project/model'
import { createRehearsal } from '@/pages/machine-catalogue/model/run/rehearsal'
import { stackWizardMachine } from '@machines/create-project-b'
import { copiedMachine } from '@machines/copied'
import { signInMachine } from '@machines/sign-in'
import { networkDiagnosticsMachine } from '@machines/network-diagnostics'
import { readLink } from '@/features/inspect-machines/model/read-link'
import { decodeLink, encodeLink, type StateLink } from '@/features/inspect-machines/model/state-link'
import { toLink } from '@/features/inspect-machines/model/to-link'

// A link is from anybody: what it holds is proven before anything of it runs.

const never = () => new Promise<void>(() => undefined)

function world() {
  const clock = createClock({ now: () => 0, setTimeout: () => 0, clearTimeout: () => undefined })
  clock.pause()
  const tap = createInspectTap()
  const environment = { clock, tap, random: createRandom(1), now: () => 0 }
  const run = (machine: AnyStateMachine, input: object = {}) => {
    const actor = createActor(machine, { clock, input } as never)
    join(actor, machine.id, environment)
    return actor.start()
  }
  return { clock, tap, run }
}

const hanging = copiedMachine.provide({ actors: { writeClipboard: fromPromise(never) } })

/** A copy that is under way: an effect and a timer run. */
function copying(): { link: StateLink; clock: ReturnType<typeof createClock> } {
  const { clock, tap, run } = world()
  run(hanging).send({ type: 'copy', text: 'one' })
  clock.advance(4000)
  return { link: toLink(tap.roots(), clock), clock }
}

const wrapped = (value: unknown) => packed(JSON.stringify(value))

function packed(text: string): string {
  const bytes = strToU8(text)
  let sum = 0x811c9dc5
  for (const byte of bytes) sum = Math.imul(sum ^ byte, 0x01000193)
  const data = btoa(String.fromCharCode(...deflateSync(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
  return `1.${(sum >>> 0).toString(36)}.${data}`
}
/** The link with one change in it, as a person could make it who knows the format of links. */
function changed(change: (actor: StateLink['actors'][number] & Record<string, unknown>) => void): string {
  const { link } = copying()
  change(link.actors[0] as never)
  return wrapped(link)
}

const linkTo = (machine: string, value: string, context: object): StateLink => ({
  version: 1,
  paused: true,
  actors: [{ label: machine, machine, snapshot: { value, context, children: {} }, timers: [] }],
})

/** The stack wizard at its review with this changed in what it knows. */
function creatingB(change: object): string {
  const actor = createActor(stackWizardMachine, {
    input: { config: DEFAULT_PROJECT_CONFIG, draft: null, seed: 1 },
  })
  const { context } = actor.getSnapshot()
  return wrapped(linkTo('create-project-b', 'review', { ...context, ...change }))
}

// Reading all machines takes longer than a test may.
beforeAll(() => readLink(encodeLink(copying().link)), 60_000)

describe('a link to a state', () => {
  it('restores state, context and remaining timers, and holds effects back', async () => {
    const { paused, actors } = await readLink(encodeLink(copying().link))
    expect(paused).toBe(true)
    expect(actors).toMatchObject([
      { label: 'copied', state: 'copying', held: ['writeClipboard'], timers: [{ left: 6000 }] },
    ])
    const asked: string[] = []
    const listening = copiedMachine.provide({
      actors: { writeClipboard: fromPromise(async ({ input }) => void asked.push(input.text)) },
    })
    const actor = createActor(listening, { snapshot: actors[0]?.start.snapshot } as never).start()
    expect(actor.getSnapshot().value).toBe('copying')
    expect(actor.getSnapshot().context).toEqual({ text: 'one' })
    await Promise.resolve()
    expect(asked).toEqual([])
    actor.stop()
  })

  it('restores a wizard that was started with an input', async () => {
    const { actors } = await readLink(creatingB({ draft: { id: 'one', savedAt: 1 } }))
    expect(actors).toMatchObject([{ label: 'create-project-b', state: 'review', held: [] }])
  })

  it('is only rehearsed: none of its actions and requests is executed', async () => {
    const { clock } = world()
    const begun: string[] = []
    const { rehearsal, plays } = await createRehearsal(clock, () => void begun.push('begun'))
    const asked: string[] = []
    const real = copiedMachine.provide({
      actors: { writeClipboard: fromPromise(async ({ input }) => void asked.push(input.text)) },
    })
    const { actors } = await readLink(encodeLink(copying().link))
    const logic = rehearsal.stage(real, undefined)
    const actor = createActor(logic, { clock, snapshot: actors[0]?.start.snapshot } as never).start()
    expect(plays(actor)).toBe(true)
    const fresh = createActor(logic, { clock } as never).start()
    fresh.send({ type: 'copy', text: 'two' } as never)
    clock.advance(1000)
    await Promise.resolve()
    expect(asked).toEqual([])
    actor.stop()
    fresh.stop()
  })

  it('restores the child machines of a machine', async () => {
    const { clock, tap, run } = world()
    const started = run(networkDiagnosticsMachine, { ownFont: '/own.woff2', chosen: null })
    const label = Object.keys(started.getSnapshot().children)
    const { actors } = await readLink(encodeLink(toLink(tap.roots(), clock)))
    const kept = actors[0]?.start.snapshot as unknown as { children: object }
    expect(Object.keys(kept.children).length).toBeLessThanOrEqual(label.length)
    expect(actors[0]?.state).not.toBe('')
  })

  it('contains no secret and no session', () => {
    const { clock, tap, run } = world()
    run(signInMachine)
    expect(() => toLink(tap.roots(), clock)).toThrow('sign-in is never restored from a link.')
  })

  it.each<[what: string, text: () => string, reason: RegExp]>([
    ['nothing', () => '', /not complete/],
    ['another version', () => `2${encodeLink(copying().link).slice(1)}`, /another version/],
    ['one letter missing', () => encodeLink(copying().link).slice(0, -1), /changed|complete/],
    ['another checksum', () => encodeLink(copying().link).replace(/\.\w+\./, '.abc.'), /changed/],
    ['no base64', () => '1.abc.%%%', /changed/],
    ['a large link', () => `1.a.${'x'.repeat(70_000)}`, /larger/],
    [
      'a small link that decompresses to a large one',
      () => wrapped({ bomb: '0'.repeat(5_000_000) }),
      /contains more data/,
    ],
    ['no link at all', () => wrapped([1, 2]), /not a valid inspector link/],
    [
      'an unknown property',
      () => wrapped({ ...copying().link, run: 'alert(1)' }),
      /not a valid inspector link/,
    ],
    [
      'a machine that does not exist',
      () => changed((one) => Object.assign(one, { machine: 'rocket' })),
      /no machine/,
    ],
    [
      'a machine named constructor',
      () => changed((one) => Object.assign(one, { machine: 'constructor' })),
      /no machine/,
    ],
    [
      'a session',
      () => changed((one) => Object.assign(one, { label: 'session', machine: 'session' })),
      /never restored/,
    ],
    ['a machine that deletes', () => wrapped(linkTo('removal', 'idle', {})), /never restored/],
    ['the keys of a service', () => wrapped(linkTo('api-key', 'closed', {})), /never restored/],
    [
      'HTML as a state',
      () => changed((one) => Object.assign(one.snapshot, { value: '<img>' })),
      /no state “<img>”/,
    ],
    ['another name', () => changed((one) => Object.assign(one, { label: 'session' })), /no name of copied/],
    [
      'a state that does not exist',
      () => changed((one) => Object.assign(one.snapshot, { value: 'launched' })),
      /no state “launched”/,
    ],
    [
      'a state inside a state without children',
      () => changed((one) => Object.assign(one.snapshot, { value: { idle: 'x' } })),
      /no state|no name/,
    ],
    ['no context', () => changed((one) => Object.assign(one.snapshot, { context: {} })), /lacks/],
    [
      'another kind of context',
      () => changed((one) => Object.assign(one.snapshot, { context: { text: ['one'] } })),
      /another kind/,
    ],
    [
      'an actor that it does not run',
      () =>
        changed((one) =>
          Object.assign(one.snapshot, {
            children: { a: { src: 'writeClipboard', sync: false, snapshot: { ...one.snapshot } } },
          }),
        ),
      /runs no machine/,
    ],
    [
      'a timer of another state',
      () =>
        changed((one) =>
          Object.assign(one, {
            timers: [{ path: [], id: 'xstate.after.COPIED_DISPLAY.copied.copied', left: 1 }],
          }),
        ),
      /no timer/,
    ],
    [
      'an invalid timer',
      () => changed((one) => Object.assign(one, { timers: [{ path: [], id: 'copy', left: 1 }] })),
      /no timer/,
    ],
    [
      'a timer of a missing actor',
      () => changed((one) => Object.assign(one, { timers: [{ path: ['a'], id: 'copy', left: 1 }] })),
      /no actor/,
    ],
    [
      'a timer in a year',
      () => changed((one) => Object.assign(one.timers[0] ?? {}, { left: 4e10 })),
      /not a valid inspector link/,
    ],
    [
      'the same actor twice',
      () => wrapped({ ...copying().link, actors: [...copying().link.actors, ...copying().link.actors] }),
      /twice/,
    ],
    [
      'a key that the machine does not have',
      () => changed((one) => Object.assign(one.snapshot, { context: { text: 'one', more: 1 } })),
      /keeps no “more”/,
    ],
    [
      'null in place of a value of the machine',
      () => changed((one) => Object.assign(one.snapshot, { context: { text: null } })),
      /another kind of “text”/,
    ],
    [
      'null deep inside a value of the machine',
      () => creatingB({ config: { ...DEFAULT_PROJECT_CONFIG, features: null } }),
      /another kind of “config.features”/,
    ],
    [
      'an infinite number',
      () => packed(JSON.stringify(copying().link).replace('"text":"one"', '"text":1e999')),
      /no number/,
    ],
    [
      'a name with a right-to-left override',
      () => changed((one) => Object.assign(one, { label: 'copied:\u202Egnihton' })),
      /not a valid inspector link/,
    ],
    [
      'a name of zero-width characters',
      () => changed((one) => Object.assign(one, { label: 'copied:\u200B' })),
      /not a valid inspector link/,
    ],
    ['the permission to create', () => wrapped(linkTo('creation-check', 'granted', {})), /never restored/],
  ])('is refused: %s', async (_what, text, reason) => {
    await expect(readLink(text())).rejects.toThrow(reason)
  })

  it('is refused when it names a prototype', async () => {
    const text = JSON.stringify(copying().link).replace(
      '"text":"one"',
      '"text":"one","__proto__":{"admin":true}',
    )
    await expect(readLink(packed(text))).rejects.toThrow('names “__proto__”')
    expect(({} as { admin?: boolean }).admin).toBeUndefined()
  })

  it('reads back as it was written', () => {
    const { link } = copying()
    expect(decodeLink(encodeLink(link))).toEqual(link)
  })
})
