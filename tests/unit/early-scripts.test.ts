import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { beforeEach, describe, expect, it } from 'vitest'
import { RENEWED_BEFORE, SESSION_KEY } from '@/shared/api/stored-session'
import { earlyAccount, earlyCards } from '../../scripts/prerender/early'
import { storageOf } from '../support/local-storage'

// The scripts in a page's document use a stored session before any of the app's code is there. Each runs here in a context
// of its own, unchanged from the built page.

const NOW = 1_000_000_000
const BACKEND = { supabaseUrl: 'https://backend.test/', supabaseKey: 'public' }
const session = { access_token: 'm.i.ne', expires_at: NOW / 1000 + 3600, user: { id: 'u' } }

let kept: Map<string, string>
let asked: { address: string; token: string | undefined }[]
const store = (value: unknown) =>
  kept.set(SESSION_KEY, typeof value === 'string' ? value : JSON.stringify(value))

beforeEach(() => {
  kept = new Map()
  asked = []
})

/** Runs the script of a build for `backend`, or of a build that asks its own origin, which answers with `config`. */
async function account(
  backend: typeof BACKEND | null,
  { config = BACKEND as unknown, search = '', hash = '' } = {},
) {
  const { supabaseUrl: url, supabaseKey: key } = backend ?? {}
  const code = earlyAccount(
    url && key
      ? { kind: 'hosted', backend: { url, key, adminEmail: null, mailboxPath: null } }
      : { kind: 'embedded' },
  )
  const window: Record<string, unknown> = {}
  runInNewContext(code, {
    window,
    localStorage: storageOf(kept),
    location: { search, hash },
    document: { querySelectorAll: () => [] },
    Date: { now: () => NOW },
    Response,
    async fetch(address: string, { headers }: { headers: Record<string, string> }) {
      asked.push({ address, token: headers.authorization })
      return Response.json(config)
    },
  })
  await new Promise((resolve) => setImmediate(resolve))
  return window
}

describe('the early requests of an account page', () => {
  const profile = 'https://backend.test/rest/v1/profiles?select=*&id=eq.u'

  it('send the token only to the backend of the build, or to the one that the page’s own origin names', async () => {
    store(session)
    await account(BACKEND)
    expect(asked).toEqual([{ address: profile, token: 'Bearer m.i.ne' }])
    asked = []
    await account(null)
    expect(asked).toEqual([
      { address: '/api/config', token: undefined },
      { address: profile, token: 'Bearer m.i.ne' },
    ])
  })

  it('are not sent without a session, with an expired session, or for a link that contains another session', async () => {
    await account(BACKEND)
    store({ ...session, expires_at: (NOW + RENEWED_BEFORE) / 1000 })
    await account(BACKEND)
    store(session)
    await account(BACKEND, { search: '?code=theirs' })
    await account(BACKEND, { hash: '#access_token=theirs' })
    expect(asked).toEqual([])
    store({ ...session, expires_at: (NOW + RENEWED_BEFORE + 1) / 1000 })
    await account(BACKEND)
    expect(asked).toHaveLength(1)
  })

  it.each([
    ['no JSON', '{oops'],
    ['nothing', 'null'],
    ['another shape', '7'],
    ['no user', { ...session, user: null }],
    ['a user with an invalid id', { ...session, user: { id: { toString: 1 } } }],
    ['a user id of half a surrogate pair', { ...session, user: { id: '\ud800' } }],
    ['a token that is a word', { ...session, access_token: 'mine' }],
    ['a token with a line break', { ...session, access_token: 'm.i.ne\r\nx: y' }],
    ['no token', { ...session, access_token: { toString: 1 } }],
    ['no time', { ...session, expires_at: 'never' }],
  ])('are not sent for a forged session in the storage: %s', async (_, value) => {
    store(value)
    expect(await account(BACKEND)).toEqual({})
    expect(asked).toEqual([])
  })

  it('request one row of one table, whatever user id a forged session has', async () => {
    for (const id of ['x&select=secret', '../../auth/v1/user', 'u#', 'a/b?c']) {
      asked = []
      store({ ...session, user: { id } })
      await account(BACKEND)
      for (const { address } of asked)
        expect(address).toMatch(/^https:\/\/backend\.test\/rest\/v1\/profiles\?select=\*&id=eq\.[\w%.]+$/)
    }
  })

  it('are not sent when the page’s own origin does not name a backend', async () => {
    store(session)
    for (const config of [null, {}, { supabaseUrl: 7 }, 'x']) await account(null, { config })
    expect(asked.map(({ address }) => address)).toEqual(Array(4).fill('/api/config'))
  })
})

