import { redact, redactSnapshot, secretsOf } from '@/shared/lib/machine'
import { describe, expect, it } from 'vitest'
import {
  type Actor,
  type AnyStateMachine,
  assign,
  createActor,
  createMachine,
  fromPromise,
  setup,
} from 'xstate'
import { startBench, type Walk } from './kit'
import { pathsOf } from './kit/paths'
import { perform } from './kit/perform'
import { machines } from './kit/machines'
import { collectTests } from './kit/mutation/collect'

// Nothing that is kept, exported or shown of a machine holds a password, key or token. Every machine is walked with
// what its own test types into it, and whatever looks like a secret there must be found nowhere afterwards.

const files = import.meta.glob('../../machines/*/*.test.ts', { query: '?collect' })

const SECRET_NAME = /password|token|secret|apikey/i

/** Texts at a name that sounds secret or that the machine names, and the value of an event about such a field. */
function secretTexts(value: unknown, named: readonly string[], path = ''): string[] {
  if (typeof value === 'string') {
    const secret =
      SECRET_NAME.test(path.split('.').at(-1) ?? '') || named.some((one) => `.${path}`.endsWith(`.${one}`))
    return secret && value.length >= 4 ? [value] : []
  }
  if (typeof value !== 'object' || value === null) return []
  const { field } = value as { field?: unknown }
  return Object.entries(value).flatMap(([key, one]) =>
    secretTexts(one, named, `${path}.${key === 'value' && typeof field === 'string' ? field : key}`),
  )
}

async function leaksOf(walk: Walk<AnyStateMachine>, known: string[] = []): Promise<string[]> {
  const found = secretTexts([walk.input, walk.events, walk.answers], secretsOf(walk.machine))
  const secrets = [...new Set([...known, ...found])]
  if (secrets.length === 0) return []
  const leaks = new Set<string>()
  for (const { events: path } of pathsOf(walk)) {
    const bench = startBench(walk)
    for (const event of path) await perform(bench, event)
    const kept = redactSnapshot(walk.machine, (bench.actor as Actor<AnyStateMachine>).getPersistedSnapshot())
    const shown = path.map((event) => redact(event, secretsOf(walk.machine)))
    for (const secret of secrets)
      if (JSON.stringify([kept, shown]).includes(secret))
        leaks.add(`${walk.machine.id} ${JSON.stringify(bench.actor.getSnapshot().value)}: ${secret}`)
    bench.actor.stop()
  }
  return [...leaks]
}

describe('secrets', () => {
  it.each(machines.map((machine) => [machine.id] as const))(
    'of %s are neither stored nor shown',
    async (id) => {
      const load = files[`../../machines/${id}/${id}.test.ts`]
      if (!load) throw new Error(`${id} has no test`)
      const { walks } = await collectTests(load)
      for (const walk of walks) expect(await leaksOf(walk)).toEqual([])
    },
  )

  it('of a link with a code are neither stored nor shown', async () => {
    const load = files['../../machines/auth-callback/auth-callback.test.ts']
    const [walk] = load ? (await collectTests(load)).walks : []
    const code = 'a-code-of-a-link'
    expect(walk && (await leaksOf({ ...walk, input: { link: { kind: 'code', code } } }, [code]))).toEqual([])
  })

  it('are found in children, in the inputs of effects, and wherever the same text occurs', () => {
    const child = createMachine({
      id: 'child',
      meta: { secrets: ['pin'] },
      context: { pin: '0815-0815' },
    })
    const parent = setup({
      actors: { child, ask: fromPromise(() => new Promise(() => undefined)) },
    }).createMachine({
      id: 'parent',
      meta: { secrets: ['values.password'] },
      context: { values: { password: '' }, password: 'a word of the page', note: '' },
      on: {
        type: {
          actions: assign({
            values: ({ event }) => ({ password: event.value }),
            note: ({ event }) => `you typed ${event.value}`,
          }),
        },
      },
      invoke: [
        { id: 'child', src: 'child' },
        { id: 'ask', src: 'ask', input: { header: 'Bearer Str0ng!pass' } },
      ],
    })
    const actor = createActor(parent).start()
    actor.send({ type: 'type', value: 'Str0ng!pass' })
    const kept = redactSnapshot(parent, actor.getPersistedSnapshot()) as unknown as {
      context: Record<string, unknown>
    }
    expect(JSON.stringify(kept)).not.toMatch(/Str0ng!pass|0815-0815/)
    expect(kept.context).toEqual({
      values: { password: '' },
      password: 'a word of the page',
      note: 'you typed ',
    })
    expect(redact({ type: 'field.change', field: 'pin', value: '1234' }, ['pin'])).toMatchObject({
      value: '',
    })
    actor.stop()
  })

  it('must be declared', () => {
    expect(() => secretsOf(createMachine({ id: 'mute' }))).toThrow('mute does not say')
  })
})
