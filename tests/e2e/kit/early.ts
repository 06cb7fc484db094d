import type { Page } from 'playwright-core'
import { expect } from 'vitest'

// For journeys that look at a page before the app is there, and while it takes over.

/** The document is there, and what is held back is not waited for. */
export const EARLY = { waitUntil: 'domcontentloaded' } as const

/** Waits until the app has taken over the last thing of the page. */
export const alive = (page: Page) =>
  page.waitForFunction(() => {
    const marked = (selector: string) =>
      Object.keys(document.querySelector(selector) ?? {}).some((key) => key.startsWith('__reactProps$'))
    return marked('main > *') && marked('footer a')
  })

/** The source of a layout shift. */
type Moved = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }
/** `moved`: the text of each thing that moved, and from where to where, px. */
type Seen = { shift: number; moved: string[]; first: Element | null }

/** Notes the first element of the page and every shift, as soon as there is a document. */
export const watch = (page: Page) =>
  page.addInitScript(() => {
    const seen = { shift: 0, moved: [] as string[], first: null as Element | null }
    Object.assign(window, { seen })
    document.addEventListener('DOMContentLoaded', () => {
      seen.first = document.querySelector('#root > *')
    })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: Moved[] })[]) {
        seen.shift += entry.value
        for (const { node, previousRect: from, currentRect: to } of entry.sources)
          seen.moved.push(`${node?.textContent?.slice(0, 40)} ${[from.x, from.y, to.x, to.y].join(' ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

export const seen = (page: Page) =>
  page.evaluate(() => {
    const { shift, moved, first } = (window as unknown as { seen: Seen }).seen
    return { shift, moved, kept: first !== null && document.contains(first) }
  })

/** Expects that nothing has moved since the first paint; the message names the text that has. */
export async function expectStill(page: Page): Promise<void> {
  const { shift, moved } = await seen(page)
  expect(shift, moved.join('\n')).toBeLessThan(0.001)
}

/** Holds back the app itself, or another file of it, until the returned function is called. */
export async function heldBack(page: Page, file = 'start'): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(`**/assets/${file}-*.js`, async (route) => {
    await held
    await route.continue()
  })
  return release
}

export const keepTheme = (page: Page, theme: string) =>
  page.addInitScript((data) => localStorage.setItem('orrery:theme', JSON.stringify({ v: 1, data })), theme)
