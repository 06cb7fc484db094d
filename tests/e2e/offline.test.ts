import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it, onTestFinished } from 'vitest'
import { expectVisible, openBrowser } from './kit'
import { cachesOf, heading, kept, PRICING, registrations, textsIn, visitorOf } from './kit/offline-copy'
import { openSite } from './kit/site'

// The copy of Orrery that a browser keeps. With `newer-build` and `offline-account` the only journeys whose browsers may have a service worker.

const { newPage } = openBrowser()

describe('a returning browser', () => {
  const site = openSite()
  const visitor = visitorOf(newPage, site)

  it('fetches no script on its second visit, and opens the site while the server is down', async () => {
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
    // A visitor without an account here is asked to sign in, as with a connection.
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

  it('stores the default policies, and asks the server for a page whose policy may differ', async () => {
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

  it('accepts no response of a captive portal', async () => {
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

  it('removes the worker and its caches when the offline copy does not fit', async () => {
    const page = await visitor()
    const session = await page.context().newCDPSession(page)
    await session.send('Storage.overrideQuotaForOrigin', { origin: site.origin(), quotaSize: 700_000 })
    site.takeAsked()
    await page.goto('/about')
    const asked: string[] = []
    // Only the worker asks for every page.
    await expect
      .poll(() => asked.push(...site.takeAsked()) && asked.includes('/features'), { timeout: 20_000 })
      .toBe(true)
    await expect
      .poll(async () => [await registrations(page), await cachesOf(page)], { timeout: 20_000 })
      .toEqual([0, []])
    await page.getByRole('link', { name: 'Pricing' }).first().click()
    await expectVisible(heading(page, PRICING))
  })

  it('opens the page of a link to a state when the inspector does not load', async () => {
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

  it('works the same without a service worker or storage', async () => {
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
