import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectVisible, expectHidden, openBrowser, openUsers, signedInAccount } from './kit'

// What goes away, or is disabled, when it is pressed by keyboard leaves the keyboard in the part of the page that it was in.

const { newPage } = openBrowser()

/** Where the keyboard is: `body` when it is lost. */
const place = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: focused } = document
    return focused && focused !== document.body && !focused.matches(':disabled') ? 'kept' : 'body'
  })

/** Presses by keyboard, waits until that is done, and looks where the keyboard is. */
async function pressed(control: Locator, done: () => Promise<void>, key = 'Enter'): Promise<void> {
  await control.focus()
  const page = control.page()
  await page.keyboard.press(key)
  await done()
  await expect.poll(() => place(page)).toBe('kept')
}

const focusIn = (part: Locator) => expect.poll(() => part.evaluate((one) => one.contains(document.activeElement)))

it('a suggested question, and Send by mouse, leave the keyboard in the field, and Escape closes the panel (AST-03)', async () => {
  const page = await newPage()
  await page.goto('/pricing')
  await page.getByRole('button', { name: /^Open AI Assistant/ }).last().click()
  const chat = page.getByRole('region', { name: 'AI Assistant' })
  const field = chat.getByRole('textbox', { name: 'Your question' })
  const suggestions = chat.getByRole('region', { name: 'Suggested questions' }).getByRole('button')
  await pressed(suggestions.first(), () => expectVisible(chat.getByText('You: ').first()))
  await focusIn(field).toBe(true)
  // The next ones come with the reply.
  await expect.poll(() => suggestions.count()).toBe(3)
  await focusIn(field).toBe(true)

  await page.keyboard.type('What data formats are supported?')
  await chat.getByRole('button', { name: 'Send' }).click()
  await focusIn(field).toBe(true)
  await expect.poll(() => suggestions.count()).toBe(3)

  await pressed(chat.getByRole('button', { name: 'Clear chat' }), () =>
    expectVisible(chat.getByRole('button', { name: 'Undo' })),
  )
  await pressed(chat.getByRole('button', { name: 'Undo' }), () =>
    expectHidden(chat.getByRole('button', { name: 'Undo' })),
  )
  await focusIn(field).toBe(true)
  await page.keyboard.press('Escape')
  await expectHidden(chat)
})
