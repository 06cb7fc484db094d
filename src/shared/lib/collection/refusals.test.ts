import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sendReports } from '../report-error'
import { createDatabase } from './database'
import { type EntryRecord, openRecords, type Records } from './records'
import { earlier, freshBrowser, ids, open, type Planet, planet, planets, records, tab } from './test-kit'

beforeEach(freshBrowser)

const refusing = (name: string) => () => Promise.reject(new DOMException('No.', name))

/** The database, whose writes end as `work` says for as long as it says something. */
function writing(work: () => Promise<never> | undefined): typeof openRecords {
  return async (onLost) => {
    const real = await openRecords(onLost)
    return new Proxy(real, {
      get(target, name) {
        if (name !== 'transaction') return Reflect.get(target, name)
        return (names: ['entries', 'begun'], mode: IDBTransactionMode) => {
          const transaction = target.transaction(names, mode)
          const refused = mode === 'readwrite' && work()
          if (!refused) return transaction
          transaction.abort()
          transaction.done.catch(() => undefined)
          refused.catch(() => undefined)
          return {
            objectStore: () => ({ put: () => refused, get: () => refused, delete: () => refused }),
            done: refused,
            abort() {},
            error: null,
          }
        }
      },
    }) as Records
  }
}

/** Errors reported from now on, in order. */
function listenToReports(): unknown[] {
  const reports: unknown[] = []
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  sendReports((error) => reports.push(error))
  return reports
}
afterEach(() => {
  sendReports(null)
  vi.restoreAllMocks()
})

/** The database, of which one entry is damaged: a request that reads it fails, as Chrome's do. */
function withUnreadable(real: Records, id: string): Records {
  const bad = () => Promise.reject(new DOMException('Failed to read large value', 'NotReadableError'))
  return new Proxy(real, {
    get(target, name) {
      if (name !== 'transaction') return Reflect.get(target, name)
      return (...asked: Parameters<Records['transaction']>) => {
        const transaction = target.transaction(...asked)
        const objectStore = (of: 'entries') => {
          const store = transaction.objectStore(of)
          return new Proxy(store, {
            get(known, method) {
              const own: unknown = Reflect.get(known, method)
              if (typeof own !== 'function') return own
              return async (...params: unknown[]) => {
                const answer: unknown = await own.apply(known, params)
                if (method === 'getAll' && (answer as EntryRecord[]).some((one) => one.id === id))
                  return bad()
                return method === 'get' && (answer as EntryRecord | undefined)?.id === id ? bad() : answer
              }
            },
          })
        }
        return {
          objectStore,
          done: transaction.done,
          abort: () => transaction.abort(),
          get error() {
            return transaction.error
          },
        }
      }
    },
  }) as unknown as Records
}

