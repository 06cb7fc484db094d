import { beforeEach, expect, it, vi } from 'vitest'
import { SESSION_KEY } from '@/shared/api'
import { browserClockHost, createClock } from '@/shared/lib/clock'
import { watchAuth } from '../../src/app/session/auth-service'
import { announceBackend } from '../../src/shared/api/backend-loaded'
import { storageOf } from '../support/local-storage'

// Another tab signs in. Its message may arrive before this browser shows the session that it stored.

const session = {
  access_token: 'm.i.ne',
  refresh_token: 'r',
  expires_at: 4_000_000_000,
  user: { id: 'ada', email: 'ada@orrery.example', user_metadata: {} },
}

const kept = new Map<string, string>()
let onStorage: (event: { key: string }) => void
let onAuth: (event: string, session: object | null) => void
const changed = vi.fn<(user: { id: string } | null) => void>()
const appeared = vi.fn<() => void>()

vi.stubGlobal('window', {
  location: { href: 'http://orrery.test/' },
  setTimeout,
  clearTimeout,
  localStorage: storageOf(kept),
  addEventListener: (type: string, listener: typeof onStorage) => {
    if (type === 'storage') onStorage = listener
  },
})
const client = {
  auth: {
    onAuthStateChange(listener: typeof onAuth) {
      onAuth = listener
      return { data: { subscription: { unsubscribe: () => undefined } } }
    },
  },
}
announceBackend({ client: client as never, adminEmail: null, mailboxPath: null })

beforeEach(async () => {
  kept.clear()
  vi.clearAllMocks()
  const clock = createClock(browserClockHost)
  clock.pause()
  watchAuth({ changed, appeared }, clock)
  await Promise.resolve()
})

const store = () => {
  kept.set(SESSION_KEY, JSON.stringify(session))
  onStorage({ key: SESSION_KEY })
}

it('a session that is not stored yet is reported once it is, and once', () => {
  onAuth('SIGNED_IN', session)
  expect(changed).not.toHaveBeenCalled()
  store()
  expect(changed.mock.calls.map(([user]) => user?.id)).toEqual(['ada'])
  expect(appeared).toHaveBeenCalledOnce()
  onStorage({ key: SESSION_KEY })
  expect(changed).toHaveBeenCalledOnce()
})

it('a session that is stored already is reported at once', () => {
  store()
  expect(changed).not.toHaveBeenCalled()
  onAuth('SIGNED_IN', session)
  expect(changed.mock.calls.map(([user]) => user?.id)).toEqual(['ada'])
})

it('a sign-out is reported at once', () => {
  onAuth('SIGNED_OUT', null)
  expect(changed).toHaveBeenCalledWith(null)
})
