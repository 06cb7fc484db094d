import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, it, onTestFinished } from 'vitest'
import {
  expectHidden,
  expectUrl,
  expectVisible,
  openBrowser,
  served,
  signedInAccount,
  signIn,
  twoFrames,
} from './kit'
import { openSite } from './kit/site'

// The copy of Orrery that a browser keeps. The only journeys whose browsers may have a service worker.

const { newPage } = openBrowser()

/** Waits until everything is kept that is kept from the beginning. */
const kept = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state ?? 'none'), { timeout: 30_000 })
    .toBe('activated')

const READY = 'A new version of Orrery is ready'

const cachesOf = (page: Page) => page.evaluate(() => caches.keys())
const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)

const PRICING = 'Start free. Pay when it pays.'

/** Everything that is kept of every cache, as text. */
const textsIn = (page: Page) =>
  page.evaluate(async () => {
    const all = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).matchAll()),
    )
    return (await Promise.all(all.flat().map((response) => response.text()))).join('\n')
  })

/** The script that the pages of the worker start with which answers this page. */
const entryOfWorker = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const { port1, port2 } = new MessageChannel()
        setTimeout(() => resolve('no answer'), 1000)
        port1.addEventListener('message', ({ data }) => resolve(String(data)))
        port1.start()
        navigator.serviceWorker.controller?.postMessage('entry', [port2])
      }),
  )

/** Opens a page whose site is none of the kit's, may lie, and is stopped in the middle. */
const visitorOf =
  (site: ReturnType<typeof openSite>) =>
  (expectedProblems: RegExp[] = []) =>
    newPage({
      serviceWorkers: 'allow',
      baseURL: site.origin(),
      expectedProblems: [
        /^outside contact: GET http:\/\/127/,
        /ERR_CONNECTION_REFUSED/,
        /ERR_FAILED/,
        ...expectedProblems,
      ],
    })

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

