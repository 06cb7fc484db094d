import { compare, hash as hashPlainly } from 'bcryptjs'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createHashing, type Driver, passwordDriver, TooBusyError } from '../auth/hashing'
import { PASSWORD, serverForTests } from './kit'

// These tests measure or count on the cost of a comparison.
vi.unmock('@node-rs/bcrypt')

const { confirmedUser, key, query, server } = serverForTests()

/** A driver whose comparisons end when the test calls the functions in `ends`. */
function slowly() {
  const ends: (() => void)[] = []
  const driver: Driver = {
    compare: () => new Promise((resolve) => ends.push(() => resolve(true))),
    hash: () => Promise.reject(new Error('no')),
  }
  return { ends, driver: () => Promise.resolve(driver) }
}
const settle = () => new Promise((resolve) => setImmediate(resolve))

describe('without the native library', () => {
  it('passwords are still hashed and compared, and both implementations are compatible', async () => {
    const native = await passwordDriver()
    vi.resetModules()
    vi.doMock('@node-rs/bcrypt', () => {
      throw new Error('no binary for this machine')
    })
    onTestFinished(() => void vi.doUnmock('@node-rs/bcrypt'))
    const plain = await (await import('../auth/hashing')).passwordDriver()
    expect(plain.compare).not.toBe(native.compare)
    expect(await native.compare(PASSWORD, await plain.hash(PASSWORD))).toBe(true)
    expect(await plain.compare(PASSWORD, await native.hash(PASSWORD))).toBe(true)
    expect(await plain.compare('another', await native.hash(PASSWORD))).toBe(false)
  })
})

describe('comparisons', () => {
  it('run with limited concurrency, in the order of arrival', async () => {
    const { ends, driver } = slowly()
    const hands = createHashing({ atOnce: 2, waiting: 9, waitingPerCaller: 9 }, driver).for('a')
    const done: number[] = []
    const all = [0, 1, 2, 3].map((n) => hands.compare('', '').then(() => done.push(n)))
    await settle()
    expect(ends).toHaveLength(2)
    ends[0]?.()
    await settle()
    expect([ends.length, done]).toEqual([3, [0]])
    for (const end of ends) end()
    await settle()
    ends[3]?.()
    await Promise.all(all)
    expect(done).toEqual([0, 1, 2, 3])
  })

  it('are rejected when too many wait, in total or per caller; a failure frees its slot', async () => {
    const { ends, driver } = slowly()
    const hashing = createHashing({ atOnce: 1, waiting: 3, waitingPerCaller: 2 }, driver)
    await expect(hashing.for('a').hash('x')).rejects.toThrow('no')
    const first = [hashing.for('a').compare('', ''), hashing.for('a').compare('', '')]
    await expect(hashing.for('a').compare('', '')).rejects.toBeInstanceOf(TooBusyError)
    const second = [hashing.for('b').compare('', ''), hashing.for('c').compare('', '')]
    await expect(hashing.for('d').compare('', '')).rejects.toBeInstanceOf(TooBusyError)
    for (let n = 0; n < 4; n++) {
      await settle()
      ends[n]?.()
    }
    expect(await Promise.all([...first, ...second])).toEqual([true, true, true, true])
  })

  it('leave a slot free for a moment for other requests, and always continue', async () => {
    const { ends, driver } = slowly()
    let now = 0
    const hashing = createHashing({ atOnce: 2, waiting: 9, waitingPerCaller: 9 }, driver, () => now)
    const hands = hashing.for('a')
    hashing.giveWay()
    const all = [1, 2, 3].map(() => hands.compare('', ''))
    await settle()
    expect(ends).toHaveLength(1)
    now = 200
    ends[0]?.()
    await settle()
    expect(ends).toHaveLength(3)
    for (const end of ends) end()
    await Promise.all(all)
  })

  it('are native and agree with those in plain JavaScript', async () => {
    const driver = await passwordDriver()
    expect(driver.compare).not.toBe(compare)
    for (const password of ['a', 'Str0ng!pass', 'ä€😀'.repeat(6)]) {
      const [native, plain] = [await driver.hash(password), await hashPlainly(password, 10)]
      expect([native.slice(0, 7), native.length]).toEqual([plain.slice(0, 7), plain.length])
      const [one, other] = [await driver.compare(password, plain), await compare(password, native)]
      expect([one, other, await driver.compare(`${password}.`, plain)]).toEqual([true, true, false])
    }
    expect(await driver.compare('x', 'no hash')).toBe(false)
  })
})

describe('the library', () => {
  it('uses an earlier comparison for its own request only, and compares nothing itself', async () => {
    const { email } = await confirmedUser()
    const { exclusively, fetch } = server().services.backend
    const [account] = await query('select encrypted_password as hash from auth.users where email = $1', [
      email,
    ])
    const hash = String(account?.hash)
    const signIn = (password: string, equal?: boolean) =>
      exclusively(async () => {
        const request = new Request('http://localhost/auth/v1/token?grant_type=password', {
          method: 'POST',
          headers: { apikey: key(), 'content-type': 'application/json' },
          body: JSON.stringify({ email, password }),
        })
        const known = equal === undefined ? undefined : { compared: [{ password, hash, equal }] }
        return (await fetch(request, null, known)).status
      })
    expect([await signIn('wrong', true), await signIn('wrong'), await signIn(PASSWORD, false)]).toEqual([
      200, 400, 400,
    ])
    expect(await signIn(PASSWORD)).toBe(200)
  })
})
