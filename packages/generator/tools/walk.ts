import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'

/** ms that a page may take; a development server compiles it at the first visit. */
const ARRIVES = 60_000

/**
 * Uses a generated app as a person does, by the names that all five front ends share: from the items to the account and
 * back, an item from new to gone, and out. Rejects at the first thing that is not there.
 */
export async function walk(tab: Page, flags: readonly string[]): Promise<void> {
  const has = (flag: string) => flags.includes(flag)
  const [button, heading, link] = (['button', 'heading', 'link'] as const).map(
    (role) => (name: string) => tab.getByRole(role, { name, exact: true }),
  ) as [Find, Find, Find]
  const seen = (found: ReturnType<Find>) => found.waitFor({ timeout: ARRIVES })
  await seen(heading('Status'))
  if (has('docs')) await seen(link('API documentation'))
  const page = has('api') ? 'Items' : has('ai') ? 'Assistant' : undefined
  if (page) await link(page).click()
  if (has('auth')) {
    if (!page) await link('Account').click()
    await seen(heading('Sign in'))
    await button('Create an account').click()
    await tab.getByLabel('Email', { exact: true }).fill(`${randomUUID()}@example.com`)
    await tab.getByLabel('Password (at least 8 characters)').fill('correct horse')
    await button('Create account').click()
    await seen(heading(page ?? 'Account'))
  } else if (page) await seen(heading(page))
  if (has('api')) {
    if (has('auth')) await seen(tab.getByText('No items yet.'))
    const title = `Milk ${randomUUID()}`
    await tab.getByLabel('New item').fill(title)
    await button('Add').click()
    const box = tab.getByRole('checkbox', { name: title })
    await box.click({ timeout: ARRIVES })
    await tab.getByRole('checkbox', { name: title, checked: true }).waitFor({ timeout: ARRIVES })
    await button(`Delete ${title}`).click()
    await box.waitFor({ state: 'detached', timeout: ARRIVES })
  }
  if (has('ai')) {
    await link('Assistant').click()
    await seen(tab.getByText('The assistant is off.'))
  }
  if (has('auth')) {
    await link('Account').click()
    await button('Sign out').click()
    await seen(heading('Sign in'))
  }
}

type Find = (name: string) => ReturnType<Page['getByRole']>
