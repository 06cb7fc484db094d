import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import {
  expectHidden,
  expectVisible,
  makeProject,
  makeTeam,
  openBrowser,
  removeMember,
  setRole,
  signedInAccount,
  storedEntries,
} from './kit'

// A team works on the same projects: what one member makes appears at the others, as their roles allow.

const { newPage } = openBrowser()

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true })
const lookAt = (page: Page) => page.evaluate(() => void window.dispatchEvent(new Event('focus')))
const pushed = (page: Page) => page.waitForResponse(/push_documents/)
const VIEWER = 'You are a viewer here.'

async function switchTo(page: Page, from: string, to: string) {
  await page.getByRole('button', { name: `Switch workspace, now ${from}` }).click()
  await page.getByRole('menuitem', { name: to }).click()
  await expectVisible(page.getByRole('button', { name: `Switch workspace, now ${to}` }))
}

async function rename(page: Page, from: string, to: string) {
  await page.getByRole('button', { name: `Edit ${from}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit project' })
  await dialog.getByLabel('Project Name').fill(to)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expectVisible(card(page, to))
}

it('members of a workspace see and change its projects, a viewer reads them, and a removed member has no copy', async () => {
  const [ada, ben] = [
    await newPage({ stream: true }),
    await newPage({ stream: true, expectedProblems: [/403/] }),
  ]
  await signedInAccount(ada)
  const bensAccount = await signedInAccount(ben)

  await makeTeam(ada, ben, bensAccount)

  await ben.goto('/projects')
  await expectVisible(ben.getByText('Shared with all members of the workspace'))
  await expectVisible(ben.getByText('No projects found'))

  // A project that Ada makes in the workspace appears at Ben's, and each sees the other's change within two seconds.
  await ada.goto('/projects')
  await expectVisible(ada.getByText('Shared with all members of the workspace'))
  await makeProject(ada, 'Star Map')
  await expectVisible(card(ben, 'Star Map'))
  await ada.goto('/projects')
  const sent = pushed(ada)
  await rename(ada, 'Star Map', 'Star Atlas')
  await sent
  const from = Date.now()
  await expectVisible(card(ben, 'Star Atlas'))
  expect(Date.now() - from).toBeLessThan(2000)
  await rename(ben, 'Star Atlas', 'Sky Atlas')
  await expectVisible(card(ada, 'Sky Atlas'))

  // Another workspace has other projects.
  await switchTo(ben, 'Night Sky', 'Personal')
  await expectVisible(card(ben, 'Storefront'))
  await expectHidden(card(ben, 'Sky Atlas'))
  await switchTo(ben, 'Personal', 'Night Sky')
  await expectVisible(card(ben, 'Sky Atlas'))
  await expectHidden(card(ben, 'Storefront'))

  // A viewer reads, and is offered no change.
  await setRole(ada, ben, 'viewer')
  await lookAt(ben)
  await expectVisible(ben.getByText(VIEWER))
  for (const name of ['Edit Sky Atlas', 'Delete Sky Atlas', 'New Project'])
    await expectHidden(ben.getByRole('button', { name }))
  await ben.getByRole('link', { name: 'Open Sky Atlas' }).click()
  await expectVisible(ben.getByRole('button', { name: 'Download Code' }))
  await expectHidden(ben.getByRole('button', { name: 'More actions for Sky Atlas' }))
  await ben.goto('/ai-ml-platform?tab=datasets')
  // Datasets are managed by every role, as the documents say (TEM-04).
  await expectVisible(ben.getByRole('button', { name: 'Upload Dataset' }).first())
  await ben.goto('/projects')
  await expectVisible(card(ben, 'Sky Atlas'))

  // A removed member reads so, works in the personal workspace again, and has no copy on this device.
  await removeMember(ada, ben)
  await lookAt(ben)
  await expectVisible(ben.getByText('You can no longer read “Night Sky”.'))
  await expectVisible(card(ben, 'Storefront'))
  await expect.poll(async () => JSON.stringify(await storedEntries(ben))).not.toContain('Sky Atlas')
  await ben.getByRole('button', { name: 'Dismiss' }).click()
  await expectHidden(ben.getByText('You can no longer read “Night Sky”.'))
  await expectVisible(card(ada, 'Sky Atlas'))
})
