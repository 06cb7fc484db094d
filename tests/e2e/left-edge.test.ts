import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectVisible, openBrowser, signedInAccount } from './kit'

// Bar, heading and footer begin at one left edge, at every width (docs/design.md). The forms of the account, and pages that say
// one thing, stand in the middle of the window.

const { newPage } = openBrowser()

const WIDTHS = [1280, 768, 375]
const PUBLIC =
  '/ /features /ai-features /templates /pricing /docs /docs/getting-started /docs/hosting /about /careers /contact /roadmap /auth-diagnostic /terms /privacy /changelog /tutorials /blog /blog/why-state-machines /community /press /help /status /machines /machines/form'
const ACCOUNT =
  '/projects /projects/sample-storefront /settings /profile /create-project /create-project?wizard=a /ai-ml-platform /ai-ml-platform?tab=datasets /ai-ml-platform/upload-dataset /ai-ml-platform/api-integration /ai-ml-platform/deploy-model'

/** Where what can be seen of them begins, px: the bar's links, the heading's words, the footer's links and words. */
const edges = (page: Page) =>
  page.evaluate(() => {
    const words = (element: Element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return Math.min(...[...range.getClientRects()].filter(({ width }) => width > 1).map(({ left }) => left))
    }
    const leftmost = (of: string) =>
      Math.min(
        ...[...document.querySelectorAll(of)]
          .filter((one) => one.checkVisibility() && one.getBoundingClientRect().width > 1)
          .map(
            (one) => one.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(one).paddingLeft),
          )
          // The link past the bar stands outside until it is focused.
          .filter((left) => left >= 0),
      )
    const heading = document.querySelector('main h1')
    return {
      bar: Math.round(leftmost('header a')),
      heading: heading ? Math.round(words(heading)) : null,
      footer: Math.round(leftmost('footer :is(a, p)')),
      overflow: document.documentElement.scrollWidth - innerWidth,
    }
  })

async function measured(page: Page, path: string) {
  await page.goto(path)
  await expectVisible(page.getByRole('heading', { level: 1 }).first())
  await page.waitForLoadState('networkidle')
  const found: string[] = []
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    const { bar, heading, footer, overflow } = await edges(page)
    found.push(
      `${path} at ${width}: ${[bar, heading, footer].join(' ')} ${overflow > 0 ? 'overflows' : ''}`.trim(),
    )
  }
  return found
}

it('public pages begin where the bar and the footer do', { timeout: 180_000 }, async () => {
  const page = await newPage()
  const edge: Record<number, number> = { 1280: 40, 768: 24, 375: 16 }
  for (const path of PUBLIC.split(' '))
    expect(await measured(page, path)).toEqual(
      WIDTHS.map((width) => `${path} at ${width}: ${[edge[width], edge[width], edge[width]].join(' ')}`),
    )
})

it('pages of the app begin at the edge of the app, and none is wider than the window', {
  timeout: 180_000,
}, async () => {
  const page = await newPage()
  await signedInAccount(page)
  const edge: Record<number, number> = { 1280: 244, 768: 24, 375: 16 }
  for (const path of ACCOUNT.split(' ')) {
    const found = await measured(page, path)
    for (const [place, width] of WIDTHS.entries())
      expect(found[place]).toMatch(new RegExp(`at ${width}: \\S+ ${edge[width]} \\S+$`))
  }
})
