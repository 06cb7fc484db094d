import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { SESSION_KEY } from '@/shared/api/stored-session'
import {
  expectHidden,
  expectUrl,
  expectVisible,
  linkIn,
  openBrowser,
  readMail,
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

async function makeProject(page: Page, name: string) {
  await page.getByRole('button', { name: /^(New Project|Create your first project)$/ }).click()
  await expectVisible(page.getByRole('dialog', { name: 'New Project' }))
  await page.getByLabel('Project Name').fill(name)
  await page.getByRole('radio', { name: /^API service/ }).check()
  for (const step of [
    'Template Selection',
    'Team & Collaboration',
    'AI Tools & Features',
    'Review & Create',
  ]) {
    await page.getByRole('button', { name: 'Continue' }).click()
    await expectVisible(page.getByRole('heading', { level: 2, name: step }))
    if (step === 'Template Selection') await expectVisible(page.getByRole('radio', { checked: true }))
  }
  await page.getByRole('button', { name: 'Create Project' }).click()
  await expectUrl(page, /^\/projects\/[0-9a-f-]{36}$/, 30_000)
}

/** Calls a function of the database as the account of a page. Resolves with the status of the answer. */
const call = (page: Page, name: string, args: object): Promise<number> =>
  page.evaluate(
    async ({ key, name, args }) => {
      const session = JSON.parse(localStorage.getItem(key) ?? '{}')
      const { supabaseKey } = await (await fetch('/api/config')).json()
      const headers = {
        'content-type': 'application/json',
        apikey: supabaseKey,
        authorization: `Bearer ${session.access_token}`,
      }
      const answer = await fetch(`/rest/v1/rpc/${name}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(args),
      })
      return answer.status
    },
    { key: SESSION_KEY, name, args },
  )

/** The workspace that the first account works in, and the id of the second. */
async function teamOf(admin: Page, member: Page): Promise<{ workspace: string; member: string }> {
  const idOf = (page: Page) =>
    page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{}').user.id as string, SESSION_KEY)
  const id = await idOf(admin)
  const workspace = await admin.evaluate(
    (key) => JSON.parse(localStorage.getItem(key) ?? '{}').data.id as string,
    `orrery:workspace:${id}`,
  )
  return { workspace, member: await idOf(member) }
}

it('members of a workspace see and change its projects, a viewer reads them, and a removed member has no copy', async () => {
  const [ada, ben] = [
    await newPage({ stream: true }),
    await newPage({ stream: true, expectedProblems: [/403/] }),
  ]
  await signedInAccount(ada)
  const bensAccount = await signedInAccount(ben)

  await ada.goto('/ai-ml-platform?tab=collaboration')
  await ada.getByRole('button', { name: 'Create a shared workspace' }).click()
  const naming = ada.getByRole('dialog', { name: 'Create workspace' })
  await naming.getByLabel('Name').fill('Night Sky')
  await naming.getByRole('button', { name: 'Create workspace' }).click()
  await expectVisible(ada.getByText('The team of Night Sky. You are an admin.'))
  await ada.getByRole('button', { name: 'Invite Team Member' }).click()
  const dialog = ada.getByRole('dialog', { name: 'Invite Team Member' })
  await dialog.getByLabel('Email').fill(bensAccount.email)
  await dialog.getByLabel('Role').selectOption('developer')
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expectHidden(dialog)
  await ben.goto(linkIn(await readMail(bensAccount.email, /invited you/)))
  await ben.getByRole('region', { name: 'Invitations' }).getByRole('button', { name: 'Accept' }).click()
  await expectVisible(ben.getByText('The team of Night Sky. You are a developer.'))

  await ben.goto('/projects')
  await expectVisible(ben.getByText('Shared with all members of the workspace'))
  await expectVisible(ben.getByText('No projects found'))

  // A project that Ada makes in the workspace appears at Ben's, and each sees the other's change within two seconds.
  await ada.goto('/projects')
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
  const { workspace, member } = await teamOf(ada, ben)
  expect(await call(ada, 'set_member_role', { workspace, member, role: 'viewer' })).toBeLessThan(300)
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
  expect(await call(ada, 'remove_member', { workspace, member })).toBeLessThan(300)
  await lookAt(ben)
  await expectVisible(ben.getByText('You can no longer read “Night Sky”.'))
  await expectVisible(card(ben, 'Storefront'))
  await expect.poll(async () => JSON.stringify(await storedEntries(ben))).not.toContain('Sky Atlas')
  await ben.getByRole('button', { name: 'Dismiss' }).click()
  await expectHidden(ben.getByText('You can no longer read “Night Sky”.'))
  await expectVisible(card(ada, 'Sky Atlas'))
})