describe('a browser that was here before', () => {
  const site = openSite()
  const visitor = visitorOf(site)

  it('fetches no script on its second visit, and opens the site while its server is gone', async () => {
    const page = await visitor([/\/nowhere|\/about\/index\.html/])
    await page.goto('/')
    await kept(page)
    const session = await page.context().newCDPSession(page)
    await session.send('Network.clearBrowserCache')
    site.takeAsked()
    await page.reload()
    await expectVisible(heading(page, /./))
    await page.waitForLoadState('networkidle')
    expect(
      site.takeAsked().filter((path) => path !== '/sw.js' && /\.(js|woff2|html)$|^\/$/.test(path)),
    ).toEqual([])

    await site.stop()
    onTestFinished(site.start)
    for (const [path, name] of [
      ['/', /./],
      ['/docs', /./],
      ['/blog/why-state-machines', /./],
      ['/Pricing/?from=mail', /./],
      ['/machines/sign-in', /./],
    ] as const) {
      await page.goto(path)
      await expectVisible(heading(page, name))
    }
    // Who has no account here is led to the door, as with a connection.
    await page.goto('/projects')
    await expectVisible(page.getByRole('button', { name: 'Sign In', exact: true }))
    for (const path of ['/nowhere', '/about/index.html']) {
      const response = await page.goto(path)
      await expectVisible(heading(page, 'Page Not Found'))
      expect(response?.status()).toBe(404)
    }
    await expect(page.goto('/auth/callback?token_hash=x&type=signup')).rejects.toThrow()
    await expect(page.goto('/reset-password')).rejects.toThrow()
  })

  it('keeps the policy of everybody, and asks the server where another one may hold', async () => {
    const page = await visitor()
    await page.goto('/about')
    await kept(page)
    const connect = async (path: string) => {
      const response = await page.goto(path)
      const policy = (await response?.headerValue('content-security-policy')) ?? ''
      return [/connect-src ([^;]*)/.exec(policy)?.[1], response?.fromServiceWorker()]
    }
    expect(await connect('/about')).toEqual(["'self'", true])
    await page.evaluate(() => {
      // oxlint-disable-next-line unicorn/no-document-cookie
      document.cookie = 'orrery-connect=https://api.vega.example; Path=/'
    })
    expect((await connect('/about'))[0]).toBe("'self' https://api.vega.example")
    await page.context().clearCookies()
    expect((await connect('/about'))[0]).toBe("'self'")
    site.takeAsked()
    const stately = await page.goto('/about?inspect=stately')
    expect(await stately?.headerValue('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
    expect(site.takeAsked()).toContain('/about')
  })

  it('believes nothing that a captive portal answers', async () => {
    const page = await visitor([/MIME type/, /Failed to load module script/, /SSL|script resource/])
    await page.goto('/')
    await kept(page)
    const PORTAL = 'Pay for the network first'
    const worker = readFileSync('dist/sw.js', 'utf8')
    const later = readdirSync('dist/assets').find((name) => name.endsWith('.js') && !worker.includes(name))
    site.lie(() => new Response(PORTAL, { headers: { 'content-type': 'text/html' } }))
    onTestFinished(() => void site.tellTruth())
    for (const path of ['/', '/pricing', '/signin']) {
      await page.goto(path)
      await expectVisible(heading(page, /./))
    }
    const update = () =>
      page.evaluate(async () =>
        (await navigator.serviceWorker.ready).update().then(
          () => 'updated',
          () => 'refused',
        ),
      )
    expect(await update()).toBe('refused')
    const answer = () => page.evaluate(async (path) => (await fetch(path)).text(), `/assets/${later}`)
    expect(await answer()).toBe(PORTAL)
    site.tellTruth()
    expect(await answer()).not.toBe(PORTAL)
    expect(await textsIn(page)).not.toContain(PORTAL)
    expect(await update()).toBe('updated')
  })

  it('gives the room back where the copy does not fit', async () => {
    const page = await visitor()
    const session = await page.context().newCDPSession(page)
    await session.send('Storage.overrideQuotaForOrigin', { origin: site.origin(), quotaSize: 700_000 })
    site.takeAsked()
    await page.goto('/about')
    const asked: string[] = []
    // Nobody else asks for every page.
    await expect
      .poll(() => asked.push(...site.takeAsked()) && asked.includes('/features'), { timeout: 20_000 })
      .toBe(true)
    await expect
      .poll(async () => [await registrations(page), await cachesOf(page)], { timeout: 20_000 })
      .toEqual([0, []])
    await page.getByRole('link', { name: 'Pricing' }).first().click()
    await expectVisible(heading(page, PRICING))
  })

  it('opens the page of a link to a state where nothing can restore it', async () => {
    const page = await newPage({
      baseURL: site.origin(),
      expectedProblems: [/^outside contact: GET http:\/\/127/, /404 \(Not Found\)/],
    })
    site.lie((path) => (/\/assets\/inspector-/.test(path) ? new Response('', { status: 404 }) : undefined))
    onTestFinished(() => void site.tellTruth())
    await page.goto('/about#state=H4sIAAAAAAAA')
    // Alive: its own button does something.
    await page.getByRole('group', { name: 'Theme' }).getByRole('button', { name: 'Light' }).click()
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme))
      .toBe('light')
  })

  it('needs no worker: without one, or where nothing may be kept, the site is the same', async () => {
    for (const refuse of [
      () => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'),
      () => {
        navigator.serviceWorker.register = () => Promise.reject(new DOMException('', 'SecurityError'))
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new DOMException('', 'SecurityError')
          },
        })
      },
    ]) {
      const page = await visitor()
      await page.addInitScript(refuse)
      await page.goto('/about')
      await page.getByRole('link', { name: 'Pricing' }).first().click()
      await expectVisible(heading(page, PRICING))
      await page.waitForLoadState('networkidle')
      expect(await cachesOf(page)).toEqual([])
    }
  })
})

