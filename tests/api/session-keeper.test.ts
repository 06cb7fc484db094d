import { afterEach, describe, expect, it, vi } from 'vitest'
import { AuthClient } from '@supabase/supabase-js'
import { keepsSession, readStoredSession, SESSION_KEY, sessionKeeper } from '@/shared/api/stored-session'

const session = {
  access_token: 'a.b.c',
  refresh_token: 'r',
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: Math.floor(Date.now() / 1000) + 3600,
  user: { id: 'u', email: 'ada@orrery.example', user_metadata: {} },
}

/** A browser whose storage is full: it reads what it has and keeps nothing more. */
function fullBrowser(kept: Record<string, string>) {
  const localStorage = {
    getItem: (key: string) => kept[key] ?? null,
    setItem() {
      throw new DOMException('full', 'QuotaExceededError')
    },
    removeItem: (key: string) => void delete kept[key],
  }
  vi.stubGlobal('window', { localStorage, location: { href: 'http://localhost/' } })
}

afterEach(() => {
  sessionKeeper.removeItem(SESSION_KEY)
  vi.unstubAllGlobals()
})

describe('a browser with full storage', () => {
  it('reads the signed-in user at the start', async () => {
    fullBrowser({ [SESSION_KEY]: JSON.stringify(session) })
    const auth = new AuthClient({ storage: sessionKeeper, storageKey: SESSION_KEY, autoRefreshToken: false })
    const { data } = await auth.getSession()
    expect(data.session?.access_token).toBe('a.b.c')
    expect(keepsSession()).toBe(true)
  })

  it('keeps a renewed session until the tab closes, and removes it on request', () => {
    fullBrowser({ [SESSION_KEY]: JSON.stringify(session) })
    sessionKeeper.setItem(SESSION_KEY, JSON.stringify({ ...session, access_token: 'd.e.f' }))
    expect(readStoredSession()?.accessToken).toBe('d.e.f')
    expect(keepsSession()).toBe(false)
    sessionKeeper.removeItem(SESSION_KEY)
    expect(readStoredSession()).toBeNull()
  })
})
