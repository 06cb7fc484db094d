// Measures the cost of the tap for a machine's events: without a listener, then with the inspector.
import { createActor } from 'xstate'
import { createClock } from '@/shared/lib/clock'
import { createInspectTap, join } from '@/shared/lib/machine'
import { createRandom } from '@/shared/lib/random'
import { createInspection } from '@/features/inspect-machines/model/inspection'
import { signInMachine } from '@machines/sign-in'
import type { BenchOptions, BenchTable } from '../kit/result.mjs'
import { median, short } from '../kit/stats.mjs'

const EVENTS = 20_000

type Around = 'no tap' | 'tap, nobody listens' | 'the inspector listens'

const MACHINES = {
  'sign-in (has secrets)': () => createActor(signInMachine, { input: { returnUrl: null } as never }),
}
const EVENT = {
  'sign-in (has secrets)': { type: 'field.change', field: 'password', value: 'Str0ng!pass' },
} as const

/** Events a second. */
function measure(machine: keyof typeof MACHINES, around: Around): number {
  const clock = createClock({ now: () => 0, setTimeout: () => 0, clearTimeout: () => undefined })
  const tap = createInspectTap()
  const actor = MACHINES[machine]()
  const stop =
    around === 'the inspector listens'
      ? createInspection({ clock, tap }, () => () => undefined).listen()
      : null
  if (around !== 'no tap') join(actor, machine, { clock, tap, random: createRandom(1), now: () => 0 })
  actor.start()
  const count = around === 'the inspector listens' ? EVENTS / 10 : EVENTS
  const start = performance.now()
  for (let index = 0; index < count; index++) actor.send(EVENT[machine] as never)
  const seconds = (performance.now() - start) / 1000
  stop?.()
  actor.stop()
  return count / seconds
}

const AROUND: Around[] = ['no tap', 'tap, nobody listens', 'the inspector listens']

export function run({ quick }: BenchOptions): BenchTable[] {
  const rows = (Object.keys(MACHINES) as (keyof typeof MACHINES)[]).flatMap((machine) => {
    const found = new Map<Around, number[]>(AROUND.map((around) => [around, []]))
    for (const around of AROUND) measure(machine, around)
    // In turns, so that a slow moment of the computer slows all of them.
    for (let round = 0; round < (quick ? 3 : 31); round++)
      for (const around of AROUND) found.get(around)?.push(measure(machine, around))
    const base = median(found.get('no tap') ?? [])
    return AROUND.map((around) => {
      const rate = median(found.get(around) ?? [])
      return {
        what: `${machine}, ${around}`,
        'thousand events/s': short(rate / 1000),
        'times no tap': Number((rate / base).toFixed(3)),
      }
    })
  })
  return [{ title: 'What the inspect tap costs', rows }]
}
