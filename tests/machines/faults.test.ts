import { describe, expect, it } from 'vitest'
import { namedFaults } from './faults'
import { machines } from './kit/machines'
import { collectTests } from './kit/mutation/collect'
import { mutantOf } from './kit/mutation/faults'
import { failingJourneys, noticedBy } from './kit/mutation/run'

const files = import.meta.glob('../../machines/*/*.test.ts', { query: '?collect' })

async function put(id: string) {
  const machine = machines.find((one) => one.id === id)
  const load = files[`../../machines/${id}/${id}.test.ts`]
  if (!machine || !load) throw new Error(`${id} has no machine or no test`)
  return { machine, tests: await collectTests(load) }
}

describe('a fault inserted by hand is detected by a hand-written test', () => {
  it.each(namedFaults.map((fault) => [fault.machine, fault.fault, fault] as const))(
    '%s: %s',
    async (id, _, fault) => {
      const { machine, tests } = await put(id)
      expect(await noticedBy(machine, mutantOf(machine, fault), tests)).toHaveLength(1)
      expect(await failingJourneys(tests)).toEqual([])
    },
  )
})
