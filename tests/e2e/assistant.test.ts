import { expect, it } from 'vitest'
import { expectHidden, expectUrl, expectVisible, openBrowser, openCompletions, signedInAccount } from './kit'

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

it('answers a question asked by keyboard alone, with links to follow (AST-02, AST-03, AST-10)', async () => {
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

it('keeps one conversation across tabs and reloads, and restores it after clearing (AST-07, AST-08)', async () => {
  const page = await newPage()
  // Only paragraphs count, because a suggestion has the same words.
  const asked = (one: Page) =>
    chat(one).getByRole('paragraph').filter({ hasText: 'Which roles does a team have?' })
  await page.goto('/pricing')
  await opener(page).click()
  await ask(page, 'Which roles does a team have?')
  await expectVisible(chat(page).getByText(/The documentation says/))
  const other = await page.context().newPage()
  await other.goto('/docs')
  await opener(other).click()
  await expectVisible(asked(other))
  await ask(other, 'What data formats are supported?')
  await expectVisible(chat(other).getByText(/CSV, JSON, Parquet, Excel/))
  await expectVisible(chat(page).getByText(/CSV, JSON, Parquet, Excel/))
  await page.reload()
  await opener(page).click()
  await expectVisible(chat(page).getByText(/CSV, JSON, Parquet, Excel/))
  await expectVisible(asked(page))
  await chat(page).getByRole('button', { name: 'Clear chat' }).click()
  await expectHidden(asked(page))
  await chat(page).getByRole('button', { name: 'Undo' }).click()
  await expectVisible(asked(page))
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

it('opens from the platform, and is hidden when the setting is off (AST-01)', async () => {
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
  await expectVisible(page.getByText('The assistant is turned off.'))
  await page.getByRole('link', { name: 'Turn it on in Settings' }).click()
  await expectUrl(page, '/settings')
})

const provider = openCompletions()

/** Signs in, adds a provider by the form, and lets it answer. */
async function withProvider() {
  const page = await newPage({ expectedProblems: [/\/v1\/chat\/completions/] })
  await signedInAccount(page)
  await page.goto('/ai-ml-platform?tab=llm')
  await page.getByRole('button', { name: 'Add Provider' }).click()
  const form = page.getByRole('dialog')
  for (const [label, text] of [
    ['Provider name', 'Vega'],
    ['Model', 'vega-1'],
    ['API Key', 'sk_test_vega_1234567890'],
    ['Endpoint URL', `${provider.origin()}/v1`],
  ] as const)
    await form.getByRole('textbox', { name: label }).fill(text)
  await form.getByRole('button', { name: 'Add Provider' }).click()
  await page.getByRole('link', { name: 'Vega' }).click()
  await page.getByRole('checkbox', { name: 'Use in the assistant' }).click()
  await page.getByRole('button', { name: 'Reload page' }).click()
  // The opened provider has the keyboard when it is there.
  await expect
    .poll(() => page.getByRole('heading', { name: 'Vega' }).evaluate((one) => one === document.activeElement))
    .toBe(true)
  await expectHidden(page.getByRole('button', { name: 'Reload page' }))
  await opener(page).click()
  await expectVisible(chat(page).getByText(`are sent to ${provider.origin()}`))
  return page
}

it('lets the user’s own provider answer, and answers itself when the provider fails', async () => {
  const page = await withProvider()
  await ask(page, 'Why?')
  await expectVisible(chat(page).getByText(/and last\.$/))
  await expectVisible(chat(page).getByText('bold', { exact: true }))
  expect(await chat(page).locator('img').count()).toBe(0)
  const [{ path, key, cookie, body } = {}] = provider.asked
  expect([path, key, cookie]).toEqual(['/v1/chat/completions', 'Bearer sk_test_vega_1234567890', undefined])
  expect(body?.messages.map(({ role, content }) => [role, content]).at(-1)).toEqual(['user', 'Why?'])

  const instead = (text: RegExp) => expectVisible(chat(page).getByText(text).last())
  await ask(page, 'refuse: How to deploy a model?')
  await instead(/^Vega rejected the API key \(401\)\. Orrery answers instead\.$/)
  await expectVisible(chat(page).getByRole('link', { name: 'Open Deployment' }))
  await ask(page, 'cors')
  await instead(/^Vega could not be reached/)
  await ask(page, 'html')
  await instead(/^Vega sent text\/html/)
  await ask(page, 'garbage')
  await instead(/^Vega sent an unreadable reply/)
  await expectVisible(chat(page).getByText('The connection was lost. This reply is incomplete.'))

  await ask(page, 'hang')
  await expectVisible(chat(page).getByText('Because', { exact: true }))
  const stop = chat(page).getByRole('button', { name: 'Stop' })
  await expectVisible(stop)
  await stop.press('Enter')
  await expectVisible(chat(page).getByText('You stopped this reply. It is incomplete.'))

  await chat(page)
    .getByRole('checkbox', { name: /^Ask Vega/ })
    .click()
  await expectVisible(chat(page).getByText('Off: answers come from the documentation, in your browser'))
  const before = provider.asked.length
  await field(page).focus()
  await ask(page, 'What data formats are supported?')
  await expectVisible(chat(page).getByText(/CSV, JSON, Parquet, Excel/))
  expect(provider.asked).toHaveLength(before)
  // The key is in the database of the providers, and nowhere else.
  const kept = await page.evaluate(
    () => JSON.stringify({ ...localStorage }) + document.cookie + location.href,
  )
  expect(kept).not.toContain('sk_test_vega')
})