describe('the early text of a page', () => {
  /** A place for one entry, with one text in it. */
  function cards() {
    const text = { dataset: { text: 'name' }, textContent: '' }
    const place = { hidden: true, querySelectorAll: () => [text] }
    const places = { dataset: { first: 'first-cards' } as Record<string, string>, children: [place] }
    runInNewContext(earlyCards(), {
      localStorage: storageOf(kept),
      document: { querySelectorAll: () => [places] },
    })
    return { text: text.textContent, shown: !place.hidden, filled: places.dataset.filled }
  }
  const keep = (userId: string, data: unknown) =>
    kept.set(`orrery:first-cards:${userId}`, JSON.stringify({ data }))

  it('belongs to the account of this session only', () => {
    keep('u', [{ name: 'Mine' }])
    keep('other', [{ name: 'Theirs' }])
    store(session)
    expect(cards()).toEqual({ text: 'Mine', shown: true, filled: '' })
    store({ ...session, user: { id: 'third' } })
    expect(cards()).toEqual({ text: '', shown: false, filled: '' })
    kept.delete(SESSION_KEY)
    expect(cards()).toMatchObject({ text: '' })
  })

  it('is rendered as text, whatever the storage contains', () => {
    store(session)
    keep('u', [{ name: '<img src=x onerror=alert(1)>' }])
    expect(cards()).toMatchObject({ text: '<img src=x onerror=alert(1)>' })
    for (const data of ['text', { length: 1, 0: { name: 'x' } }, [null], [7], [{ name: { toString: 1 } }]]) {
      keep('u', data)
      expect(cards()).toMatchObject({ text: '' })
    }
    kept.set('orrery:first-cards:u', '{oops')
    expect(cards()).toMatchObject({ filled: '' })
    store({ ...session, user: { id: { toString: 1 } } })
    expect(cards()).toMatchObject({ filled: '' })
  })
})

describe('the first script of every page', () => {
  const page = readFileSync(new URL('../../index.html', import.meta.url), 'utf8')
  const code = /<script>([\s\S]*?)<\/script>/
    .exec(page)?.[1]
    ?.replace('SESSION_KEY', JSON.stringify(SESSION_KEY))

  function start() {
    const root = { dataset: {} as Record<string, string>, className: '', style: { colorScheme: '' } }
    runInNewContext(code ?? '', {
      localStorage: storageOf(kept),
      location: { search: '', hash: '' },
      document: { documentElement: root },
      matchMedia: () => ({ matches: true }),
    })
    return { theme: root.className, scheme: root.style.colorScheme, choice: root.dataset.choice }
  }

  it.each([
    ['dark', 'dark'],
    ['light', 'light'],
    ['auto', 'light'],
  ])('applies the stored theme: %s', (choice, theme) => {
    kept.set('orrery:theme', JSON.stringify({ v: 1, data: choice }))
    expect(start()).toEqual({ theme, scheme: theme, choice })
  })

  it.each([
    ['nothing', 'null'],
    ['no JSON', '[1,'],
    ['another theme', '{"data":"darkest"}'],
    ['an object instead of a string', '{"data":{"toString":1}}'],
    ['a list with the name of a theme', '{"data":["light"]}'],
    ['nested lists', `{"data":${'['.repeat(5000)}${']'.repeat(5000)}}`],
  ])('applies the dark theme for an invalid stored value: %s', (_, value) => {
    kept.set('orrery:theme', value)
    expect(start()).toEqual({ theme: 'dark', scheme: 'dark', choice: undefined })
  })
})
