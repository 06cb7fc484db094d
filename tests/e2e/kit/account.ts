import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectUrl, expectVisible } from './expect'
import { linkIn, readMail } from './mail'
import { served } from './served'

export interface Account {
  username: string
  email: string
  password: string
}

/** Somebody whom no other test knows. */
export function newAccount(): Account {
  const username = `u_${randomUUID().replaceAll('-', '').slice(0, 16)}`
  return { username, email: `${username}@orrery.example`, password: 'Str0ng!pass' }
}

/** Fills the sign-up form and sends it. */
export async function signUp(page: Page, account: Account): Promise<void> {
  await page.goto('/signup')
  await page.getByLabel('Name', { exact: true }).fill('Ada Moreau')
  await page.getByLabel('Username').fill(account.username)
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByLabel('Confirm Password').fill(account.password)
  await page.getByLabel('I accept the terms of service').check()
  await page.getByRole('button', { name: 'Create Account' }).click()
}

/** Fills the sign-in form of the open page and sends it. */
export async function signIn(page: Page, account: Account): Promise<void> {
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password').fill(account.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

/** Makes an account over HTTP and confirms it in the page, which is then signed in at /profile. */
export async function confirmedAccount(page: Page): Promise<Account> {
  const account = newAccount()
  const { supabaseKey } = (await (await fetch(`${served().baseUrl}/api/config`)).json()) as {
    supabaseKey: string
  }
  const response = await fetch(`${served().baseUrl}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: supabaseKey, 'content-type': 'application/json' },
    body: JSON.stringify({ ...account, data: { username: account.username } }),
  })
  expect(response.status).toBe(200)
  await page.goto(linkIn(await readMail(account.email)))
  await page.getByRole('button', { name: 'Open profile' }).click()
  await expectVisible(page.getByRole('heading', { name: 'Account status' }))
  return account
}

/** Signs the designated administrator in; the page is then at the tab User Management. */
export async function openUsers(page: Page): Promise<void> {
  await page.goto('/signin?returnUrl=%2Fdiagnostics%3Ftab%3Dusers')
  await signIn(page, { username: 'admin', ...served().admin })
  await expectUrl(page, '/diagnostics?tab=users')
}

/** Chooses from the menu of somebody's row in User Management. */
export async function choose(page: Page, action: string, email: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${email}` }).click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}
