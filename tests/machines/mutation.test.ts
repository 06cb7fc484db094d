import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { machines } from './kit/machines'
import { type Collected, collectTests } from './kit/mutation/collect'
import { type Mutant, mutantsOf } from './kit/mutation/faults'
import { failingJourneys, noticedBy } from './kit/mutation/run'

// Each fault is put into its machine alone, and the tests of the machine must notice it. `npm test` tries a fixed sample,
// `npm run mutate [-- machine ...]` all faults.

const PER_MACHINE = 6
const LEAST_MUTANTS = 60
const LEAST_SHARE = 0.95

const files = import.meta.glob('../../machines/*/*.test.ts', { query: '?collect' })

const asked = process.env.MUTATE_MACHINES?.split(',').filter(Boolean)
const chosen = machines.filter(({ id }) => !asked?.length || asked.includes(id))

/** The same mutants every time, spread over kinds and places. An added mutant replaces at most one of them. */
const sample = (machine: string, mutants: Mutant[]) =>
  mutants
    .map((mutant) => ({
      mutant,
      place: createHash('sha256').update(`${machine} ${mutant.fault}`).digest('hex'),
    }))
    .sort((one, other) => one.place.localeCompare(other.place))
    .slice(0, PER_MACHINE)
    .map(({ mutant }) => mutant)

/** An error branch that its walk explains as the way out of something that cannot happen here. */
function cannotHappen({ id }: AnyStateMachine, { fault }: Mutant, { walks }: Collected): boolean {
  const [, state, effect] = /^(\S+): onError of (\S+)/.exec(fault) ?? []
  if (!state) return false
  const label = `${state === 'anywhere' ? id : `${id}.${state}`} --xstate.error.actor.${effect}-->`
  return walks.some(({ unreachable = {} }) => Object.keys(unreachable).some((one) => one.startsWith(label)))
}

interface Judged {
  machine: string
  fault: string
  caught: boolean
}

async function judgeAll(machine: AnyStateMachine): Promise<Judged[]> {
  const load = files[`../../machines/${machine.id}/${machine.id}.test.ts`]
  if (!load) throw new Error(`${machine.id} has no tests`)
  const tests = await collectTests(load)
  const all = mutantsOf(machine)
  const equivalent = tests.walks.flatMap((walk) => Object.keys(walk.equivalent ?? {}))
  expect(all.map(({ fault }) => fault)).toEqual(expect.arrayContaining(equivalent))
  const possible = all.filter(
    (mutant) => !cannotHappen(machine, mutant, tests) && !equivalent.includes(mutant.fault),
  )
  const mutants = asked ? possible : sample(machine.id, possible)
  if (asked) expect(await failingJourneys(tests)).toEqual([])
  const judged: Judged[] = []
  for (const mutant of mutants) {
    const caught = (await noticedBy(machine, mutant, tests)).length > 0
    judged.push({ machine: machine.id, fault: mutant.fault, caught })
  }
  return judged
}

const caughtOf = (judged: Judged[]) => judged.filter(({ caught }) => caught).length

function report(judged: Judged[]): string {
  const width = Math.max(...chosen.map(({ id }) => id.length))
  const line = (name: string, ours: Judged[]) =>
    `${name.padEnd(width)}  ${`${caughtOf(ours)}/${ours.length}`.padStart(9)}`
  return [
    `${'machine'.padEnd(width)}  ${'caught'.padStart(9)}`,
    ...chosen.map(({ id }) =>
      line(
        id,
        judged.filter(({ machine }) => machine === id),
      ),
    ),
    line('total', judged),
    ...judged.filter(({ caught }) => !caught).map(({ machine, fault }) => `survived  ${machine}  ${fault}`),
  ].join('\n')
}

describe('faults inserted into machines', () => {
  it('are detected by the tests of the machine', { timeout: asked ? 3_600_000 : 120_000 }, async () => {
    const judged: Judged[] = []
    for (const machine of chosen) judged.push(...(await judgeAll(machine)))
    const text = report(judged)
    process.stdout.write(`\n${text}\n`)
    if (asked) return
    expect(judged.length).toBeGreaterThanOrEqual(LEAST_MUTANTS)
    expect(caughtOf(judged) / judged.length, text).toBeGreaterThanOrEqual(LEAST_SHARE)
  })
})
