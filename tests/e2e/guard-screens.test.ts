import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { existingAccount, expectHidden, expectUrl, expectVisible, openBrowser, served, signIn } from './kit'
import { alive } from './kit/early'

// The screens that replace a page that may not be seen (GRD, DEN), reached as people reach them.

const { newPage } = openBrowser()

const REFUSED = /400 \(Bad Request\).*\/auth\/v1\/token/

/** Holds every answer about profiles back. Returns what lets them go. */
async function holdProfiles(page: Page): Promise<() => Promise<void>> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/rest/v1/profiles*', async (route) => {
    await held
    await route.continue().catch(() => undefined)
  })
  return async () => {
    release()
    await page.unroute('**/rest/v1/profiles*')
  }
}

/**
 * Signs in while no profile arrives. The tab comes back into view in the meantime, which makes the session start to
 * look for the profile again, and so it takes longer than a guard waits.
 */
async function signInWithoutProfile(page: Page, account: { email: string; password: string }) {
  await page.clock.install()
  await page.goto('/signin?returnUrl=%2Fprojects')
  await alive(page)
  // The session starts with the auth client, and bounds its whole start by five seconds; signing in later has only the
  // limit per request.
  await signIn(page, { username: '', ...account, password: 'wrong' })
  await expectVisible(page.getByText(/^Invalid email or password/))
  await page.clock.runFor(5000)
  await signIn(page, { username: '', ...account })
  await expectUrl(page, '/projects')
  await expectVisible(page.getByText('Verifying authentication...'))
  // Later than the guard began to wait, and long before the session's first five seconds are over.
  await page.clock.runFor(1000)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
}

describe('a guarded page', () => {
  it('that is not checked in time lets the designated administrator continue (GRD-01, GRD-02)', async () => {
    const page = await newPage({ expectedProblems: [REFUSED] })
    const release = await holdProfiles(page)
    await signInWithoutProfile(page, served().admin)
    await expectVisible(page.getByRole('heading', { name: 'Authentication Timeout' }))
    await expectVisible(page.getByRole('button', { name: 'Refresh Page' }))
    expect(await page.getByRole('link', { name: 'Sign In Again' }).count()).toBe(0)
    await page.getByRole('button', { name: 'Continue as Admin' }).click()
    await expectHidden(page.getByRole('heading', { name: 'Authentication Timeout' }))
    await release()
    await expectVisible(page.getByRole('heading', { name: 'My Projects' }))
  })

  it('that is not checked in time offers other users to sign in again (GRD-02)', async () => {
    const page = await newPage({ expectedProblems: [REFUSED] })
    const account = await existingAccount()
    const release = await holdProfiles(page)
    await signInWithoutProfile(page, account)
    await expectVisible(page.getByRole('heading', { name: 'Authentication Timeout' }))
    expect(await page.getByRole('button', { name: 'Continue as Admin' }).count()).toBe(0)
    expect(await page.getByRole('link', { name: 'Sign In Again' }).getAttribute('href')).toBe(
      '/signin?returnUrl=%2Fprojects',
    )
    await release()
    await expectVisible(page.getByRole('heading', { name: 'My Projects' }))
  })
})

describe('access denied', () => {
  it('explains why, and links home and back (DEN-01)', async () => {
    const page = await newPage()
    await page.goto('/signup')
    await page.goto('/unauthorized')
    await expectVisible(page.getByRole('heading', { name: 'Access Denied' }))
    for (const text of [
      'Error 403 - Forbidden',
      "You don't have permission to access this resource. This page is restricted to administrators only.",
      'Administrator privileges are required to view this content.',
    ])
      await expectVisible(page.getByText(text, { exact: true }))
    await page.getByRole('button', { name: 'Go Back' }).click()
    await expectUrl(page, '/signup')
    await page.goto('/unauthorized')
    await page.getByRole('link', { name: 'Go to Homepage' }).click()
    await expectUrl(page, '/')
  })
})
