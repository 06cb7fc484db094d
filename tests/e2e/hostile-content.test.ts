import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { SESSION_KEY } from '@/shared/api/stored-session'
import { encodeLink } from '@/features/inspect-machines/model/state-link'
import { expectHidden, expectVisible, openBrowser, served, signedInAccount } from './kit'

// Content that was written to break the app or to act in a user's name: in its storage, in a log, in a link.

const { newPage } = openBrowser()

const stored = (data: object) => JSON.stringify({ v: 1, data })

/** Puts these into the storage of the page before it is there. */
async function withStored(page: Page, entries: Record<string, string>): Promise<void> {
  const state = await page.context().storageState()
  const known = state.origins.find(({ origin }) => origin === served().baseUrl)?.localStorage ?? []
  const added = Object.entries(entries).map(([name, value]) => ({ name, value }))
  await page.context().setStorageState({
    cookies: state.cookies,
    origins: [{ origin: served().baseUrl, localStorage: [...known, ...added] }],
  })
}

const sessionOf = async (page: Page) => {
  const { origins } = await page.context().storageState()
  const value = origins.flatMap(({ localStorage }) => localStorage).find(({ name }) => name === SESSION_KEY)
  return JSON.parse(value?.value ?? '{}') as { access_token: string; user: { id: string } }
}

describe('a reply crafted to overflow the Markdown parser', () => {
  it('is rendered at every opening, and the page keeps working', async () => {
    const replies = {
      quotes: '>'.repeat(16_000),
      lists: '- '.repeat(8000),
      emphasis: '**a'.repeat(5000),
      headings: '# a\n'.repeat(4000),
    }
    const page = await newPage()
    await signedInAccount(page)
    const { user } = await sessionOf(page)
    const messages = [
      { id: 'w', content: 'Welcome', sender: 'assistant', timestamp: 0 },
      ...Object.entries(replies).map(([id, content], place) => ({
        id,
        content,
        sender: 'assistant',
        timestamp: place + 1,
        provider: { name: 'Meridian' },
      })),
    ]
    await withStored(page, {
      [`orrery:chat-history:${user.id}`]: stored({ messages, unread: 0, notify: true }),
    })
    for (const path of ['/projects', '/settings']) {
      await page.goto(path)
      await page.getByRole('button', { name: /Open AI Assistant/ }).click()
      for (const id of Object.keys(replies)) await expectVisible(page.locator(`[data-message=${id}]`))
      await expectVisible(page.getByRole('heading', { level: 1 }))
    }
  })
})

describe('an invalid stored session', () => {
  it('is treated as signed out at once, without a wait', async () => {
    const page = await newPage()
    await signedInAccount(page)
    const session = await sessionOf(page)
    for (const malformed of [
      JSON.stringify({ ...session, access_token: 'garbage' }),
      JSON.stringify({ ...session, access_token: 'ä.b.c' }),
      JSON.stringify({ ...session, user: { ...session.user, user_metadata: null } }),
      '{oops',
      '[]',
    ]) {
      await page.context().setStorageState({
        cookies: [],
        origins: [{ origin: served().baseUrl, localStorage: [{ name: SESSION_KEY, value: malformed }] }],
      })
      await page.goto('/projects')
      // A session that has to be asked about ends in Authentication Timeout.
      await expectVisible(page.getByRole('heading', { name: 'Sign In', level: 1 }))
      expect(await page.evaluate(() => document.documentElement.dataset.member)).toBeUndefined()
    }
  }, 60_000)
})

describe('an unexpected error', () => {
  it('is sent once without secrets, and no more reports follow when the server accepts none', async () => {
    const page = await newPage({ expectedProblems: [/x breaks/, /client-errors/] })
    const sent: { body: string | null; cookie: string | undefined }[] = []
    await page.route('**/api/client-errors', async (route) => {
      sent.push({ body: route.request().postData(), cookie: route.request().headers().cookie })
      await route.fulfill({ status: sent.length < 2 ? 204 : 404 })
    })
    await page.goto('/about?token=abc123')
    await page.getByRole('button', { name: 'Search' }).first().click()
    // The app runs: until then no error is watched for.
    await expectVisible(page.getByRole('dialog', { name: 'Command palette' }))
    const breaks = (text: string) =>
      page.evaluate((words) => void setTimeout(() => Promise.reject(new TypeError(words))), text)
    await breaks('x breaks at https://orrery.example/auth/callback?token_hash=abc123')
    await expect.poll(() => sent.length).toBe(1)
    await breaks('x breaks at https://orrery.example/auth/callback?token_hash=abc123')
    await breaks('x breaks again')
    await expect.poll(() => sent.length).toBe(2)
    await breaks('x breaks for the third time')
    await page.waitForLoadState('networkidle')
    expect(sent).toHaveLength(2)
    expect(sent.map(({ cookie }) => cookie)).toEqual([undefined, undefined])
    expect(JSON.parse(sent[0]?.body ?? '')).toMatchObject({
      message: 'x breaks at https://orrery.example/auth/callback',
      code: 'TypeError',
      page: '/about',
    })
    expect(JSON.stringify(sent)).not.toContain('abc123')
  })
})

const HTML = '<img src=x onerror="window.pwned=1"><script>window.pwned=1</script>'

/** An exported log of so many entries, each as `change` makes it. */
const logOf = (count: number, change: (place: number) => object) =>
  JSON.stringify({
    orrery: 'event-log',
    version: 1,
    entries: Array.from({ length: count }, (_, place) => ({
      seq: place + 1,
      at: place,
      actor: 'copied',
      from: null,
      type: 'copy',
      payload: {},
      before: 'idle',
      after: 'copying',
      ...change(place),
    })),
  })

