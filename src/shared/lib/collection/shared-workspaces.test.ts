import { beforeEach, describe, expect, it } from 'vitest'
import { workplaceIn } from '../workplace'
import { createDatabase } from './database'
import { openRecords } from './records'
import { createReplica } from './replica'
import type { OpenCollection } from './open-collection'
import { freshBrowser, ids, type Planet, planet, planets, records, tab } from './test-kit'
import { withRights } from './with-rights'

const synced = { ...planets, document: 'planet' }
const TEAM = workplaceIn('ada', 'team')
const now = () => 0

function browser() {
  const page = tab()
  const replica = createReplica({
    database: createDatabase(openRecords, 1000),
    kinds: [{ document: 'planet', collection: 'planets', samples: async () => () => false }],
    announce: page.entriesArrived,
    trace: { isLeft: () => true, leave: () => undefined },
  })
  const of = (owner: string) => page.collectionOf<Planet>(synced, owner, now)
  return { page, replica, of }
}
const arrived = (id: string) => ({
  kind: 'planet',
  id,
  version: 1,
  deleted: false,
  value: { v: 1, order: 0, data: planet(id) },
})

beforeEach(freshBrowser)

describe('a shared workspace in a browser', () => {
  it('is apart from the account and from every other account, and has no samples', async () => {
    const { replica, of } = browser()
    await replica.open(TEAM)
    await replica.apply(TEAM, { documents: [arrived('pluto')], cursor: 4, more: false })
    expect(ids(await of(TEAM).read())).toEqual(['pluto'])
    expect(ids(await of('ada').read())).toEqual(['mercury', 'venus'])
    expect(ids(await of(workplaceIn('ben', 'team')).read())).toEqual([])
    await of(TEAM).put(planet('ceres'))
    expect((await replica.outgoing(TEAM)).map(({ id }) => id)).toEqual(['ceres'])
    expect([await replica.cursor(TEAM), await replica.cursor('ada')]).toEqual([4, 0])
  })

  it('is known with what waits in it, by its own account alone', async () => {
    const { replica, of } = browser()
    for (const owner of ['ada', TEAM, workplaceIn('ada', 'idle'), workplaceIn('ben', 'team')])
      await replica.open(owner)
    await of(TEAM).put(planet('ceres'))
    expect(await replica.shared('ada')).toEqual(
      new Map([
        [workplaceIn('ada', 'idle'), 0],
        [TEAM, 1],
      ]),
    )
  })

  it('is emptied when the account may no longer read it, with what was not sent, and nothing else is', async () => {
    const { replica, of } = browser()
    for (const owner of ['ada', TEAM]) {
      await replica.open(owner)
      await of(owner).put(planet('ceres'))
    }
    await replica.empty(TEAM)
    await expect.poll(() => ids(of(TEAM).snapshot().entries)).toEqual([])
    expect(ids(await of('ada').read())).toContain('ceres')
    expect((await records()).map(({ owner }) => owner)).not.toContain(TEAM)
    await expect(replica.outgoing(TEAM)).rejects.toThrow('removed')
    await replica.open(TEAM)
    expect(await replica.outgoing(TEAM)).toEqual([])
  })

  it('goes with the account from this browser', async () => {
    const { page, replica, of } = browser()
    for (const owner of ['ada', TEAM, workplaceIn('ben', 'team')]) {
      await replica.open(owner)
      await of(owner).put(planet('ceres'))
    }
    await page.removeOwnedEntries('ada')
    expect(new Set((await records()).map(({ owner }) => owner))).toEqual(
      new Set([workplaceIn('ben', 'team')]),
    )
    expect(await replica.shared('ada')).toEqual(new Map())
  })
})

describe('a viewer', () => {
  it('changes nothing, here or on the server, and reads everything', async () => {
    const { replica, of } = browser()
    await replica.open(TEAM)
    await replica.apply(TEAM, { documents: [arrived('pluto')], cursor: 4, more: false })
    let may = false
    const shown = withRights(of(TEAM) as OpenCollection<Planet>, () => may)
    await shown.read()
    const refused = { ok: false, reason: 'readOnly' }
    expect(await shown.put(planet('ceres'))).toEqual(refused)
    expect(await shown.change('pluto', (one) => ({ ...one, name: 'Mine' }))).toEqual(refused)
    expect(await shown.remove('pluto')).toEqual({ index: -1, result: refused })
    expect(await shown.restore(planet('ceres'), 0)).toEqual(refused)
    expect(await shown.replace([])).toEqual(refused)
    expect(shown.snapshot().entries).toEqual([planet('pluto')])
    expect(await replica.outgoing(TEAM)).toEqual([])
    may = true
    expect(await shown.put(planet('ceres'))).toEqual({ ok: true })
  })
})
