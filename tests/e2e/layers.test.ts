import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectHidden, expectVisible, openBrowser, signedInAccount } from './kit'

// What lies over the page goes by a click beside it and by Escape, in the app as it is built.

const { newPage } = openBrowser()

/** The library listens from the second frame on, and nobody clicks before. */
const twoFrames = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
      ),
  )

it('the user menu closes on an outside click and by Escape (NAV-03)', async () => {
  const page = await newPage()
  await signedInAccount(page)
  await page.goto('/profile')
  const trigger = page.getByRole('button', { name: /account menu/ })
  const menu = page.getByRole('menu')
  // Several times: a menu that waits for the end of an animation misses it now and then.
  for (let time = 1; time <= 5; time++) {
    await trigger.click()
    await expectVisible(menu)
    await twoFrames(page)
    await page.mouse.click(700, 600)
    await expectHidden(menu)
    expect(await trigger.getAttribute('aria-expanded')).toBe('false')
  }

  await trigger.click()
  await expectVisible(menu)
  await page.keyboard.press('Escape')
  await expectHidden(menu)
})

it('the New Project modal closes on a click on its overlay and by Escape (GRD-07)', async () => {
  const page = await newPage()
  await signedInAccount(page)
  await page.goto('/profile')
  const modal = page.getByRole('dialog')
  const leave = [() => page.mouse.click(10, 400), () => page.keyboard.press('Escape')]
  for (const go of leave) {
    await page.getByRole('banner').getByRole('button', { name: 'New Project' }).click()
    await expectVisible(modal)
    await twoFrames(page)
    await go()
    await expectHidden(modal)
  }
})
