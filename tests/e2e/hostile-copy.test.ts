import { describe, expect, it, onTestFinished } from 'vitest'
import { expectVisible, openBrowser, signedInAccount } from './kit'
import { cachesOf, heading, kept, textsIn, visitorOf } from './kit/offline-copy'
import { openSite } from './kit/site'

// Attacks on the copy of Orrery that a browser keeps: what gets into its caches, and what is answered from them.

const { newPage } = openBrowser()

describe('the caches of a browser', () => {
  it('holds no response, token or email address of an account, before and after signing out', async () => {
    const page = await newPage({ serviceWorkers: 'allow', expectedProblems: [/40[0-9]/, /ERR_/] })
    const account = await signedInAccount(page)
    await page.goto('/projects')
    await kept(page)
    const token = await page.evaluate(
      () =>
        (JSON.parse(localStorage.getItem('orrery-auth') ?? '{}') as { access_token: string }).access_token,
    )
    for (const path of ['/profile', '/ai-ml-platform', '/settings', '/projects?token=abc123'])
      await page.goto(path)
    for (const path of ['/auth/callback?token_hash=abc123&type=signup', '/reset-password?token=abc123'])
      await page.goto(path).catch(() => undefined)
    await page.evaluate(async (bearer) => {
      const headers = { authorization: `Bearer ${bearer}` }
      const asked = [
        ['/api/config', {}],
        ['/api/client-errors', { method: 'POST', body: '{}' }],
        ['/rest/v1/profiles?select=*', { headers }],
        ['/auth/v1/user', { headers }],
        ['/mailbox', {}],
        ['/mailbox?key=abc123', {}],
        ['/functions/v1/delete-user', { method: 'POST', headers }],
        ['/favicon.svg?token=abc123', {}],
        ['/assets/none.js', {}],
        ['/assets/..%2fapi/config', {}],
        ['/favicon.svg', { headers: { range: 'bytes=0-4' } }],
      ] as const
      await Promise.all(asked.map(([url, init]) => fetch(url, init).catch(() => undefined)))
    }, token)
    const found = async () => {
      const texts = await textsIn(page)
      const addresses = await page.evaluate(async () =>
        (
          await Promise.all(
            (
              await caches.keys()
            ).map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
          )
        ).flat(),
      )
      return [
        ...[token, account.email, 'abc123'].filter((secret) => texts.includes(secret)),
        ...addresses.filter((url) => {
          const { pathname, searchParams } = new URL(url)
          // Workbox adds the revision of what is not named by its content.
          searchParams.delete('__WB_REVISION__')
          return (
            searchParams.size > 0 ||
            /^\/(api|auth|rest|functions|mailbox|reset-password)(\/|$)/.test(pathname)
          )
        }),
      ]
    }
    expect(await found()).toEqual([])
    await page.goto('/profile')
    await page.evaluate(() => localStorage.removeItem('orrery-auth'))
    await page.reload()
    expect(await found()).toEqual([])
  }, 90_000)
})

const UNSUITABLE: [string, () => Response][] = [
  [
    'the page of a captive portal',
    () => new Response('<p>Sign in</p>', { headers: { 'content-type': 'text/html' } }),
  ],
  ['plain text', () => new Response('Sign in', { headers: { 'content-type': 'text/plain' } })],
  ['an empty response', () => new Response('', { headers: { 'content-type': '' } })],
  [
    'an error',
    () => new Response('alert(1)', { status: 500, headers: { 'content-type': 'text/javascript' } }),
  ],
  [
    'a partial response',
    () => new Response('al', { status: 206, headers: { 'content-type': 'text/javascript' } }),
  ],
  ['a redirect', () => new Response(null, { status: 302, headers: { location: '/favicon.svg' } })],
  [
    'a response with no-store',
    () => new Response('1', { headers: { 'content-type': 'text/javascript', 'cache-control': 'no-store' } }),
  ],
]

describe('the worker of the offline copy', () => {
  const site = openSite()
  const visitor = visitorOf(newPage, site)

  it('stores no unsuitable response under the name of a file', async () => {
    const page = await visitor([/assets\/portal/])
    await page.goto('/about')
    await kept(page)
    onTestFinished(() => void site.tellTruth())
    for (const [place, [name, answer]] of UNSUITABLE.entries()) {
      const file = `/assets/portal-${place}.js`
      site.lie((path) => (path === file ? answer() : undefined))
      const storedAs = await page.evaluate(async (address) => {
        await fetch(address).catch(() => undefined)
        await new Promise((resolve) => setTimeout(resolve, 200))
        return (await caches.match(address))?.status ?? null
      }, file)
      expect([name, storedAs]).toEqual([name, null])
    }
  })

  it('serves no page of the app for other URLs while the server is down', async () => {
    const page = await visitor([/ERR_/])
    await page.goto('/about')
    await kept(page)
    await site.stop()
    onTestFinished(site.start)
    for (const path of [
      '/mailbox',
      '/mailbox?key=x',
      '/%6dailbox',
      '/functions/v1/delete-user',
      '/functions',
      '/rest/v1/profiles',
      '/api/config',
      '/storybook/index.html',
      '/auth/callback?token_hash=x',
      '/sw.js',
    ]) {
      // The browser's own error page arrives after the refusal and would interrupt the next navigation of its tab.
      const tab = await page.context().newPage()
      await expect(tab.goto(path), path).rejects.toThrow('ERR_CONNECTION_REFUSED')
      await tab.close()
    }
    await page.goto('/about')
    await expectVisible(heading(page, /./))
  })

  it('replaces the caches of older builds, and keeps those of other apps', async () => {
    const page = await visitor()
    await page.goto('/about')
    await kept(page)
    await page.evaluate(async () => {
      for (const name of ['orrery-build-old', 'orrery-used-old', 'another-app']) {
        const cache = await caches.open(name)
        await cache.put('/assets/old-1.js', new Response('old'))
      }
    })
    // The browser takes its time to end a page that is slow to leave; until then the page may need what is stored for it.
    await page.evaluate(() =>
      addEventListener('pagehide', () => {
        const until = Date.now() + 2000
        while (Date.now() < until);
      }),
    )
    await page.goto('about:blank')
    await page.goto('/pricing')
    await expect
      .poll(async () => (await cachesOf(page)).filter((name) => /old/.test(name)), { timeout: 15_000 })
      .toEqual([])
    expect(await cachesOf(page)).toContain('another-app')
  })
})
