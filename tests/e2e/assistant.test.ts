import { expect, it } from 'vitest'
import { expectHidden, expectUrl, expectVisible, openBrowser, signedInAccount } from './kit'

// The assistant: asked by keyboard, kept over a reload, turned off, and given markup.

const { newPage } = openBrowser()
type Page = Awaited<ReturnType<typeof newPage>>

const opener = (page: Page) => page.getByRole('button', { name: /^Open AI Assistant/ }).last()
const chat = (page: Page) => page.getByRole('region', { name: 'AI Assistant' })
const field = (page: Page) => page.getByRole('textbox', { name: 'Your question' })

async function ask(page: Page, question: string) {
  await expect.poll(() => field(page).evaluate((area) => area === document.activeElement)).toBe(true)
  await page.keyboard.type(question)
  await page.keyboard.press('Enter')
}

it('is asked by keyboard alone, and its answer leads on (AST-02, AST-03, AST-10)', async () => {
  const page = await newPage()
  await page.goto('/pricing')
  await opener(page).focus()
  await page.keyboard.press('Enter')
  await expectVisible(chat(page).getByRole('link', { name: 'Getting started' }))
  await ask(page, 'What data formats are supported?')
  await expectVisible(chat(page).getByText(/CSV, JSON, Parquet, Excel/))
  await expect
    .poll(() => chat(page).getByRole('region', { name: 'Suggested questions' }).getByRole('button').count())
    .toBe(3)
  await ask(page, 'How do I start Orrery?')
  await expectVisible(chat(page).getByRole('group', { name: 'Code' }))
  await page.keyboard.press('Escape')
  await expect.poll(() => opener(page).evaluate((button) => button === document.activeElement)).toBe(true)
})

it('keeps the conversation over a reload, and clears it with a way back (AST-07, AST-08)', async () => {
  const page = await newPage()
  await page.goto('/pricing')
  await opener(page).click()
  await ask(page, 'Which roles does a team have?')
  await expectVisible(chat(page).getByText(/The documentation says/))
  await page.reload()
  await opener(page).click()
  await expectVisible(chat(page).getByText('Which roles does a team have?'))
  await chat(page).getByRole('button', { name: 'Clear chat' }).click()
  await expectHidden(chat(page).getByText('Which roles does a team have?'))
  await chat(page).getByRole('button', { name: 'Undo' }).click()
  await expectVisible(chat(page).getByText('Which roles does a team have?'))
})

it('shows typed markup as text, and does not pretend to know (AST-11)', async () => {
  const page = await newPage()
  await page.goto('/pricing')
  await opener(page).click()
  await ask(page, '<img src=x onerror="document.title=1"> **bold**')
  await expectVisible(chat(page).getByText('<img src=x onerror="document.title=1"> **bold**'))
  await expectVisible(chat(page).getByText(/^I'm not sure I understand your question completely/))
  expect(await chat(page).locator('img').count()).toBe(0)
})

it('is opened from the platform, and gone when the setting is off (AST-01)', async () => {
  const page = await newPage()
  await signedInAccount(page)
  await page.goto('/ai-ml-platform?tab=assistant')
  await page.getByRole('button', { name: 'How do I deploy a model?' }).click()
  await chat(page).getByRole('link', { name: 'Open Deployment' }).click()
  await expectUrl(page, '/ai-ml-platform?tab=deployment')
  await page.goto('/settings')
  await page.getByRole('checkbox', { name: /^Assistant/ }).click()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expectHidden(opener(page))
  await page.goto('/ai-ml-platform?tab=assistant')
  await expectVisible(page.getByText('The assistant is off.'))
  await page.getByRole('link', { name: 'Turn it on in Settings' }).click()
  await expectUrl(page, '/settings')
})
