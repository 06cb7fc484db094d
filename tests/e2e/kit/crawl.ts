import type { Page } from 'playwright-core'
import { coloursInOtherTheme, axeViolations } from './axe'
import { expectVisible, twoFrames } from './expect'
import { type Sizes, type Weight, watchScripts } from './weight'

interface CrawledPage {
  links: number
  /** The ids that a link can name. */
  places: Set<string>
  /** The scripts that a first visit loads. */
  weight: Weight
}

export interface Crawl {
  /** By path. */
  pages: Map<string, CrawledPage>
  /** The dead links, a line each. */
  dead: string[]
  violations: string[]
}

/** A machine of the catalogue. */
const MACHINE = /^\/machines\/./
/** A file or a page that the server itself writes. */
const NOT_THE_APP = /\.[a-z0-9]+$|^\/mailbox/

/** Pages that are open beside each other: while one waits for the network to rest, another works. */
const TABS = 3

interface Visit {
  from: string
  path: string
}

/**
 * Visits every page that can be reached by links from `starts`, each once whatever its query, and judges it with axe in
 * both themes. A link is dead when it opens Page Not Found, a file that is not there, or a place that its page does not
 * have. Pages that an earlier crawl has visited are not visited again.
 */
export async function crawl(page: Page, starts: readonly string[], earlier?: Crawl): Promise<Crawl> {
  const found = new Map<string, Omit<CrawledPage, 'weight'> & { weight: () => Weight }>()
  const wanted: (Visit & { place: string })[] = []
  const dead: string[] = []
  const violations: string[] = []
  const first = starts.filter((path) => !earlier?.pages.has(path))
  const queue: Visit[] = first.map((path) => ({ from: '', path }))
  const known = new Set([...first, ...(earlier?.pages.keys() ?? [])])
  const sizes: Sizes = new Map()

  /** Three pages of machines speak for all: tests/unit/charts.test.ts goes through every one. */
  const spokenFor = (path: string) =>
    MACHINE.test(path) && [...known].filter((one) => MACHINE.test(one)).length >= 3

  async function visit(tab: Page, weigh: () => () => Weight, { from, path }: Visit) {
    if (NOT_THE_APP.test(path)) {
      const response = await tab.request.get(path)
      if (!response.ok()) dead.push(`${from} -> ${path}: ${response.status()}`)
      return
    }
    await tab.goto(path)
    await settled(tab)
    if ((await tab.getByRole('heading', { name: /^(Page Not Found|No such )/ }).count()) > 0) {
      dead.push(`${from} -> ${path}: not found`)
      return
    }
    // A page that needs an account redirects to the sign-in page, which has its own place in the queue.
    if (new URL(tab.url()).pathname !== new URL(path, tab.url()).pathname) return
    for (const violation of [...(await axeViolations(tab)), ...(await coloursInOtherTheme(tab))])
      violations.push(`${path}: ${violation}`)
    const { links, ids } = await contentsOf(tab)
    found.set(path, { links: links.length, places: new Set(ids), weight: weigh() })
    for (const link of links) {
      if (link.place) wanted.push({ from: path, path: link.path, place: link.place })
      if (known.has(link.path) || spokenFor(link.path)) continue
      known.add(link.path)
      queue.push({ from: path, path: link.path })
    }
  }

  const more = Array.from({ length: TABS - 1 }, () => page.context().newPage())
  const tabs = [page, ...(await Promise.all(more))]
  const watched = await Promise.all(tabs.map(async (tab) => ({ tab, weigh: await watchScripts(tab, sizes) })))
  while (queue.length > 0) {
    const next = queue.splice(0)
    const work = async ({ tab, weigh }: (typeof watched)[number]) => {
      for (let item = next.shift(); item; item = next.shift()) await visit(tab, weigh, item)
    }
    await Promise.all(watched.map(work))
  }

  const pages = new Map(
    [...found].map(([path, { weight, ...rest }]) => [path, { ...rest, weight: weight() }]),
  )
  for (const { from, path, place } of wanted) {
    const target = pages.get(path) ?? earlier?.pages.get(path)
    if (target?.places.has(place) !== false) continue
    // Folded content opens when the address names it.
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
  await alive(page)
  // Parts that are drawn once they are in sight have been requested after the second frame.
  await twoFrames(page)
  if ((await busy.count()) > 0) await busy.first().waitFor({ state: 'detached' })
}

/** Every button and the ends of the page have been taken over by the app: what looks at the page may touch it from then on. */
const alive = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll('button, header a, footer a')].every((element) =>
      Object.keys(element).some((key) => key.startsWith('__reactProps$')),
    ),
  )

/** The links within this site, and the places that a link can name. */
const contentsOf = (page: Page) =>
  page.evaluate(() => ({
    ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
    links: [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .map((anchor) => new URL(anchor.href))
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname, hash }) => ({ path: pathname, place: decodeURIComponent(hash.slice(1)) })),
  }))
