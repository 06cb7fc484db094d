import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectHidden, expectUrl, expectVisible, openBrowser, signedInAccount, twoFrames } from './kit'

// What lies over the page goes by a click beside it and by Escape, in the app as it is built.

const { newPage } = openBrowser()

/** Holds back the code of the New Project modal. Returns what lets it go. */
async function slowDialog(page: Page): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/assets\/create-project-/, async (route) => {
    await held
    await route.continue().catch(() => undefined)
  })
  return release
}

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
    // The library listens from the second frame on, and nobody clicks before.
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

it('the New Project modal goes with the page that it was opened on, and asks before what was typed is lost', async () => {
  const page = await newPage()
  await signedInAccount(page)
  const modal = page.getByRole('dialog', { name: 'New Project' })
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  const open = () => page.getByRole('button', { name: 'New Project' }).first().click()
  const toProjects = async () => {
    await page.getByRole('link', { name: 'Projects' }).first().click()
    await expectVisible(page.getByRole('heading', { name: 'My Projects' }))
  }
  await page.goto('/settings')
  // On a slow page the modal is not there yet when somebody goes back.
  const release = await slowDialog(page)
  await toProjects()
  await open()
  await page.goBack({ waitUntil: 'commit' })
  await expectVisible(page.getByRole('heading', { name: 'Settings', level: 1 }))
  release()
  await toProjects()
  expect(await modal.count()).toBe(0)

  await open()
  await expectVisible(modal)
  await page.goBack({ waitUntil: 'commit' })
  await expectHidden(modal)
  await expectVisible(page.getByRole('heading', { name: 'Settings', level: 1 }))

  await toProjects()
  await open()
  await modal.getByRole('checkbox', { name: 'Auto-save' }).uncheck()
  await modal.getByLabel('Project Name').fill('Night Sky')
  await page.goBack({ waitUntil: 'commit' })
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expectUrl(page, '/projects')
  expect(await modal.getByLabel('Project Name').inputValue()).toBe('Night Sky')
  await page.goBack({ waitUntil: 'commit' })
  await question.getByRole('button', { name: 'Leave' }).click()
  await expectUrl(page, '/settings')
  await expectHidden(modal)
})
