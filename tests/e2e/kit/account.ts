import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expectUrl, expectVisible } from './expect'
import { linkIn, readMail } from './mail'

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

/** Signs up and opens the link of the confirmation mail in the same page, which is then signed in at /profile. */
export async function confirmedAccount(page: Page): Promise<Account> {
  const account = newAccount()
  await signUp(page, account)
  await expectVisible(page.getByText('Account created successfully!'))
  await page.goto(linkIn(await readMail(account.email)))
  await expectUrl(page, '/profile')
  return account
}
