import type { Page } from 'playwright-core'
import { describe, expect, it, onTestFinished } from 'vitest'
import { expectHidden, expectVisible, openBrowser, served, signedInAccount } from './kit'
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

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

describe('a browser that was here before', () => {
  const site = openSite()
  const visitor = () =>
    newPage({
      serviceWorkers: 'allow',
      baseURL: site.origin(),
      // It is no site of the kit's, and it is stopped in the middle.
      expectedProblems: [/^outside contact: GET http:\/\/127/, /ERR_CONNECTION_REFUSED/, /ERR_FAILED/],
    })

  it('fetches no script on its second visit, and opens the site while its server is gone', async () => {
    const page = await visitor()
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

    // What the other tab still needs of its own version is no longer on the server.
    await other.getByRole('button', { name: 'Later' }).click()
    await expectHidden(other.getByText(READY))
    await other.getByRole('link', { name: 'Pricing' }).first().click()
    await expectVisible(heading(other, 'Start free. Pay when it pays.'))

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

describe('somebody with an account', () => {
  it('finds the app without a connection, and can be rid of the copy', async () => {
    const page = await newPage({
      serviceWorkers: 'allow',
      expectedProblems: [/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/],
    })
    await signedInAccount(page)
    await page.goto('/projects')
    await kept(page)
    await page.context().setOffline(true)
    await page.goto('/projects')
    await expectVisible(page.getByRole('navigation', { name: 'Workspace' }))
    await expectVisible(page.getByText(/^You are offline\./))
    await page.context().setOffline(false)
    await expectVisible(page.getByRole('heading', { name: 'Projects', level: 1 }))

    // Nothing but public files: no answer of the backend, and no page with a token in its address.
    const addresses = await page.evaluate(async () => {
      const names = await caches.keys()
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return requests.flat().map(({ url }) => new URL(url).pathname)
    })
    expect(addresses.length).toBeGreaterThan(50)
    expect(addresses.filter((path) => /^\/(api|auth\/|rest|functions|mailbox|reset)/.test(path))).toEqual([])

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