describe('a browser', () => {
  it.each([
    ['SecurityError', refusing('SecurityError')],
    ['InvalidStateError', refusing('InvalidStateError')],
    ['NotSupportedError', refusing('NotSupportedError')],
    ['no indexedDB', openRecords],
  ])('that forbids its database (%s) keeps entries until the tab closes', async (name, opening) => {
    if (name === 'no indexedDB') vi.stubGlobal('indexedDB', undefined)
    const from = tab(opening)
    const collection = open(from)
    expect(ids(await collection.read())).toEqual(['mercury', 'venus'])
    expect(collection.snapshot()).toMatchObject({ status: 'ready', refused: true })
    expect(await collection.put(planet('earth'))).toEqual({ ok: false, reason: 'forbidden' })
    expect((await collection.remove('venus')).result).toEqual({ ok: false, reason: 'forbidden' })
    expect(ids(collection.snapshot().entries)).toEqual(['earth', 'mercury'])
    expect(ids((await from.ownedEntries('ada')).planets as [])).toEqual(['earth', 'mercury'])
    await from.removeOwnedEntries('ada')
  })

  it('that forbids its database after it was open once shows no samples in place of stored entries', async () => {
    const kept = open()
    await kept.put(planet('earth'))
    expect(kept.snapshot().refused).toBe(false)
    const collection = open(tab(refusing('SecurityError')))
    await expect(collection.read()).rejects.toThrow('could not be read')
    expect(collection.snapshot()).toMatchObject({ status: 'error', entries: [] })
    expect(await collection.put(planet('mars'))).toEqual({ ok: false, reason: 'unread' })
    expect(ids(await open().read())).toEqual(['earth', 'mercury', 'venus'])
    await tab().removeOwnedEntries('ada')
    // Nothing is left that samples could hide.
    expect(ids(await open(tab(refusing('SecurityError'))).read())).toEqual(['mercury', 'venus'])
  })

  it('that is full reports it, loses nothing in this tab, and stores all entries once there is space', async () => {
    let full = false
    const collection = open(tab(writing(() => (full ? refusing('QuotaExceededError')() : undefined))))
    const other = open(tab())
    await Promise.all([collection.read(), other.read()])
    full = true
    expect(await collection.put(planet('earth'))).toEqual({ ok: false, reason: 'full' })
    expect(await collection.change('venus', (one) => ({ ...one, moons: 7 }))).toEqual({
      ok: false,
      reason: 'full',
    })
    await other.change('venus', (one) => ({ ...one, moons: 1 }))
    await other.replace([planet('venus'), planet('mars')])
    await vi.waitFor(() => expect(ids(collection.snapshot().entries)).toEqual(['earth', 'mars', 'venus']))
    expect(collection.snapshot().entries.at(-1)?.moons).toBe(7)
    full = false
    expect(await collection.change('earth', (one) => ({ ...one, moons: 1 }))).toEqual({ ok: true })
    expect(await collection.change('venus', (one) => ({ ...one, name: 'V' }))).toEqual({ ok: true })
    expect(await open().read()).toEqual(await collection.read())
    expect(await open().read()).toContainEqual({ id: 'venus', name: 'V', moons: 7 })
    await other.change('venus', (one) => ({ ...one, name: 'Other' }))
    await vi.waitFor(() => expect(collection.snapshot().entries.at(-1)?.name).toBe('Other'))
  })

  it('that is full from the start shows the samples', async () => {
    const collection = open(tab(writing(refusing('QuotaExceededError'))))
    expect(ids(await collection.read())).toEqual(['mercury', 'venus'])
    expect(await records()).toEqual([])
  })

  it('whose database does not open reports it, allows a retry, and keeps the entries put meanwhile', async () => {
    listenToReports()
    let broken = true
    const collection = open(tab((onLost) => (broken ? refusing('UnknownError')() : openRecords(onLost))))
    await expect(collection.read()).rejects.toThrow('could not be read')
    expect(collection.snapshot()).toMatchObject({ status: 'error', entries: [] })
    expect(await collection.put(planet('earth'))).toMatchObject({ ok: false })
    expect(collection.snapshot()).toMatchObject({ status: 'error', entries: [] })
    broken = false
    collection.retry()
    expect(collection.snapshot().status).toBe('loading')
    expect(ids(await collection.read())).toEqual(['earth', 'mercury', 'venus'])
  })

  it.each([
    ['a TypeError', () => new TypeError('x is not a function')],
    ['a ReferenceError', () => new ReferenceError('x is not defined')],
    ['a RangeError', () => new RangeError('Invalid array length')],
    ['an Error called SecurityError', () => Object.assign(new Error('No.'), { name: 'SecurityError' })],
    ['a damaged database', () => new DOMException('Internal error.', 'UnknownError')],
    ['a database of a newer version', () => new DOMException('Older.', 'VersionError')],
    ['nothing', () => undefined],
  ])('whose database opens with %s shows no samples in place of stored entries', async (_, error) => {
    await open().put(planet('earth'))
    const reports = listenToReports()
    const thrown = error()
    const collection = open(tab(() => Promise.reject(thrown)))
    await expect(collection.read()).rejects.toThrow('could not be read')
    expect(collection.snapshot()).toMatchObject({ status: 'error', entries: [] })
    expect(reports).toContain(thrown)
    expect(ids(await open().read())).toEqual(['earth', 'mercury', 'venus'])
  })

  it('whose entries our own code cannot read shows and reports the error, and overwrites nothing', async () => {
    await open().put({ ...planet('earth'), moons: 1 })
    const reports = listenToReports()
    let broken = true
    const prepare = (one: Planet) => {
      if (broken) throw new TypeError(`${one.id} breaks`)
    }
    const from = tab()
    const collection = open(from, { ...planets, prepare } as typeof planets)
    await expect(collection.read()).rejects.toThrow('could not be read')
    expect(reports).toEqual([new TypeError('earth breaks')])
    const refused = { ok: false, reason: 'unread' }
    expect(await collection.put({ id: 'earth', name: 'Other' })).toEqual(refused)
    expect(await collection.change('venus', (one) => ({ ...one, moons: 9 }))).toEqual(refused)
    expect(await collection.remove('mercury')).toEqual({ index: -1, result: refused })
    expect(await collection.restore(planet('mars'), 0)).toEqual(refused)
    expect(await collection.replace([planet('pluto')])).toEqual(refused)
    expect(await open().read()).toEqual([{ ...planet('earth'), moons: 1 }, ...planets.samples()])
    expect(await collection.raw()).toEqual({
      entries: [{ ...planet('earth'), moons: 1 }, ...planets.samples()],
      lost: 0,
    })
    broken = false
    collection.retry()
    expect(ids(await collection.read())).toEqual(['earth', 'mercury', 'venus'])
  })

  it('whose samples throw reports it, and stores no partial start', async () => {
    const reports = listenToReports()
    const samples = () => {
      throw new TypeError('samples break')
    }
    await expect(open(tab(), { ...planets, samples }).read()).rejects.toThrow('could not be read')
    expect(reports).toHaveLength(1)
    expect(ids(await open().read())).toEqual(['mercury', 'venus'])
  })

  it('returns the readable entries of a damaged list, and reports how many are lost', async () => {
    const many = Array.from({ length: 250 }, (_, index) => planet(`p${index}`))
    await open().replace(many)
    listenToReports()
    const damaged = async (onLost: () => void) => withUnreadable(await openRecords(onLost), 'p7')
    const collection = open(tab(damaged))
    await expect(collection.read()).rejects.toThrow('could not be read')
    const copy = await collection.raw()
    expect(copy.lost).toBe(1)
    expect(copy.entries).toHaveLength(249)
    expect(copy.entries).not.toContainEqual(planet('p7'))
  })

  it('whose write fails by an error in our code reports a failure, not a refusal by the browser', async () => {
    const reports = listenToReports()
    const error = new TypeError('put breaks')
    let breaks = false
    const collection = open(tab(writing(() => (breaks ? Promise.reject(error) : undefined))))
    await collection.read()
    breaks = true
    expect(await collection.put(planet('earth'))).toEqual({ ok: false, reason: 'failed' })
    expect(reports).toEqual([error])
    expect(ids(collection.snapshot().entries)).toContain('earth')
  })

  it('that never answers is not waited for', async () => {
    let hangs = false
    const never = () => (hangs ? new Promise<never>(() => undefined) : undefined)
    const collection = open(tab(writing(never), 20))
    await collection.read()
    hangs = true
    expect(await collection.put(planet('earth'))).toEqual({ ok: false, reason: 'unanswered' })
    expect(ids(collection.snapshot().entries)).toContain('earth')
    hangs = false
    expect(await collection.put(planet('mars'))).toEqual({ ok: true })
    expect(ids(await open().read())).toEqual(['mars', 'mercury', 'venus'])
  })

  it('that never opens its database is not waited for', async () => {
    const collection = open(tab(() => new Promise(() => undefined), 20))
    await expect(collection.read()).rejects.toThrow('could not be read')
  })

  it('that closes the connection is asked to open it again', async () => {
    const connections: Records[] = []
    const collection = open(
      tab(async (onLost) => {
        const connection = await openRecords(onLost)
        connections.push(connection)
        return connection
      }),
    )
    await collection.read()
    connections[0]?.close()
    const both = [collection.put(planet('earth')), collection.remove('earth')]
    expect(await Promise.all(both)).toEqual([{ ok: true }, { index: 0, result: { ok: true } }])
    expect(ids(await open().read())).toEqual(['mercury', 'venus'])
    expect(connections.length).toBeGreaterThan(1)
  })

  it('reports why a transaction was aborted, not just that it was', async () => {
    const database = createDatabase()
    const work = database.run('readwrite', () => Promise.reject(new RangeError('mine')))
    await expect(work).rejects.toThrow('mine')
    const abort = new DOMException('Given up.', 'AbortError')
    const done = Promise.reject(abort)
    done.catch(() => undefined)
    const transaction = { done, error: new DOMException('No room.', 'QuotaExceededError'), abort() {} }
    const full = createDatabase(async () => ({ transaction: () => transaction }) as unknown as Records)
    await expect(full.run('readwrite', () => Promise.reject(abort))).rejects.toThrow('No room.')
  })
})

