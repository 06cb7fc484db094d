import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectVisible, openBrowser } from './kit'

// SET-03, in a real browser: what is painted follows every choice at once, without a reload.

const { newPage } = openBrowser()

const DARK = 'rgb(12, 15, 20)'
const LIGHT = 'rgb(250, 248, 244)'

/** What the page is painted with: the background behind everything, and the scheme of the browser's own controls. */
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
  it('paints the page anew with every choice, both ways', async () => {
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

  it('follows the system in auto, and only there', async () => {
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

  it('is there before anything of the app is: nothing flashes on load', async () => {
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
