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
  it.each([
    ['quotes in quotes', '>'.repeat(16_000)],
    ['lists in lists', '- '.repeat(8000)],
    ['unclosed emphasis', '**a'.repeat(5000)],
    ['thousands of headings', '# a\n'.repeat(4000)],
  ])('is rendered at every opening, and the page keeps working: %s', async (_, content) => {
    const page = await newPage()
    await signedInAccount(page)
    const { user } = await sessionOf(page)
    const messages = [
      { id: 'w', content: 'Welcome', sender: 'assistant', timestamp: 0 },
      { id: 'r', content, sender: 'assistant', timestamp: 1, provider: { name: 'Meridian' } },
    ]
    await withStored(page, {
      [`orrery:chat-history:${user.id}`]: stored({ messages, unread: 0, notify: true }),
    })
    for (const path of ['/projects', '/settings']) {
      await page.goto(path)
      await page.getByRole('button', { name: /Open AI Assistant/ }).click()
      await expectVisible(page.locator('[data-message=r]'))
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

describe('a hostile inspector log', () => {
  it.each<[string, string, RegExp]>([
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
      logOf(20, () => ({ actor: 'javascript:window.pwned=1', type: 'javascript:window.pwned=1' })),
      /20 events/,
    ],
    [
      'ten thousand actors',
      logOf(10_000, (place) => ({ actor: `actor-${place}`, from: `actor-${place + 1}` })),
      /10000 events/,
    ],
    ['actors that are their own parent', logOf(500, () => ({ from: 'copied' })), /500 events/],
    ['a payload of megabytes', logOf(2, () => ({ payload: 'x'.repeat(4_000_000) })), /2 events/],
    ['enormous times', logOf(5, (place) => ({ at: place * 1e300 })), /5 events/],
    [
      'names with bidirectional controls',
      logOf(5, () => ({ actor: '\u202Ednuora \u0000\u200B' })),
      /5 events/,
    ],
    [
      'names of JavaScript’s own',
      logOf(5, () => ({ actor: 'constructor', from: 'toString', type: 'hasOwnProperty' })),
      /5 events/,
    ],
    [
      'a prototype',
      logOf(1, () => ({})).replace('"payload":{}', '"payload":{"__proto__":{"admin":true}}'),
      /names “__proto__”/,
    ],
    [
      'a constructor',
      logOf(1, () => ({ payload: { constructor: { prototype: {} } } })),
      /names “constructor”/,
    ],
    [
      'deep nesting',
      logOf(1, () => ({})).replace('"payload":{}', `"payload":${'['.repeat(5000)}${']'.repeat(5000)}`),
      /deeper/,
    ],
    ['a duplicate number', logOf(3, () => ({ seq: 7 })), /changed/],
    ['an infinite number', logOf(1, () => ({})).replace('"at":0', '"at":1e999'), /no number/],
    ['wrong types', logOf(1, () => ({ actor: { a: 1 } })), /changed/],
    ['too many events', logOf(12_000, () => ({})), /changed/],
    ['another file', '{"name":"x"}', /not an inspector log/],
    ['nothing', '', /not valid JSON/],
  ])('is rendered or refused, executes nothing, and the page keeps working: %s', async (_, text, said) => {
    const page = await newPage()
    await page.goto('/about')
    await page.keyboard.press('Alt+KeyI')
    const panel = page.frameLocator('iframe[title=Inspector]')
    await panel.getByRole('tab', { name: 'Log' }).click()
    await panel
      .getByLabel('Log to import')
      .setInputFiles({ name: 'log.json', mimeType: 'application/json', buffer: Buffer.from(text) })
    await expectVisible(panel.getByText(said).first())
    const first = panel.getByRole('list', { name: 'Event log' }).getByRole('button').first()
    if (await first.isVisible()) await first.click()
    await panel.getByRole('tab', { name: 'Sequence' }).click()
    await expectVisible(panel.getByRole('tabpanel').filter({ hasText: /./ }))
    expect(
      await page.evaluate(() => [
        (window as { pwned?: number }).pwned,
        (document.querySelector('iframe')?.contentWindow as { pwned?: number } | null)?.pwned,
        ({} as { admin?: boolean }).admin,
      ]),
    ).toEqual([undefined, undefined, undefined])
    await expectHidden(panel.getByText('stopped working'))
    await expectVisible(page.getByRole('heading', { level: 1 }))
  })
})

describe('a hostile link to a state', () => {
  const linkTo = (machine: string, value: string, context: object, label = machine) =>
    encodeLink({
      version: 1,
      paused: true,
      actors: [{ label, machine, snapshot: { value, context, children: {} }, timers: [] }],
    })

  it.each<[string, string, RegExp]>([
    ['an actor of the session', linkTo('session', 'signedIn', {}), /never restored/],
    ['a machine that deletes', linkTo('removal', 'idle', {}), /never restored/],
    ['keys of a service', linkTo('api-key', 'closed', {}), /never restored/],
    ['an unknown machine', linkTo('rocket', 'idle', {}), /no machine/],
    ['HTML as a machine', linkTo(HTML, 'idle', {}), /no machine/],
    ['a name of JavaScript’s own', linkTo('constructor', 'idle', {}), /no machine/],
    [
      'a name with bidirectional controls',
      linkTo('copied', 'idle', {}, 'copied:\u202Egnihton'),
      /not a valid inspector link/,
    ],
    ['HTML as a state', linkTo('copied', HTML, { text: '' }), /no state/],
    ['no base64', '1.abc.%%%%', /changed|complete/],
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
