import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import {
  contentOf,
  expectHidden,
  expectUrl,
  expectVisible,
  storedEntries,
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
    (await storedEntries(elsewhere)).filter(({ collection }) => collection === 'projects')
  await expect.poll(async () => JSON.stringify(await projects())).not.toContain('Sunday Market')
  await lookAt(there)
  await saved(there)
  await expectVisible(card(there, 'Sunday Market'))

  // A browser that stores nothing downloads all of it.
  const bare = await newPage()
  await bare.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }))
  await bare.goto('/signin?returnUrl=%2Fprofile')
  await signIn(bare, account)
  await expectUrl(bare, '/profile')
  const download = bare.waitForEvent('download')
  await bare.getByRole('button', { name: 'Download Data' }).click()
  const data = JSON.parse((await contentOf(await download)).toString())
  expect(data).toMatchObject({ documents: { project: [{ data: { name: 'Sunday Market' } }] } })
})

it('work that was not saved yet stays at sign-out, the next page says so, and the next sign-in saves it', async () => {
  const page = await newPage({ expectedProblems: [/ERR_FAILED/] })
  const account = await signedInAccount(page)
  await page.goto('/projects')
  await saved(page)
  await page.route('**/rpc/push_documents', (route) => route.abort())
  await rename(page, 'Storefront', 'Night Market')
  await page.getByRole('button', { name: account.username }).first().click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await expectUrl(page, '/')
  const notice = page.getByRole('alert').filter({ hasText: 'Your work is still in this browser.' })
  await expectVisible(notice.getByText('1 change has not reached your account.'))
  await page.unroute('**/rpc/push_documents')
  await notice.getByRole('link', { name: 'Sign in' }).click()
  const sent = pushed(page)
  await signIn(page, account)
  await expectUrl(page, '/')
  await page.goto('/projects')
  await expectVisible(card(page, 'Night Market'))
  await sent
  await saved(page)
  await expectHidden(notice)
})

it('a project has a history, in which the version that lost is marked, and an earlier version is restored', async () => {
  const expectedProblems = [/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/]
  const [here, there] = [await newPage({ expectedProblems }), await newPage()]
  const account = await signedInAccount(here)
  await here.goto('/projects')
  await saved(here)
  await there.goto('/signin?returnUrl=%2Fprojects')
  await signIn(there, account)
  await saved(there)
  const sent = pushed(here)
  await rename(here, 'Storefront', 'Night Market')
  await sent
  await lookAt(there)
  await expectVisible(card(there, 'Night Market'))

  await here.context().setOffline(true)
  await rename(here, 'Night Market', 'Late Market')
  const won = pushed(there)
  await rename(there, 'Night Market', 'Early Market')
  await won
  const lost = pushed(here)
  await here.context().setOffline(false)
  await lost
  await expectVisible(card(here, 'Early Market'))

  await here.goto('/projects/sample-storefront?tab=history')
  const list = here.getByRole('list', { name: 'Versions' })
  const loser = list.getByRole('listitem').filter({ hasText: 'Lost to another change' })
  await expectVisible(loser.getByText('Name: “Night Market” is now “Late Market”'))
  await expectVisible(list.getByText('Name: “Night Market” is now “Early Market”'))
  const restored = pushed(here)
  await loser.getByRole('button', { name: /^Restore the version of/ }).click()
  await expectVisible(here.getByText(/^Restored the version of/))
  await restored
  await expectVisible(here.getByRole('heading', { name: 'Late Market' }))
  await lookAt(there)
  await expectVisible(card(there, 'Late Market'))
})

it('what a visitor asked the assistant belongs to the account after signing in', async () => {
  const question = 'What data formats are supported?'
  const [first, visitor] = [await newPage(), await newPage()]
  const account = await signedInAccount(first)
  await first.goto('/projects')
  await saved(first)
  const asked = async (page: Page) => {
    await page
      .getByRole('button', { name: /^Open AI Assistant/ })
      .last()
      .click()
    return page
      .getByRole('region', { name: 'AI Assistant' })
      .getByRole('paragraph')
      .filter({ hasText: question })
  }
  await visitor.goto('/pricing')
  const own = await asked(visitor)
  await visitor.getByRole('textbox', { name: 'Your question' }).fill(question)
  await visitor.keyboard.press('Enter')
  await expectVisible(own)
  await expectVisible(visitor.getByRole('region', { name: 'AI Assistant' }).getByText(/CSV, JSON, Parquet/))

  await visitor.goto('/signin?returnUrl=%2Fprojects')
  const sent = pushed(visitor)
  await signIn(visitor, account)
  await expectUrl(visitor, '/projects')
  await sent
  await expectVisible(await asked(visitor))
  await lookAt(first)
  const elsewhere = await asked(first)
  await expectVisible(elsewhere)
  expect(await elsewhere.count()).toBe(1)
})
