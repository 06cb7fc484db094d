import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { knownPages } from '../../scripts/site/pages'
import { expectVisible, openBrowser, signedInAccount } from './kit'

// Bar, heading and footer begin at one left edge, at every width (docs/design.md). The forms of the account, and pages with
// a single message, are in the middle of the window.

const { newPage } = openBrowser()

const PUBLIC =
  '/ /features /ai-features /templates /pricing /docs /docs/getting-started /docs/hosting /about /careers /contact /roadmap /auth-diagnostic /terms /privacy /changelog /tutorials /blog /blog/why-state-machines /community /press /help /status /machines /machines/form /templates/storefront/source'
const ACCOUNT =
  '/projects /projects/sample-storefront /settings /profile /create-project /create-project?wizard=a /ai-ml-platform /ai-ml-platform?tab=datasets /ai-ml-platform/datasets/dataset-1 /ai-ml-platform/upload-dataset /ai-ml-platform/train /ai-ml-platform/connect /ai-ml-platform/api-integration /ai-ml-platform/deploy-model'

/** Where the visible bar links, heading and footer begin, and the size of the heading, px. */
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
          // The link past the bar is outside the window until it is focused.
          .filter((left) => left >= 0),
      )
    const heading = document.querySelector('main h1')
    return {
      bar: Math.round(leftmost('header a')),
      heading: heading ? Math.round(words(heading)) : null,
      footer: Math.round(leftmost('footer :is(a, p)')),
      size: heading ? Number.parseFloat(getComputedStyle(heading).fontSize) : null,
      overflow: Math.max(0, document.documentElement.scrollWidth - innerWidth),
    }
  })

/** Pages in the middle of the window, pages that this account may not open, comparisons of nothing, and runs that
 * are not there. */
const OTHERS =
  '/signin /signup /forgot-password /reset-password /shared/token /unauthorized /auth/callback /diagnostics /ai-ml-platform/datasets/dataset-1/compare /ai-ml-platform/runs /ai-ml-platform/runs/compare /ai-ml-platform/runs/none /ai-ml-platform/models/none /ai-ml-platform/endpoints/none'

/** One of each kind of page is enough: `/docs/hosting` looks like every other article. */
const kindOf = (path: string) =>
  path
    .replace(/\?.*/, '')
    .replace(
      /^\/(docs|blog|machines|projects|shared|templates|ai-ml-platform\/datasets|ai-ml-platform\/runs|ai-ml-platform\/models|ai-ml-platform\/endpoints)\/(?!compare$)[^/]+/,
      '/$1/:id',
    )

it('every kind of page is looked at', () => {
  const looked = new Set([PUBLIC, ACCOUNT, OTHERS].flatMap((paths) => paths.split(' ')).map(kindOf))
  expect(
    knownPages()
      .map(kindOf)
      .filter((path) => !looked.has(path)),
  ).toEqual([])
})

const HEADING = { 1280: 40, 768: 24, 375: 16 }
const APP_HEADING = { 1280: 244, 768: 24, 375: 16 }
/** px of the words of an h1: one size on the public site, one in the app. */
const SIZE = { 1280: 46, 768: 46, 375: 34 }
const APP_SIZE = 20

/** Opens a page and looks at it at each width until it is laid out as it should be. */
async function look(page: Page, path: string, check: (width: keyof typeof HEADING) => Promise<void>) {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(path)
  await expectVisible(page.getByRole('heading', { level: 1 }).first())
  for (const width of [1280, 768, 375] as const) {
    await page.setViewportSize({ width, height: 800 })
    await check(width)
  }
}

it('the content of public pages is aligned with the bar and the footer', { timeout: 180_000 }, async () => {
  const page = await newPage()
  for (const path of PUBLIC.split(' '))
    await look(page, path, async (width) => {
      const left = HEADING[width]
      await expect
        .poll(() => edges(page), { message: `${path} at ${width}` })
        .toEqual({ bar: left, heading: left, footer: left, size: SIZE[width], overflow: 0 })
    })
})

it('the content of app pages starts at the edge of the app, and no page is wider than the window', {
  timeout: 180_000,
}, async () => {
  const page = await newPage()
  await signedInAccount(page)
  for (const path of ACCOUNT.split(' '))
    await look(page, path, (width) =>
      expect
        .poll(() => edges(page), { message: `${path} at ${width}` })
        .toMatchObject({ heading: APP_HEADING[width], size: APP_SIZE, overflow: 0 }),
    )
})