describe('a newer build', () => {
  const site = openSite()
  const visitor = visitorOf(site)

  it('is asked before a newer version loads, in each tab, and keeps what the open pages need', async () => {
    const page = await visitor()
    await page.goto('/contact')
    await kept(page)
    const other = await page.context().newPage()
    await other.goto('/about')
    await page.getByLabel('Message').fill('Written and not sent')

    await site.publishNewer()
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
    await expectVisible(page.getByText(READY))
    await expectVisible(other.getByText(READY))
    await page.getByRole('button', { name: 'Reload', exact: true }).click()
    await expectVisible(page.getByText('What you typed is not saved'))
    expect(await page.getByLabel('Message').inputValue()).toBe('Written and not sent')

    // What the other tab still needs of its own version is no longer on the server, nor in the browser's own cache.
    await (await other.context().newCDPSession(other)).send('Network.clearBrowserCache')
    await other.getByRole('button', { name: 'Later' }).click()
    await expectHidden(other.getByText(READY))
    await other.getByRole('link', { name: 'Pricing' }).first().click()
    await expectVisible(heading(other, PRICING))

    await page.getByRole('button', { name: 'Reload anyway' }).click()
    await page.waitForSelector('meta[name=build][content=newer]', { state: 'attached' })
    await expectVisible(page.getByLabel('Message'))
    await expectHidden(page.getByText(READY))
    expect(await other.locator('meta[name=build]').count()).toBe(0)

    // Nobody needs the older one any more.
    await Promise.all([page.close(), other.close()])
    const last = await page.context().newPage()
    await last.goto('/')
    await expect.poll(async () => (await cachesOf(last)).length).toBe(2)
  })
})

describe('a newer build, for whom the server is asked for each page', () => {
  const site = openSite()
  const visitor = visitorOf(site)

  it('is not announced to who has it already', { timeout: 120_000 }, async () => {
    const page = await visitor()
    await page.goto('/about')
    await kept(page)
    await site.publishNewer()
    await page.evaluate(() => {
      // oxlint-disable-next-line unicorn/no-document-cookie
      document.cookie = 'orrery-connect=https://api.vega.example; Path=/'
    })
    await page.goto('/about')
    await page.waitForSelector('meta[name=build][content=newer]', { state: 'attached' })
    // The worker of the one before answers until the newer build is kept: each is compared with the page. One that could
    // not be kept is asked for again whenever the tab is looked at.
    const looked = async () => {
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      return entryOfWorker(page)
    }
    await expect.poll(looked, { timeout: 60_000, interval: 1000 }).toContain('-newer.js')
    await twoFrames(page)
    expect(await page.getByText(READY).count()).toBe(0)
  })
})

