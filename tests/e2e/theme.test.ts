import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectHidden, expectVisible, openBrowser, signedInAccount } from './kit'

// SET-03, in a real browser: what is painted follows every choice at once, without a reload.

const { newPage } = openBrowser()

const DARK = 'rgb(12, 15, 20)'
const LIGHT = 'rgb(250, 248, 244)'

/** The colours of the page: the background behind everything, and the scheme of the browser's own controls. */
const painted = (page: Page) =>
  page.evaluate(() => {
    const html = getComputedStyle(document.documentElement)
    return {
      html: html.backgroundColor,
      body: getComputedStyle(document.body).backgroundColor,
      scheme: html.colorScheme,
    }
  })

const expectPainted = (page: Page, colour: string) =>
  expect
    .poll(() => painted(page))
    .toEqual({ html: colour, body: 'rgba(0, 0, 0, 0)', scheme: colour === DARK ? 'dark' : 'light' })

const choose = (page: Page, name: string | RegExp) =>
  page.getByRole('group', { name: 'Theme' }).getByRole('button', { name }).click()

describe('the theme', () => {
  it('repaints the page with every choice, in both directions', async () => {
    const page = await newPage({ colorScheme: 'light' })
    await page.goto('/')
    await expectPainted(page, DARK)
    await choose(page, 'Light')
    await expectPainted(page, LIGHT)
    await choose(page, 'Dark')
    await expectPainted(page, DARK)
    await choose(page, /^Auto/)
    await expectPainted(page, LIGHT)
    await page.reload()
    await expectPainted(page, LIGHT)
    await choose(page, 'Dark')
    await expectPainted(page, DARK)
  })

  it('follows the system in auto only', async () => {
    const page = await newPage({ colorScheme: 'dark' })
    await page.goto('/')
    await choose(page, /^Auto/)
    await expectPainted(page, DARK)
    await page.emulateMedia({ colorScheme: 'light' })
    await expectPainted(page, LIGHT)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectPainted(page, DARK)
    await choose(page, 'Light')
    await expectPainted(page, LIGHT)
    await page.emulateMedia({ colorScheme: 'light' })
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectPainted(page, LIGHT)
  })

  it('follows the choice of another tab', async () => {
    const page = await newPage()
    await page.goto('/')
    const second = await page.context().newPage()
    await second.goto('/pricing')
    await expectVisible(second.getByRole('group', { name: 'Theme' }))
    await choose(page, 'Light')
    await expectPainted(second, LIGHT)
    await choose(second, 'Dark')
    // A tab behind another one need not paint.
    await page.bringToFront()
    await expectPainted(page, DARK)
  })

  it('is applied before the app renders: nothing flashes on load', async () => {
    const page = await newPage({ expectedProblems: [/ERR_FAILED/] })
    await page.goto('/')
    await choose(page, 'Light')
    await expectPainted(page, LIGHT)
    await page.route('**/*.js', (route) => route.abort('failed'))
    await page.reload({ waitUntil: 'commit' })
    await expect
      .poll(() => painted(page).then(({ html, scheme }) => ({ html, scheme })))
      .toEqual({
        html: LIGHT,
        scheme: 'light',
      })
  })
})

describe('a page outside the dark and light themes', () => {
  it('is printed on white, without the surrounding navigation', async () => {
    const page = await newPage()
    await page.goto('/docs/getting-started')
    await expectVisible(page.getByRole('button', { name: /^Open AI Assistant/ }))
    await page.emulateMedia({ media: 'print' })
    await expect.poll(async () => (await painted(page)).html).toBe('rgb(255, 255, 255)')
    await expectVisible(page.getByRole('heading', { name: 'Start Orrery' }))
    const colour = () =>
      page.getByRole('heading', { level: 1 }).evaluate((heading) => getComputedStyle(heading).color)
    expect(await colour()).toBe('rgb(23, 26, 32)')
    for (const around of [
      page.getByRole('banner'),
      page.getByRole('contentinfo'),
      page.getByRole('navigation').first(),
      page.getByRole('button', { name: /^Open AI Assistant/ }),
    ])
      await expectHidden(around)
  })

  it('keeps its dots and bars in forced colours', async () => {
    const page = await newPage({ forcedColors: 'active' })
    await signedInAccount(page)
    await page.goto('/ai-ml-platform?tab=models')
    const completed = page.getByRole('table').getByText('Completed', { exact: true })
    await expectVisible(completed)
    const dot = await completed.evaluate((status) => {
      const { borderTopColor, borderTopWidth } = getComputedStyle(status, '::before')
      return [borderTopWidth, borderTopColor !== getComputedStyle(document.body).backgroundColor]
    })
    expect(dot).toEqual(['4px', true])
  })

  it('marks the current page of the bar in forced colours', async () => {
    const page = await newPage({ forcedColors: 'active' })
    await page.goto('/templates')
    const bar = page.getByRole('navigation', { name: 'Main' })
    const lineOf = (name: string) =>
      bar.getByRole('link', { name }).evaluate((link) => getComputedStyle(link).textDecorationLine)
    expect([await lineOf('Templates'), await lineOf('Features')]).toEqual(['underline', 'none'])
  })
})

it.each(['/projects', '/ai-ml-platform/deploy-model'])(
  'the assistant button covers nothing at the end of a page on a phone: %s',
  async (path) => {
    const page = await newPage({ viewport: { width: 375, height: 812 } })
    await signedInAccount(page)
    await page.goto(path)
    const button = page.getByRole('button', { name: /^Open AI Assistant/ })
    await expectVisible(button)
    await expectVisible(page.getByRole('button', { name: 'Support' }))
    const beneath = () =>
      button.evaluate((opener) => {
        scrollTo(0, document.documentElement.scrollHeight)
        // The parent's place counts, because the button itself moves back to the edge where something is pressed beneath it.
        const place = opener.parentElement?.getBoundingClientRect() ?? new DOMRect()
        return [...document.querySelectorAll('main :is(a, button, input, select, textarea), footer button')]
          .filter((pressed) => {
            const { left, right, top, bottom } = pressed.getBoundingClientRect()
            const beside =
              left > place.right || right < place.left || top > place.bottom || bottom < place.top
            return !beside && pressed.checkVisibility()
          })
          .map(({ textContent }) => textContent)
      })
    await expect.poll(beneath).toEqual([])
  },
)
