import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SESSION_KEY } from '@/shared/api'
import { browserClockHost, createClock } from '@/shared/lib/clock'
import { createInspectTap, createLateStarts, type InspectTap } from '@/shared/lib/machine'
import { createRandom } from '@/shared/lib/random'
import { createSessionPort } from '../../src/app/session/session-port'
import { storageOf } from '../support/local-storage'

// Without a stored session the visitor is signed out, and no machine is loaded.

/** ms; the machine is compiled when it is first imported. */
const LOADED = 20_000

const stored = JSON.stringify({
  access_token: 'm.i.ne',
  refresh_token: 'r',
  expires_at: 4_000_000_000,
  user: { id: 'u', user_metadata: {} },
})

const taps: InspectTap[] = []
let kept: Map<string, string>
let hear: Set<(event: { key: string | null }) => void>

beforeEach(() => {
  kept = new Map()
  hear = new Set()
  vi.stubGlobal('window', {
    location: { href: 'http://orrery.test/' },
    setTimeout,
    clearTimeout,
    localStorage: storageOf(kept),
    addEventListener: (type: string, listener: () => void) => type === 'storage' && hear.add(listener),
  })
  // No request is answered.
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
})
afterEach(() => {
  // Other files share these modules: a session that still runs would react when theirs end.
  for (const tap of taps.splice(0)) for (const { actor } of tap.roots()) actor.stop()
  vi.unstubAllGlobals()
})

function start() {
  const tap = createInspectTap()
  taps.push(tap)
  const clock = createClock(browserClockHost)
  clock.pause()
  const late = createLateStarts()
  const session = createSessionPort({ clock, tap, late, random: createRandom(1), now: () => 0 })
  const told: string[] = []
  session.subscribe(({ status }) => told.push(status))
  return { session, clock, late, told, running: () => tap.roots().map(({ label }) => label) }
}
const status = ({ session }: ReturnType<typeof start>) => session.getSnapshot().status

describe('the session of a visitor', () => {
  it('is signed out at once, without starting a machine', async () => {
    const visit = start()
    expect(status(visit)).toBe('signedOut')
    visit.session.send({ type: 'signOut' })
    await vi.dynamicImportSettled()
    expect(visit.running()).toEqual([])
  })

  it('stays signed out when an inspector starts its machine', async () => {
    const visit = start()
    visit.late.startAll()
    await vi.waitFor(() => expect(visit.running()).toEqual(['session']), LOADED)
    await Promise.resolve()
    expect([status(visit), visit.told]).toEqual(['signedOut', []])
  })

  it('is loaded when another tab has signed in', async () => {
    const visit = start()
    kept.set(SESSION_KEY, stored)
    for (const listener of hear) listener({ key: SESSION_KEY })
    expect(status(visit)).toBe('loading')
    await vi.waitFor(() => expect(visit.running()).toEqual(['session']), LOADED)
  })
})

describe('a stored session', () => {
  it('is loading until its machine has run', async () => {
    kept.set(SESSION_KEY, stored)
    const visit = start()
    expect(status(visit)).toBe('loading')
    await vi.waitFor(() => expect(visit.running()).toEqual(['session']), LOADED)
    expect(status(visit)).toBe('loading')
  })

  it('is unknown when its code does not load, and retries 5000 ms later', async () => {
    let loads = 0
    vi.doMock('../../src/app/session/session-actor', async (importActual) => {
      if (loads++ === 0) throw new Error('no connection')
      return importActual()
    })
    kept.set(SESSION_KEY, stored)
    const visit = start()
    await vi.waitFor(() => expect(visit.clock.timers()).toHaveLength(2), LOADED)
    visit.clock.advance(5000)
    expect(visit.told).toEqual(['unknown'])
    await vi.waitFor(() => expect(visit.running()).toEqual(['session']), LOADED)
    vi.doUnmock('../../src/app/session/session-actor')
  })
})