/** Name, text, and what the panel says of it. */
const LOGS: [string, string, RegExp][] = [
  [
    'HTML and scripts in every name',
    logOf(20, () => ({
      actor: HTML,
      from: HTML,
      type: HTML,
      before: HTML,
      after: HTML,
      payload: { [HTML]: HTML },
    })),
    /20 events/,
  ],
  [
    'javascript: URLs',
    logOf(21, () => ({ actor: 'javascript:window.pwned=1', type: 'javascript:window.pwned=1' })),
    /21 events/,
  ],
  [
    'ten thousand actors',
    logOf(10_000, (place) => ({ actor: `actor-${place}`, from: `actor-${place + 1}` })),
    /10000 events/,
  ],
  ['actors that are their own parent', logOf(500, () => ({ from: 'copied' })), /500 events/],
  ['a payload of megabytes', logOf(2, () => ({ payload: 'x'.repeat(4_000_000) })), /\b2 events/],
  ['enormous times', logOf(5, (place) => ({ at: place * 1e300 })), /\b5 events/],
  [
    'names with bidirectional controls',
    logOf(6, () => ({ actor: '\u202Ednuora \u0000\u200B' })),
    /\b6 events/,
  ],
  [
    'names of JavaScript’s own',
    logOf(7, () => ({ actor: 'constructor', from: 'toString', type: 'hasOwnProperty' })),
    /\b7 events/,
  ],
  [
    'a prototype',
    logOf(1, () => ({})).replace('"payload":{}', '"payload":{"__proto__":{"admin":true}}'),
    /names “__proto__”/,
  ],
]

describe('a hostile inspector log', () => {
  // A page is opened once, since every log replaces the log before it: the number of its events says which one is shown.
  // tests/unit/inspector.test.ts has the other logs that are refused.
  it('is rendered or refused, executes nothing, and the page keeps working', async () => {
    const page = await newPage()
    await page.goto('/about')
    await page.keyboard.press('Alt+KeyI')
    const panel = page.frameLocator('iframe[title=Inspector]')
    for (const [name, text, said] of LOGS) {
      await panel.getByRole('tab', { name: 'Log' }).click()
      await panel
        .getByLabel('Log to import')
        .setInputFiles({ name: 'log.json', mimeType: 'application/json', buffer: Buffer.from(text) })
      await expectVisible(panel.getByText(said).first())
      const first = panel.getByRole('list', { name: 'Event log' }).getByRole('button').first()
      if (await first.isVisible()) await first.click()
      await panel.getByRole('tab', { name: 'Sequence' }).click()
      await expectVisible(panel.getByRole('tabpanel').filter({ hasText: /./ }))
      const changed = await page.evaluate(() => [
        (window as { pwned?: number }).pwned,
        (document.querySelector('iframe')?.contentWindow as { pwned?: number } | null)?.pwned,
        ({} as { admin?: boolean }).admin,
      ])
      expect(changed, name).toEqual([undefined, undefined, undefined])
      await expectHidden(panel.getByText('stopped working'))
      await expectVisible(page.getByRole('heading', { level: 1 }))
    }
  }, 90_000)
})

describe('a hostile link to a state', () => {
  const linkTo = (machine: string, value: string, context: object) =>
    encodeLink({
      version: 1,
      paused: true,
      actors: [{ label: machine, machine, snapshot: { value, context, children: {} }, timers: [] }],
    })

  // tests/unit/state-link.test.ts has every other reason.
  it.each<[string, string, RegExp]>([
    ['an actor of the session', linkTo('session', 'signedIn', {}), /never restored/],
    ['HTML as a machine', linkTo(HTML, 'idle', {}), /no machine/],
    ['a link of megabytes', `1.a.${'A'.repeat(2_000_000)}`, /larger/],
  ])('is refused before any of it runs: %s', async (_, state, reason) => {
    const page = await newPage()
    await page.goto(`/templates#state=${state}`)
    await expectVisible(page.getByRole('heading', { name: 'This link cannot be opened' }))
    await expectVisible(page.getByRole('alert').filter({ hasText: reason }))
    expect(await page.evaluate(() => (window as { pwned?: number }).pwned)).toBeUndefined()
    await page.getByRole('button', { name: 'Open the page' }).click()
    await expectVisible(page.getByRole('heading', { level: 1 }))
  })

  it('stores and sends nothing, whatever button is pressed', async () => {
    const page = await newPage()
    await page.goto('/templates')
    await expectVisible(page.getByRole('heading', { level: 1 }))
    await page.keyboard.press('Alt+KeyI')
    const panel = page.frameLocator('iframe[title=Inspector]')
    await panel.getByRole('tab', { name: 'Link' }).click()
    await panel.getByRole('button', { name: 'Create link' }).click()
    const link = await panel.getByLabel('Link to this state').inputValue()

    const other = await newPage()
    const posted: string[] = []
    other.on('request', (request) => {
      if (request.method() !== 'GET') posted.push(request.url())
    })
    await other.goto(link)
    await other.getByRole('button', { name: 'Restore', exact: true }).click()
    await expectVisible(other.getByRole('heading', { level: 1 }))
    const before = await other.evaluate(() => JSON.stringify(localStorage))
    await other
      .getByRole('button', { name: /favourite/i })
      .first()
      .click()
    expect(await other.evaluate(() => JSON.stringify(localStorage))).toBe(before)
    expect(posted).toEqual([])
  })
})
