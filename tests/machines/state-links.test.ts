import { beforeAll, describe, expect, it } from 'vitest'
import { type AnyStateMachine, createActor } from 'xstate'
import { sampleInputOf } from '@/features/inspect-machines/model/machines'
import { NEVER_RESTORED } from '@/features/inspect-machines/model/never-restored'
import { readLink } from '@/features/inspect-machines/model/read-link'
import { encodeLink } from '@/features/inspect-machines/model/state-link'
import { toLink } from '@/features/inspect-machines/model/to-link'
import { createClock } from '@/shared/lib/clock'
import { createInspectTap, join } from '@/shared/lib/machine'
import { createRandom } from '@/shared/lib/random'
import { machines } from './kit/machines'

// A link to the state of an actor that has just started is accepted, whichever of its optional inputs it was given.

const sources = import.meta.glob<string>('../../machines/*/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The optional properties of a machine's inputs with the type of each, as its files declare them. */
const optionalInputs = (id: string): [string, string][] =>
  Object.entries(sources)
    .filter(([path]) => path.includes(`/machines/${id}/`) && !path.endsWith('.test.ts'))
    .flatMap(([, source]) => [...source.matchAll(/interface \w*(?:Input|Subject)\b[^{]*\{([\s\S]*?)\n\}/g)])
    .flatMap(([, body = '']) => [...body.matchAll(/^ {2}(\w+)\?: (.+)$/gm)])
    .map(([, name = '', type = '']) => [name, type])

/** A value of a type; a type that is not here has to be added. */
const VALUES: Record<string, unknown> = {
  boolean: true,
  number: 7,
  string: 'text',
  'string | null': 'text',
  'Partial<TValues>': {},
}

/** Every way to give or leave out each of the optional inputs. */
function inputsOf(id: string, sample: object): object[] {
  const names = optionalInputs(id)
  return Array.from({ length: 2 ** names.length }, (_, which) => {
    const input: Record<string, unknown> = { ...sample }
    for (const [place, [name, type]] of names.entries()) {
      if (!(type in VALUES)) throw new Error(`No value for the optional input ${name}?: ${type} of ${id}`)
      if (which & (1 << place)) input[name] = Object.hasOwn(sample, name) ? input[name] : VALUES[type]
      else delete input[name]
    }
    return input
  })
}

function linkOf(machine: AnyStateMachine, input: object): string {
  const clock = createClock({ now: () => 0, setTimeout: () => 0, clearTimeout: () => undefined })
  clock.pause()
  const tap = createInspectTap()
  const actor = createActor(machine, { clock, input } as never)
  join(actor, machine.id, { clock, tap, random: createRandom(1), now: () => 0 })
  actor.subscribe({ error: () => undefined })
  actor.start()
  try {
    return encodeLink(toLink(tap.roots(), clock))
  } finally {
    actor.stop()
  }
}

const linked = machines.filter(({ id }) => !NEVER_RESTORED.has(id))

// Reading the samples of all machines takes longer than a test may.
beforeAll(() => sampleInputOf('copied'), 120_000)

it('the optional inputs of machines are found', () => {
  expect(optionalInputs('template-gallery').map(([name]) => name)).toEqual(['there'])
  expect(optionalInputs('probe').map(([name]) => name)).toEqual(['pause'])
})

describe.each(linked.map((machine) => [machine.id, machine] as const))('%s', (id, machine) => {
  it('accepts a link to its start, with every combination of its optional inputs', async () => {
    const sample = ((await sampleInputOf(id)) ?? {}) as object
    const inputs = inputsOf(id, sample)
    expect(inputs.length).toBeGreaterThan(0)
    for (const input of inputs)
      await expect(readLink(linkOf(machine, input))).resolves.toMatchObject({ actors: [{ machine: id }] })
  })
})
