import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/** How long a test waits for what should come, in ms. */
export const PATIENCE = 10_000

/** Waits until the element can be seen. */
export const expectVisible = (locator: Locator, timeout = PATIENCE): Promise<void> =>
  locator.waitFor({ state: 'visible', timeout })

/** Waits until nothing that matches can be seen: one element, or as many as a list still has of them. */
export const expectHidden = (locator: Locator, timeout = PATIENCE): Promise<void> =>
  locator.filter({ visible: true }).first().waitFor({ state: 'hidden', timeout })

/** Lets the page draw two frames: what listens or looks from the next frame on does so then. */
export const twoFrames = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
      ),
  )

/** Waits until the page is at a path; the query counts, the origin does not. */
export async function expectUrl(page: Page, expected: string | RegExp, timeout = PATIENCE): Promise<void> {
  const path = () => {
    const { pathname, search } = new URL(page.url())
    return pathname + search
  }
  const polled = expect.poll(path, { timeout })
  await (typeof expected === 'string' ? polled.toBe(expected) : polled.toMatch(expected))
}

/** Stops the clock of the page (`page.clock.install()`); it runs on only when the test lets it. */
export async function stopClock(page: Page): Promise<void> {
  // It refuses a time that has gone by.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
}

/** Lets the clock of the page run, a little at a time, until this is seen: what the browser answers without it keeps up. */
export async function runUntilVisible(locator: Locator, seconds = 60): Promise<void> {
  for (let ms = 0; ms < seconds * 1000 && !(await locator.isVisible()); ms += 250)
    await locator.page().clock.runFor(250)
  await expectVisible(locator)
}
