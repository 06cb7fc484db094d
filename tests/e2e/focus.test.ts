import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectHidden, expectVisible, openBrowser, openUsers, signedInAccount } from './kit'

// An element that goes away, or is disabled, when it is pressed by keyboard leaves the focus in its part of the page.

const { newPage } = openBrowser()

/** Whether something that is there has the keyboard. */
const isKept = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: focused } = document
    return focused !== null && focused !== document.body && !focused.matches(':disabled')
  })

/** Presses by keyboard once the control is enabled, waits for the result, and expects that the focus is not lost. */
async function press(control: Locator, done: () => Promise<void>, key = 'Enter'): Promise<void> {
  const page = control.page()
  await expect.poll(() => control.isEnabled()).toBe(true)
  await control.focus()
  await page.keyboard.press(key)
  await done()
  await expect.poll(() => isKept(page)).toBe(true)
}

const hasKeyboard = (part: Locator) =>
  expect.poll(() => part.evaluate((one) => one.contains(document.activeElement)))

it('a suggested question and Send by mouse keep the focus in the field, and Escape closes the panel (AST-03)', async () => {
  const page = await newPage()
  await page.goto('/pricing')
  await page
    .getByRole('button', { name: /^Open AI Assistant/ })
    .last()
    .click()
  const chat = page.getByRole('region', { name: 'AI Assistant' })
  const field = chat.getByRole('textbox', { name: 'Your question' })
  const suggestions = chat.getByRole('region', { name: 'Suggested questions' }).getByRole('button')
  await press(suggestions.first(), () => expectVisible(chat.getByText('You: ').first()))
  await hasKeyboard(field).toBe(true)
  // The next suggestions come with the reply.
  await expect.poll(() => suggestions.count()).toBe(3)
  await hasKeyboard(field).toBe(true)

  await page.keyboard.type('What data formats are supported?')
  await chat.getByRole('button', { name: 'Send' }).click()
  await hasKeyboard(field).toBe(true)
  await expect.poll(() => suggestions.count()).toBe(3)

  const undo = chat.getByRole('button', { name: 'Undo' })
  await press(chat.getByRole('button', { name: 'Clear chat' }), () => expectVisible(undo))
  await press(undo, () => expectHidden(undo))
  await hasKeyboard(field).toBe(true)
  await page.keyboard.press('Escape')
  await expectHidden(chat)
})

it('the buttons that start and end editing a profile keep the focus (PRF-01)', async () => {
  const page = await newPage()
  await signedInAccount(page)
  await page.goto('/profile')
  const edit = page.getByRole('button', { name: 'Edit', exact: true })
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await press(edit, () => expectVisible(save))
  await hasKeyboard(page.getByLabel('Username')).toBe(true)
  await press(page.getByRole('button', { name: 'Cancel', exact: true }), () => expectVisible(edit))
  await hasKeyboard(edit).toBe(true)
  await press(edit, () => expectVisible(save))
  await page.getByLabel('Username').fill(`u_${Date.now().toString(36)}`)
  await press(save, () => expectVisible(edit))
})

it('the Refresh, scan and check buttons keep the focus once they are enabled again (MON-02, ADM-02)', async () => {
  const page = await newPage()
  await openUsers(page)
  await page.goto('/ai-ml-platform?tab=monitoring')
  const refresh = page.getByRole('button', { name: 'Refresh', exact: true })
  await press(refresh, () => expectVisible(page.getByRole('button', { name: 'Refreshing...' })))
  await hasKeyboard(refresh).toBe(true)
})

it('sending an event to a machine by hand keeps the focus', async () => {
  const page = await newPage()
  await page.goto('/machines/form')
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  const submit = page.getByRole('button', { name: 'Send submit', exact: true })
  await press(page.getByRole('button', { name: 'Send open', exact: true }), () => expectVisible(submit))
  await press(submit, async () => {})
  await press(page.getByRole('button', { name: 'Start again', exact: true }), async () => {})
})
