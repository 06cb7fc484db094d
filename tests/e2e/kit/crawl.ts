import type { Page } from 'playwright-core'
import { axeViolations } from './axe'
import { expectVisible } from './expect'

export interface Crawl {
  /** Paths of the pages, with their number of links. */
  pages: Map<string, number>
  /** What is wrong, a line each. */
  dead: string[]
  violations: string[]
}

/** A file or a page that the server itself writes. */
const NOT_THE_APP = /\.[a-z0-9]+$|^\/mailbox/

/**
 * Visits every page that can be reached by links from `start`, each once whatever its query, and judges it with axe.
 * A link is dead when it leads to Page Not Found, to a file that is not there, or to a place that its page does not have.
 */
export async function crawl(page: Page, start: string): Promise<Crawl> {
  const pages = new Map<string, number>()
  const places = new Map<string, Set<string>>()
  const wanted: { from: string; path: string; place: string }[] = []
  const dead: string[] = []
  const violations: string[] = []
  const queue = [{ from: '', path: start }]
  const known = new Set([start])

  for (let next = queue.shift(); next; next = queue.shift()) {
    const { from, path } = next
    if (NOT_THE_APP.test(path)) {
      const response = await page.request.get(path)
      if (!response.ok()) dead.push(`${from} -> ${path}: ${response.status()}`)
      continue
    }
    await page.goto(path)
    await settled(page)
    if ((await page.getByRole('heading', { name: /^(Page Not Found|No such )/ }).count()) > 0) {
      dead.push(`${from} -> ${path}: not found`)
      continue
    }
    const { links, ids } = await contentsOf(page)
    pages.set(path, links.length)
    places.set(path, new Set(ids))
    violations.push(...(await axeViolations(page)).map((violation) => `${path}: ${violation}`))
    for (const link of links) {
      if (link.place) wanted.push({ from: path, path: link.path, place: link.place })
      if (known.has(link.path)) continue
      known.add(link.path)
      queue.push({ from: path, path: link.path })
    }
  }
  for (const { from, path, place } of wanted)
    if (places.get(path)?.has(place) === false) dead.push(`${from} -> ${path}#${place}: no such place`)
  return { pages, dead, violations }
}

/** The page has its heading, and nothing is on its way any more. */
async function settled(page: Page) {
  await expectVisible(page.getByRole('heading', { level: 1 }).first())
  await page.waitForLoadState('networkidle')
  const busy = page.locator('[data-skeleton]')
  if ((await busy.count()) > 0) await busy.first().waitFor({ state: 'detached' })
}

/** The links within this site, and the places that a link can lead to. */
const contentsOf = (page: Page) =>
  page.evaluate(() => ({
    ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
    links: [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .map((anchor) => new URL(anchor.href))
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname, hash }) => ({ path: pathname, place: decodeURIComponent(hash.slice(1)) })),
  }))
