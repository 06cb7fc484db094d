import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectVisible, openBrowser, signedInAccount } from './kit'

// The assistant's button is on every page, always round and always in its corner. Pages leave the corner free.

const { newPage } = openBrowser()

/** 640 by 400 is a window of 1280 by 800 at 200 percent. */
const SIZES = [
  { width: 1280, height: 800 },
  { width: 768, height: 1024 },
  { width: 375, height: 812 },
  { width: 640, height: 400 },
]

/** The names of the controls under the button, at a grid of points 8 px apart. */
const under = (page: Page, bars = '*') =>
  page.getByRole('button', { name: /^Open AI Assistant/ }).evaluate((button, within) => {
    const PRESSED = 'a, button, input, select, textarea, label, summary, [role=button], [role=tab]'
    const { left, top, width, height } = button.getBoundingClientRect()
    const covered = new Set<string>()
    for (let x = 0; x <= width; x += 8)
      for (let y = 0; y <= height; y += 8)
        for (const element of document.elementsFromPoint(left + x, top + y)) {
          const control = element.closest(PRESSED)
          if (control && control !== button && !button.contains(control) && control.closest(within))
            covered.add(control.getAttribute('aria-label') ?? control.textContent ?? control.localName)
        }
    return [...covered]
  }, bars)

/** Looks at a page in every size, scrolled to its end. */
async function expectRoom(page: Page, path: string) {
  await page.goto(path)
  await expectVisible(page.getByRole('heading', { level: 1 }).first())
  await page.waitForLoadState('networkidle')
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await expect
      .poll(
        async () => {
          await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
          return under(page)
        },
        { message: `${path} at ${size.width}` },
      )
      .toEqual([])
    const shape = await page.getByRole('button', { name: /^Open AI Assistant/ }).evaluate((button) => {
      const { width, height } = button.getBoundingClientRect()
      return [width, height, getComputedStyle(button).clipPath]
    })
    expect(shape).toEqual([48, 48, 'none'])
  }
}

describe('the corner of the assistant (AST-01)', () => {
  it.each(['/', '/pricing', '/docs/choosing-a-stack', '/templates', '/contact', '/roadmap'])(
    'is free at the end of %s',
    async (path) => {
      await expectRoom(await newPage(), path)
    },
  )

  it('is free at the end of pages of the app', { timeout: 120_000 }, async () => {
    const page = await newPage()
    await signedInAccount(page)
    for (const path of [
      '/projects',
      '/projects/sample-storefront',
      '/ai-ml-platform?tab=models',
      '/ai-ml-platform?tab=deployment',
      '/ai-ml-platform/upload-dataset',
      '/settings',
      '/profile',
    ])
      await expectRoom(page, path)
  })

  it('is free in the bars of a wizard, wherever the page is scrolled to', async () => {
    const page = await newPage()
    await signedInAccount(page)
    for (const path of ['/ai-ml-platform/deploy-model', '/create-project']) {
      await page.goto(path)
      await expectVisible(page.getByRole('button', { name: 'Continue' }))
      for (const size of SIZES) {
        await page.setViewportSize(size)
        for (const part of [0, 0.5, 1]) {
          await page.evaluate((y) => scrollTo(0, y * document.documentElement.scrollHeight), part)
          expect(
            await under(page, '[data-wizard] section > div:last-child'),
            `${path} at ${size.width}`,
          ).toEqual([])
        }
      }
    }
  })

  it('is free in the middle of a narrow page that is scrolled down; scrolling up or the keyboard brings the button back', async () => {
    const page = await newPage()
    await page.setViewportSize({ width: 375, height: 812 })
    await page.goto('/pricing')
    await page.waitForLoadState('networkidle')
    const button = page.getByRole('button', { name: 'Open AI Assistant' }).last()
    const look = () =>
      button.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect()
        const hit = document.elementFromPoint(left + width / 2, top + height / 2)
        return {
          pressed: element.contains(hit),
          opacity: getComputedStyle(element.parentElement as Element).opacity,
        }
      })
    const shown = { pressed: true, opacity: '1' }
    const away = { pressed: false, opacity: '0' }
    await expect.poll(look).toEqual(shown)
    await page.mouse.wheel(0, 600)
    await expect.poll(look).toEqual(away)
    await page.mouse.wheel(0, -100)
    await expect.poll(look).toEqual(shown)
    await page.keyboard.press('Tab')
    await page.mouse.wheel(0, 600)
    await expect.poll(look).toEqual(away)
    await button.focus()
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100)
    await expect.poll(look).toEqual(shown)
    await page.keyboard.press('Enter')
    await expectVisible(page.getByRole('textbox', { name: 'Your question' }))
  })

  it('on a wide page always has its button', async () => {
    const page = await newPage()
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/pricing')
    await page.waitForLoadState('networkidle')
    await page.mouse.wheel(0, 600)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
    await page.getByRole('button', { name: 'Open AI Assistant' }).last().click()
    await expectVisible(page.getByRole('textbox', { name: 'Your question' }))
  })
})
