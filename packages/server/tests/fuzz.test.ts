import { describe, expect, it } from 'vitest'
import { DEFAULT_LIMITS } from '../start/index'
import { fuzz } from './fuzz/run'
import { serverForTests } from './kit'

// A sample of `npm run fuzz`, which sends 20,000.

const COUNT = 1500
const SEED = 20_261_122
const more = Object.fromEntries(
  Object.entries(DEFAULT_LIMITS).map(([name, limit]) => [name, { ...limit, max: limit.max * 100 }]),
)

describe('malformed random requests', () => {
  const { server } = serverForTests(more)

  it('get a response, never a server error', async () => {
    const { failures, slowestMs, statuses } = await fuzz({ server: server(), seed: SEED, count: COUNT })
    expect(failures).toEqual([])
    expect(Object.values(statuses).reduce((sum, n) => sum + n, 0)).toBe(COUNT)
    expect(slowestMs).toBeLessThan(5000)
    expect((await server().services.backend.health()).healthy).toBe(true)
  })
})