describe('data stored elsewhere by an older version', () => {
  const carried = (...kept: string[]) => {
    const removed = vi.fn(() => void (earlier.read = () => null))
    earlier.read = () => kept.map(planet)
    earlier.remove = removed
    return removed
  }

  it('is migrated once, in its order, in place of the samples', async () => {
    const removed = carried('b', 'a')
    expect(ids(await open().read())).toEqual(['b', 'a'])
    expect(removed).toHaveBeenCalledOnce()
    expect(ids(await open().read())).toEqual(['b', 'a'])
    expect(removed).toHaveBeenCalledOnce()
  })

  it('stays in the old place until all of it is stored', async () => {
    listenToReports()
    const removed = carried('b', 'a')
    expect(ids(await open(tab(writing(refusing('QuotaExceededError')))).read())).toEqual(['b', 'a'])
    expect(ids(await open(tab(refusing('SecurityError'))).read())).toEqual(['b', 'a'])
    await expect(open(tab(refusing('UnknownError'))).read()).rejects.toThrow()
    expect(removed).not.toHaveBeenCalled()
    expect(ids(await open().read())).toEqual(['b', 'a'])
    expect(removed).toHaveBeenCalledOnce()
  })

  it('is migrated once even if it could not be removed, and entries deleted since do not return', async () => {
    carried('b', 'a')
    earlier.remove = () => undefined
    const collection = open()
    await collection.read()
    await collection.remove('a')
    expect(ids(await open().read())).toEqual(['b'])
    // A tab of an older Orrery went on.
    carried('new', 'b', 'a')
    expect(ids(await open().read()).sort()).toEqual(['b', 'new'])
  })

  it('is migrated once when two tabs start at the same moment', async () => {
    carried('b', 'a')
    const [one, other] = [open(tab()), open(tab())]
    expect([ids(await one.read()), ids(await other.read())]).toEqual([
      ['b', 'a'],
      ['b', 'a'],
    ])
    expect(await records()).toHaveLength(2)
  })
})

it('all entries of a user are exported, including unreadable ones, and no entries of other users', async () => {
  const from = tab()
  await open(from).put(planet('earth'))
  await from.collectionOf(planets, 'grace', () => 0).put(planet('moon'))
  expect(await from.ownedEntries('ada')).toEqual({ planets: [planet('earth'), ...planets.samples()] })
  expect(await tab().ownedEntries('ada')).toEqual({ planets: [planet('earth'), ...planets.samples()] })
  await from.removeOwnedEntries('ada')
  expect((await records()).map(({ owner }) => owner)).toEqual(['grace', 'grace', 'grace'])
  expect(await from.ownedEntries('nobody')).toEqual({})
})
