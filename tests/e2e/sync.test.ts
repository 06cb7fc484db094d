import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import {
  expectHidden,
  expectUrl,
  expectVisible,
  keptEntries,
  openBrowser,
  signedInAccount,
  signIn,
} from './kit'

// One account in several browsers: its work follows it, survives a time without a connection, and leaves with it.

const { newPage } = openBrowser()

/** Resolves when the account has taken the next change. Call before the change. */
const pushed = (page: Page) => page.waitForResponse(/push_documents/)
const saved = (page: Page) => expectVisible(page.locator('[data-sync=saved]'))
const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true })
/** Users look at the browser that they go to: it asks at once, where notices of the server do not come. */
const lookAt = (page: Page) => page.evaluate(() => void window.dispatchEvent(new Event('focus')))

async function rename(page: Page, from: string, to: string) {
  await page.getByRole('button', { name: `Edit ${from}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit project' })
  await dialog.getByLabel('Project Name').fill(to)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expectVisible(card(page, to))
}

it('a change appears in another browser within two seconds, an offline one later, and everything at the next sign-in', async () => {
  const expectedProblems = [/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/]
  const [here, there] = [await newPage({ expectedProblems, stream: true }), await newPage({ stream: true })]
  const account = await signedInAccount(here)
  await here.goto('/projects')
  await saved(here)
  await there.goto('/signin?returnUrl=%2Fprojects')
  await signIn(there, account)
  await expectUrl(there, '/projects')
  await saved(there)

  const sent = pushed(here)
  await rename(here, 'Storefront', 'Night Market')
  await sent
  const from = Date.now()
  await expectVisible(card(there, 'Night Market'))
  expect(Date.now() - from).toBeLessThan(2000)

  await here.context().setOffline(true)
  await rename(here, 'Night Market', 'Day Market')
  await expectVisible(here.getByText('Offline: 1 change waiting', { exact: true }).first())
  await lookAt(there)
  await saved(there)
  await expectHidden(card(there, 'Day Market'))
  const sentLate = pushed(here)
  await here.context().setOffline(false)
  await sentLate
  await expectVisible(card(there, 'Day Market'))

  // Without notices, a browser asks when it is looked at.
  const elsewhere = await newPage()
  await elsewhere.goto('/signin?returnUrl=%2Fprojects')
  await signIn(elsewhere, account)
  await expectUrl(elsewhere, '/projects')
  await expectVisible(card(elsewhere, 'Day Market'))
  await saved(elsewhere)
  const sentLast = pushed(here)
  await rename(here, 'Day Market', 'Sunday Market')
  await sentLast
  await expectVisible(card(there, 'Sunday Market'))
  await lookAt(elsewhere)
  await expectVisible(card(elsewhere, 'Sunday Market'))

  // Signing out leaves nothing of it here, and takes nothing from the others.
  await elsewhere.getByRole('button', { name: account.username }).first().click()
  await elsewhere.getByRole('menuitem', { name: 'Sign Out' }).click()
  await expectUrl(elsewhere, '/')
  const projects = async () =>
    (await keptEntries(elsewhere)).filter(({ collection }) => collection === 'projects')
  await expect.poll(async () => JSON.stringify(await projects())).not.toContain('Sunday Market')
  await lookAt(there)
  await saved(there)
  await expectVisible(card(there, 'Sunday Market'))
})
