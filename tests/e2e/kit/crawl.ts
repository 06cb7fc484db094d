import type { Page } from 'playwright-core'
import { coloursInOtherTheme, axeViolations } from './axe'
import { expectVisible } from './expect'
import { type Weight, watchScripts } from './weight'

interface CrawledPage {
  links: number
  /** The ids that a link can lead to. */
  places: Set<string>
  /** What a first visit loads of scripts. */
  weight: Weight
}

export interface Crawl {
  /** By path. */
  pages: Map<string, CrawledPage>
  /** What is wrong, a line each. */
  dead: string[]
  violations: string[]
}

/** A file or a page that the server itself writes. */
const NOT_THE_APP = /\.[a-z0-9]+$|^\/mailbox/

/**
 * Visits every page that can be reached by links from `starts`, each once whatever its query, as somebody who was never
 * here, and judges it with axe in both themes. A link is dead when it leads to Page Not Found, to a file that is not
 * there, or to a place that its page does not have. What an earlier crawl has visited is not visited again.
 */
export async function crawl(page: Page, starts: readonly string[], earlier?: Crawl): Promise<Crawl> {
  const pages = new Map<string, CrawledPage>()
  const wanted: { from: string; path: string; place: string }[] = []
  const dead: string[] = []
  const violations: string[] = []
  const first = starts.filter((path) => !earlier?.pages.has(path))
  const queue = first.map((path) => ({ from: '', path }))
  const known = new Set([...first, ...(earlier?.pages.keys() ?? [])])
  const scripts = await watchScripts(page)

  for (let next = queue.shift(); next; next = queue.shift()) {
    const { from, path } = next
    if (NOT_THE_APP.test(path)) {
      const response = await page.request.get(path)
      if (!response.ok()) dead.push(`${from} -> ${path}: ${response.status()}`)
      continue
    }
    await scripts.startOver()
    await page.goto(path)
    await settled(page)
    if ((await page.getByRole('heading', { name: /^(Page Not Found|No such )/ }).count()) > 0) {
      dead.push(`${from} -> ${path}: not found`)
      continue
    }
    // Who must sign in first sees the page that asks for it, which has its own place in the queue.
    if (new URL(page.url()).pathname !== new URL(path, page.url()).pathname) continue
    const { links, ids } = await contentsOf(page)
    pages.set(path, { links: links.length, places: new Set(ids), weight: scripts.weight() })
    for (const violation of [...(await axeViolations(page)), ...(await coloursInOtherTheme(page))])
      violations.push(`${path}: ${violation}`)
    for (const link of links) {
      if (link.place) wanted.push({ from: path, path: link.path, place: link.place })
      if (known.has(link.path)) continue
      known.add(link.path)
      queue.push({ from: path, path: link.path })
    }
  }
  for (const { from, path, place } of wanted) {
    const target = pages.get(path) ?? earlier?.pages.get(path)
    if (target?.places.has(place) !== false) continue
    // What is folded comes out when the address names it.
    await page.goto(`${path}#${place}`)
    await page.reload()
    await settled(page)
    const { ids } = await contentsOf(page)
    if (!ids.includes(place)) dead.push(`${from} -> ${path}#${place}: no such place`)
  }
  return { pages, dead, violations }
}

/** The page has its heading, and nothing is on its way any more. */
async function settled(page: Page) {
  const busy = page.locator('[data-busy], [data-skeleton]')
  await expectVisible(page.getByRole('heading', { level: 1 }).first())
  if ((await busy.count()) > 0) await busy.first().waitFor({ state: 'detached' })
  await page.waitForLoadState('networkidle')
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
