import { describe, expect, it } from 'vitest'
import { expectHidden, expectVisible, openBrowser, twoFrames } from './kit'
import { cachesOf, entryOfWorker, heading, kept, PRICING, READY, visitorOf } from './kit/offline-copy'
import { openSite } from './kit/site'

// The copy of Orrery that a browser stores is replaced when a newer build is published.

const { newPage } = openBrowser()

describe('a newer build', () => {
  const site = openSite()
  const visitor = visitorOf(newPage, site)

  it('asks in each tab before it loads, and keeps the files that open pages need', async () => {
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
    await expectVisible(page.getByText('You have unsaved input'))
    expect(await page.getByLabel('Message').inputValue()).toBe('Written and not sent')

    // The files that the other tab still needs of its version are no longer on the server, nor in the browser's own cache.
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

    // No tab needs the older build any more.
    await Promise.all([page.close(), other.close()])
    const last = await page.context().newPage()
    await last.goto('/')
    const builds = async () => new Set((await cachesOf(last)).map((name) => name.split('-').at(-1)))
    await expect.poll(async () => (await builds()).size).toBe(1)
  })
})

describe('a newer build, when each page is requested from the server', () => {
  const site = openSite()
  const visitor = visitorOf(newPage, site)

  it('is not announced to a page that already runs it', { timeout: 120_000 }, async () => {
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
    // The worker of the older build answers until the newer build is stored. The page compares each worker's entry script
    // with its own. A build that could not be stored is requested again whenever the tab becomes visible.
    const looked = async () => {
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      return entryOfWorker(page)
    }
    await expect.poll(looked, { timeout: 60_000, interval: 1000 }).toContain('-newer.js')
    await twoFrames(page)
    expect(await page.getByText(READY).count()).toBe(0)
  })
})
