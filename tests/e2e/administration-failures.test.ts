import type { Page, Route } from 'playwright-core'
import { expect, it } from 'vitest'
import { choose, existingAccount, expectVisible, openBrowser, openUsers } from './kit'

// Administrators read why a request failed, and can go on (ERR-02).

const { newPage } = openBrowser()

const NETWORK = 'Network connection error. Please check your internet connection and try again.'
const UNREADABLE = 'An error occurred. Please try again.'
const page200 = { status: 200, contentType: 'text/html', body: '<!doctype html><title>A page</title>' }

const WAYS: [string, (route: Route) => Promise<void>, string][] = [
  ['no response arrives', (route) => route.abort('connectionrefused'), NETWORK],
  ['a page is returned', (route) => route.fulfill(page200), UNREADABLE],
  ['an empty response is returned', (route) => route.fulfill({ status: 200, body: '' }), UNREADABLE],
  ['null is returned', (route) => route.fulfill({ status: 200, json: null }), UNREADABLE],
  ['a proxy fails', (route) => route.fulfill({ ...page200, status: 502 }), UNREADABLE],
]

const anything = [/./]

/** Lets the next requests to a path fail. Returns a function that mends it. */
async function fail(page: Page, path: string, how: (route: Route) => Promise<void>) {
  await page.route(path, how)
  return () => page.unroute(path)
}

it.each(WAYS)(
  'reports that the accounts could not be read when %s, and tries again',
  async (_, how, text) => {
    const page = await newPage({ expectedProblems: anything })
    const mend = await fail(page, '**/rpc/admin_profiles', how)
    await openUsers(page)
    const alert = page.getByRole('alert')
    await expectVisible(alert.getByText('Failed to fetch users'))
    await expectVisible(alert.getByText(text))
    await mend()
    await alert.getByRole('button', { name: 'Retry' }).click()
    await expectVisible(page.getByRole('table', { name: 'Accounts' }))
  },
)

it('keeps the list when it cannot be read again', async () => {
  const page = await newPage({ expectedProblems: anything })
  await openUsers(page)
  const list = page.getByRole('table', { name: 'Accounts' })
  // The header alone comes first.
  await expectVisible(list.getByRole('row').nth(1))
  await page.waitForLoadState('networkidle')
  const before = await list.boundingBox()
  const mend = await fail(page, '**/rpc/admin_profiles', (route) => route.abort())
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expectVisible(page.getByText('Failed to fetch users'))
  expect(await list.boundingBox()).toEqual(before)
  await mend()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect.poll(() => page.getByText('Failed to fetch users').count()).toBe(0)
})

it('reports that a change and a deletion failed, and removes no account from the list', async () => {
  const account = await existingAccount()
  const page = await newPage({ expectedProblems: anything })
  await openUsers(page)
  await page.getByLabel('Search').fill(account.email)
  await expectVisible(page.getByText('1 account', { exact: true }))
  for (const [, how, text] of WAYS.slice(0, 2)) {
    const mendChange = await fail(page, '**/rest/v1/profiles*', how)
    await choose(page, 'Lock', account.email)
    await expectVisible(page.getByText(`Failed to update user status: ${text}`))
    await mendChange()
    const mendDeletion = await fail(page, '**/functions/v1/delete-user', how)
    await choose(page, 'Delete', account.email)
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expectVisible(page.getByText(`Failed to delete user: ${text}`))
    await mendDeletion()
    await expectVisible(page.getByRole('button', { name: `Actions for ${account.email}` }))
  }
})
