import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { SESSION_KEY } from '@/shared/api/stored-session'
import { expectVisible } from './expect'
import { linkIn, readMail } from './mail'
import { served } from './served'

export interface Account {
  username: string
  email: string
  password: string
}

/** An account that no other test uses. */
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
  await page.getByLabel('Confirm password').fill(account.password)
  await page.getByLabel('I agree to the Terms and Privacy Policy').check()
  await page.getByRole('button', { name: 'Create account' }).click()
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
  await signUpOverHttp(account)
  await page.goto(linkIn(await readMail(account.email)))
  await page.getByRole('button', { name: 'Open profile' }).click()
  await expectVisible(page.getByRole('heading', { name: 'Account status' }))
  return account
}

/** Makes a confirmed account over HTTP, which is signed in nowhere in a browser. */
export async function existingAccount(): Promise<Account> {
  const { account } = await confirmedOverHttp()
  return account
}

/** Makes a confirmed account over HTTP. Its session is in the storage of the browser, where nothing is open yet. */
export async function signedInAccount(page: Page): Promise<Account> {
  const { account, session } = await confirmedOverHttp()
  await storeSession(page, session)
  return account
}

function storeSession(page: Page, session: string): Promise<void> {
  const localStorage = [{ name: SESSION_KEY, value: session }]
  return page
    .context()
    .setStorageState({ cookies: [], origins: [{ origin: served().baseUrl, localStorage }] })
}

async function confirmedOverHttp(): Promise<{ account: Account; session: string }> {
  const account = newAccount()
  await signUpOverHttp(account)
  const { searchParams } = new URL(linkIn(await readMail(account.email)), served().baseUrl)
  const token = { type: searchParams.get('type'), token_hash: searchParams.get('token_hash') }
  return { account, session: await askAuth('verify', token) }
}

/** Makes an account that waits for the link of its mail. */
export const signUpOverHttp = (account: Account) =>
  askAuth('signup', { ...account, data: { username: account.username } })

/** The auth service's answer to a request without a session. */
async function askAuth(path: string, body: object): Promise<string> {
  const { supabaseKey } = (await (await fetch(`${served().baseUrl}/api/config`)).json()) as {
    supabaseKey: string
  }
  const response = await fetch(`${served().baseUrl}/auth/v1/${path}`, {
    method: 'POST',
    headers: { apikey: supabaseKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const answer = await response.text()
  expect(response.status, `${path} answered ${answer}`).toBe(200)
  return answer
}

/** Opens User Management as the designated administrator, signed in over HTTP. */
export async function openUsers(page: Page): Promise<void> {
  await storeSession(page, await askAuth('token?grant_type=password', served().admin))
  await page.goto('/diagnostics?tab=users')
}

/** Chooses from the menu of an account's row in User Management. */
export async function choose(page: Page, action: string, email: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${email}` }).click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}
