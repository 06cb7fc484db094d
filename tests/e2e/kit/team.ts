import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { SESSION_KEY } from '@/shared/api/stored-session'
import type { Account } from './account'
import { expectHidden, expectVisible } from './expect'
import { linkIn, readMail } from './mail'

/** Creates the shared workspace "Night Sky", to which the admin invites an account, which accepts. */
export async function makeTeam(
  admin: Page,
  member: Page,
  { email }: Account,
  role = 'developer',
): Promise<void> {
  await admin.goto('/ai-ml-platform?tab=collaboration')
  await admin.getByRole('button', { name: 'Create a shared workspace' }).click()
  const naming = admin.getByRole('dialog', { name: 'Create workspace' })
  await naming.getByLabel('Name').fill('Night Sky')
  await naming.getByRole('button', { name: 'Create workspace' }).click()
  await expectVisible(admin.getByText('The team of Night Sky. You are an admin.'))
  await admin.getByRole('button', { name: 'Invite Team Member' }).click()
  const dialog = admin.getByRole('dialog', { name: 'Invite Team Member' })
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Role').selectOption(role)
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expectHidden(dialog)
  await member.goto(linkIn(await readMail(email, /invited you/)))
  await member.getByRole('region', { name: 'Invitations' }).getByRole('button', { name: 'Accept' }).click()
  await expectVisible(member.getByText(`The team of Night Sky. You are a ${role}.`))
}

/** Gives a member of the admin's workspace another role. */
export async function setRole(admin: Page, member: Page, role: string): Promise<void> {
  const ids = await membership(admin, member)
  expect(await call(admin, 'set_member_role', { ...ids, role })).toBeLessThan(300)
}

/** Ends a membership of the admin's workspace. */
export async function removeMember(admin: Page, member: Page): Promise<void> {
  expect(await call(admin, 'remove_member', await membership(admin, member))).toBeLessThan(300)
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
async function membership(admin: Page, member: Page): Promise<{ workspace: string; member: string }> {
  const idOf = (page: Page) =>
    page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{}').user.id as string, SESSION_KEY)
  const id = await idOf(admin)
  const workspace = await admin.evaluate(
    (key) => JSON.parse(localStorage.getItem(key) ?? '{}').data.id as string,
    `orrery:workspace:${id}`,
  )
  return { workspace, member: await idOf(member) }
}