describe('somebody with an account', () => {
  it('goes on without a connection with what this browser keeps, until the service says otherwise', async () => {
    const page = await newPage({
      serviceWorkers: 'allow',
      expectedProblems: [/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/, /401/],
    })
    await signedInAccount(page)
    await page.goto('/projects')
    await kept(page)
    const { origin, token } = await page.evaluate(() => ({
      origin: location.origin,
      token: (JSON.parse(localStorage.getItem('orrery-auth') ?? '{}') as { access_token: string })
        .access_token,
    }))
    const offline = page.getByText('You are offline.')
    await page.context().setOffline(true)
    for (const [path, name] of [
      ['/projects', 'Projects'],
      ['/settings', 'Settings'],
      ['/create-project?wizard=a', /./],
      ['/profile', /./],
    ] as const) {
      await page.goto(path)
      await expectVisible(heading(page, name))
      await expectVisible(offline)
      await expectHidden(page.getByText('Authentication Timeout'))
    }
    // Samples of the platform, and a dialog, were never opened in this browser before.
    await page.goto('/ai-ml-platform?tab=datasets')
    await expectVisible(page.getByRole('button', { name: 'Upload Dataset' }))
    await page.getByRole('tab', { name: 'Monitoring' }).click()
    await expectVisible(page.getByRole('button', { name: 'Refresh', exact: true }))
    await page.getByRole('button', { name: 'New Project' }).first().click()
    await expectVisible(page.getByRole('dialog'))
    await page.context().setOffline(false)
    await expectHidden(offline)

    await page.context().setOffline(true)
    await page.goto('/settings')
    await expectVisible(offline)
    // Meanwhile the session ends elsewhere.
    const config = await fetch(`${origin}/api/config`)
    const { supabaseKey: apikey } = (await config.json()) as { supabaseKey: string }
    const ended = await fetch(`${origin}/auth/v1/logout?scope=global`, {
      method: 'POST',
      headers: { apikey, authorization: `Bearer ${token}` },
    })
    expect(ended.status).toBe(204)
    await page.context().setOffline(false)
    await expectVisible(page.getByRole('heading', { name: 'Authentication Required' }))
    expect(await page.evaluate(() => localStorage.getItem('orrery-auth'))).toBeNull()
  })

  it('signs out without a connection, and is told what could not be done', async () => {
    const page = await newPage({ serviceWorkers: 'allow' })
    await signedInAccount(page)
    await page.goto('/projects')
    await kept(page)
    await expectVisible(page.getByRole('button', { name: 'Delete Storefront' }))
    await page.context().setOffline(true)
    await page.getByRole('button', { name: /account menu/ }).click()
    await page.getByRole('menuitem', { name: 'Sign Out' }).click()
    await expectVisible(page.getByText(/^You are signed out in this browser\. Without a connection/))
    expect(await page.evaluate(() => localStorage.getItem('orrery-auth'))).toBeNull()
  })

  it('whose session was unused for too long is told so under a title of its own', async () => {
    const page = await newPage({ serviceWorkers: 'allow', expectedProblems: [/ERR_/] })
    await signedInAccount(page)
    await page.goto('/projects')
    await kept(page)
    await page.evaluate(() => {
      const session = JSON.parse(localStorage.getItem('orrery-auth') ?? '{}') as { expires_at: number }
      localStorage.setItem('orrery-auth', JSON.stringify({ ...session, expires_at: 1 }))
    })
    await page.context().setOffline(true)
    await page.reload()
    await expectVisible(heading(page, 'Authentication Timeout'))
    expect(await page.title()).toBe('Authentication Timeout · Orrery')
  })

  it('finds the app without a connection, and can be rid of the copy', async () => {
    const page = await newPage({
      serviceWorkers: 'allow',
      expectedProblems: [/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/],
    })
    const account = await signedInAccount(page)
    await page.goto('/projects')
    await kept(page)
    await page.context().setOffline(true)
    await page.goto('/projects')
    await expectVisible(page.getByRole('navigation', { name: 'Workspace' }))
    await expectVisible(page.getByText('You are offline.'))
    await expectVisible(page.getByRole('heading', { name: 'Projects', level: 1 }))
    await page.context().setOffline(false)
    await expectHidden(page.getByText('You are offline.'))
    await expectVisible(page.getByRole('heading', { name: 'Projects', level: 1 }))

    await page.goto('/profile')
    await page.getByRole('button', { name: /account menu/ }).click()
    await page.getByRole('menuitem', { name: 'Sign Out' }).click()
    await expectVisible(page.getByRole('link', { name: 'Sign In' }).first())
    // Nothing but public files: no answer of the backend, and no page with a token in its address.
    const addresses = await page.evaluate(async () => {
      const names = await caches.keys()
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return requests.flat().map(({ url }) => new URL(url).pathname)
    })
    expect(addresses.length).toBeGreaterThan(50)
    expect(addresses.filter((path) => /^\/(api|auth\/|rest|functions|mailbox|reset)/.test(path))).toEqual([])

    const anyOf = (text: string) => [account.email, account.username].filter((word) => text.includes(word))
    expect(anyOf(await textsIn(page))).toEqual([])

    await page.goto('/signin')
    await signIn(page, account)
    await expectUrl(page, '/')
    await page.goto('/settings')
    await expectVisible(page.getByText(/This browser keeps [\d.]+ MB of Orrery\./))
    await page.getByLabel(/Keep Orrery for offline use/).uncheck()
    await expectVisible(page.getByText('Nothing is kept. Orrery needs a connection here.'))
    expect([await registrations(page), await cachesOf(page)]).toEqual([0, []])
    await page.goto(`${served().baseUrl}/about`)
    await page.waitForLoadState('networkidle')
    expect(await registrations(page)).toBe(0)
  })
})
