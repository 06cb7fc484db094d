import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { openBrowser } from './browser'
import type { openSite } from './site'

// For journeys with the copy of Orrery that a browser keeps.

/** Waits until everything is kept that is kept from the beginning. */
export const kept = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state ?? 'none'), { timeout: 30_000 })
    .toBe('activated')

export const READY = 'A new version of Orrery is ready'

export const cachesOf = (page: Page) => page.evaluate(() => caches.keys())
export const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)

export const PRICING = 'Free today'

/** Everything that is kept of every cache, as text. */
export const textsIn = (page: Page) =>
  page.evaluate(async () => {
    const all = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).matchAll()),
    )
    return (await Promise.all(all.flat().map((response) => response.text()))).join('\n')
  })

/** The script that the pages of the worker start with which answers this page. */
export const entryOfWorker = (page: Page) =>
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
export const visitorOf =
  (newPage: ReturnType<typeof openBrowser>['newPage'], site: ReturnType<typeof openSite>) =>
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

export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
