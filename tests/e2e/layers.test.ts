import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectHidden, expectUrl, expectVisible, openBrowser, signedInAccount, twoFrames } from './kit'
import { EARLY, heldBack } from './kit/early'

// A layer over the page closes by a click beside it and by Escape, in the app as it is built.

const { newPage } = openBrowser()

const accountButton = (page: Page) => page.getByRole('button', { name: /account menu/ })

it('the user menu closes on an outside click and by Escape (NAV-03)', async () => {
  const page = await newPage()
  await signedInAccount(page)
  await page.goto('/profile')
  const trigger = accountButton(page)
  const menu = page.getByRole('menu')
  // Several times: a menu that waits for the end of an animation misses it now and then.
  for (let time = 1; time <= 5; time++) {
    await trigger.click()
    await expectVisible(menu)
    await page.mouse.click(700, 600)
    await expectHidden(menu)
    expect(await trigger.getAttribute('aria-expanded')).toBe('false')
  }

  await trigger.click()
  await expectVisible(menu)
  await page.keyboard.press('Escape')
  await expectHidden(menu)
})

it.each([
  { way: 'a click beside it', takeBack: (page: Page) => page.mouse.click(700, 600) },
  { way: 'Escape', takeBack: (page: Page) => page.keyboard.press('Escape') },
  { way: 'a second press', takeBack: (page: Page) => accountButton(page).click() },
])('the user menu does not open when $way cancels it while it loads', async ({ takeBack }) => {
  const page = await newPage()
  await signedInAccount(page)
  const release = await heldBack(page, 'UserMenu')
  const menu = page.getByRole('menu')
  await page.goto('/profile')
  await accountButton(page).click()
  await takeBack(page)
  const arrived = page.waitForResponse(/\/assets\/UserMenu-/)
  release()
  // The same module: it has run once this resolves.
  await page.evaluate(`import('${(await arrived).url()}').then(() => null)`)
  await twoFrames(page)
  await twoFrames(page)
  expect(await menu.count()).toBe(0)
  expect(await accountButton(page).getAttribute('aria-expanded')).toBe('false')
  await accountButton(page).click()
  await expectVisible(menu)
})

it('the user menu closes on a press at the moment it appears, and on a press that removes its own target', async () => {
  const page = await newPage()
  await signedInAccount(page)
  await page.goto('/profile')
  const menu = page.getByRole('menu')
  await accountButton(page).hover()
  await page.evaluate(() => {
    const press = () =>
      document.querySelector('main')?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    const watched = new MutationObserver(() => {
      if (!document.querySelector('[role=menu]')?.checkVisibility()) return
      watched.disconnect()
      press()
      document.body.dataset.pressed = ''
    })
    watched.observe(document, { childList: true, subtree: true, attributes: true })
  })
  await accountButton(page).click()
  await page.locator('body[data-pressed]').waitFor()
  await expectHidden(menu)

  await accountButton(page).click()
  await expectVisible(menu)
  await page.evaluate(() => {
    const room = document.createElement('div')
    room.style.cssText = 'position: fixed; left: 600px; top: 500px; width: 200px; height: 200px'
    room.addEventListener('pointerdown', () => room.remove())
    document.querySelector('main')?.append(room)
  })
  await page.mouse.click(700, 600)
  await expectHidden(menu)
})

it('the user menu stays open when the page moves the focus, and Tab leaves it', async () => {
  const page = await newPage()
  await signedInAccount(page)
  await page.goto('/profile')
  const menu = page.getByRole('menu')
  await accountButton(page).click()
  await expectVisible(menu)
  await page.evaluate(() => document.querySelector('main')?.focus())
  await twoFrames(page)
  await twoFrames(page)
  expect(await menu.isVisible()).toBe(true)
  await menu.focus()
  await page.keyboard.press('Tab')
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

it('the New Project modal closes with its page, and asks before input is lost', async () => {
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
  // From here on the app follows its links; before it is alive the browser does (see below).
  await expectVisible(accountButton(page).first())
  // On a slow page the modal is not there yet when the user goes back.
  const release = await heldBack(page, 'create-project')
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
  await modal.getByLabel('Project name').fill('Night Sky')
  await page.goBack({ waitUntil: 'commit' })
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expectUrl(page, '/projects')
  expect(await modal.getByLabel('Project name').inputValue()).toBe('Night Sky')
  await page.goBack({ waitUntil: 'commit' })
  await question.getByRole('button', { name: 'Leave' }).click()
  await expectUrl(page, '/settings')
  await expectHidden(modal)
})

it('when a link was followed before hydration, the browser asks before input is lost', async () => {
  const page = await newPage()
  await signedInAccount(page)
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.dismiss()
  })
  const release = await heldBack(page)
  await page.goto('/settings', EARLY)
  await page.getByRole('link', { name: 'Projects' }).first().click()
  await expectVisible(page.getByRole('heading', { name: 'My Projects' }))
  release()
  await page.getByRole('button', { name: 'New Project' }).first().click()
  const modal = page.getByRole('dialog', { name: 'New Project' })
  await modal.getByRole('checkbox', { name: 'Auto-save' }).uncheck()
  await modal.getByLabel('Project name').fill('Night Sky')
  await page.evaluate(() => history.back())
  await expect.poll(() => asked).toEqual(['beforeunload'])
  await expectUrl(page, '/projects')
  expect(await modal.getByLabel('Project name').inputValue()).toBe('Night Sky')
})
