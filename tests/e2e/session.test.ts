import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import {
  confirmedAccount,
  existingAccount,
  expectHidden,
  expectUrl,
  expectVisible,
  linkIn,
  newAccount,
  openBrowser,
  readMail,
  served,
  signedInAccount,
  signIn,
  signUpOverHttp,
} from './kit'

// The session in a real browser: it cannot be read, it ends elsewhere, it ends while something is open.

const { newPage } = openBrowser()

/** The service refuses the reads of a tab in the moment in which another tab signs out. */
const READ_REFUSED = [/401 \(Unauthorized\).*\/rest\/v1\/profiles/]

/** Holds back the app's first request, so that the app cannot know who is signed in. Returns a function that releases it. */
async function holdConfig(page: Page): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/config', async (route) => {
    await held
    await route.continue().catch(() => undefined)
  })
  return release
}

async function signInAsAdmin(page: Page, to = '/diagnostics') {
  await page.goto(`/signin?returnUrl=${encodeURIComponent(to)}`)
  await signIn(page, { username: '', ...served().admin })
  await expectUrl(page, to)
}

describe('a session that cannot be verified yet', () => {
  it('is not treated as signed out: the page reports it, and a late answer opens it (GRD-02)', async () => {
    const page = await newPage()
    await signedInAccount(page)
    const release = await holdConfig(page)
    await page.clock.install()
    await page.goto('/projects')
    await expectVisible(page.getByText('Verifying authentication...'))
    await page.clock.runFor(5000)
    await expectVisible(page.getByRole('heading', { name: 'Authentication Timeout' }))
    expect(await page.title()).toBe('Authentication Timeout · Orrery')
    await expectVisible(page.getByRole('button', { name: 'Refresh Page' }))
    expect(await page.getByRole('button', { name: 'Continue as Admin' }).count()).toBe(0)
    await expectVisible(page.getByRole('banner').getByRole('link', { name: 'Sign In', exact: true }))
    await page.getByRole('link', { name: 'Sign In Again' }).click()
    await expectUrl(page, '/signin?returnUrl=%2Fprojects')
    await expectVisible(page.getByText(/could not check your session within five seconds/))
    release()
    await expectVisible(page.getByRole('heading', { name: 'My Projects' }))
  })

  it('lets the designated administrator continue (GRD-02)', async () => {
    const page = await newPage()
    await signInAsAdmin(page)
    const release = await holdConfig(page)
    await page.reload()
    await page.getByRole('button', { name: 'Continue as Admin' }).click()
    await expectVisible(page.getByRole('heading', { name: 'System Diagnostics' }))
    release()
  })

  it('is reported by the wizard too, and public pages show the visitor’s controls', async () => {
    const page = await newPage()
    await signedInAccount(page)
    const release = await holdConfig(page)
    await page.goto('/create-project')
    await expectVisible(page.getByRole('heading', { name: 'Authentication Timeout' }))
    await page.goto('/pricing')
    await expectVisible(page.getByRole('banner').getByRole('link', { name: 'Get Started' }))
    release()
    await expectVisible(page.getByRole('button', { name: /account menu/ }))
  })
})

describe('a session that ends elsewhere', () => {
  it('ends here with the next request (SES-01)', async () => {
    const page = await newPage({ expectedProblems: [/40[13] .*/] })
    const account = await confirmedAccount(page)
    const other = await newPage()
    await other.goto('/signin?returnUrl=%2Fsettings')
    await signIn(other, account)
    await expectUrl(other, '/settings')
    await other.getByRole('button', { name: 'End all other sessions' }).click()
    await expectVisible(other.getByText('All other sessions were ended.'))
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    await page.getByLabel('Username').fill(`${account.username}_y`)
    await page.getByRole('button', { name: 'Save' }).click()
    await expectVisible(page.getByRole('heading', { name: 'Authentication Required' }))
    expect(await page.evaluate(() => localStorage.getItem('orrery-auth'))).toBeNull()
  })

  it('is listed with its browser, and ended by itself (SET-04)', async () => {
    const edge =
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0'
    const page = await newPage({ expectedProblems: [/40[13] .*/], userAgent: edge })
    const account = await confirmedAccount(page)
    const other = await newPage()
    await other.goto('/signin?returnUrl=%2Fsettings')
    await signIn(other, account)
    await expectUrl(other, '/settings')
    const sessions = other.getByRole('list', { name: 'Open sessions' })
    await expectVisible(sessions.getByRole('listitem').filter({ hasText: 'This browser' }))
    await sessions.getByRole('button', { name: /^End session: Microsoft Edge on Windows/ }).click()
    await expectVisible(other.getByText('The session was ended.'))
    await expectHidden(sessions.getByText('Microsoft Edge on Windows'))
    await page.reload()
    await expectUrl(page, '/signin?returnUrl=%2Fprofile')
    await expectVisible(page.getByText('Your session has ended. Sign in to continue.'))
    await other.reload()
    await expectVisible(other.getByText('You are signed in only in this browser.'))
  })

  it('while a wizard is open asks the user to sign in, and restores the input (CRT-02, GRD-03)', async () => {
    const page = await newPage({ expectedProblems: READ_REFUSED })
    const account = await signedInAccount(page)
    await page.goto('/create-project')
    await page.getByLabel('Project name').fill('Night Sky')
    const second = await page.context().newPage()
    await second.goto('/profile')
    await second.getByRole('button', { name: /account menu/ }).click()
    await second.getByRole('menuitem', { name: 'Sign Out' }).click()
    await expectVisible(page.getByRole('heading', { name: 'Authentication Required' }))
    await expectHidden(page.getByLabel('Project name'))
    await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click()
    await expectUrl(page, '/signin?returnUrl=%2Fcreate-project')
    await signIn(page, account)
    await expectUrl(page, '/create-project')
    await expect.poll(() => page.getByLabel('Project name').inputValue()).toBe('Night Sky')
  })

  it('while the New Project modal is open asks there, and keeps the draft (PRJ-04, GRD-03)', async () => {
    const page = await newPage({ expectedProblems: READ_REFUSED })
    const account = await signedInAccount(page)
    await page.goto('/pricing')
    await page.getByRole('banner').getByRole('button', { name: 'New Project' }).click()
    const dialog = page.getByRole('dialog', { name: 'New Project' })
    await dialog.getByLabel('Project name').fill('Modal Sky')
    const second = await page.context().newPage()
    await second.goto('/profile')
    await second.getByRole('button', { name: /account menu/ }).click()
    await second.getByRole('menuitem', { name: 'Sign Out' }).click()
    await expectVisible(dialog.getByRole('heading', { name: 'Authentication Required' }))
    await expectHidden(dialog.getByLabel('Project name'))
    await dialog.getByRole('link', { name: 'Sign In' }).click()
    await expectHidden(dialog)
    await signIn(page, account)
    await expectUrl(page, '/create-project?wizard=a')
    await expect.poll(() => page.getByLabel('Project name').inputValue()).toBe('Modal Sky')
  })

  it('stays ended after a sign-out that never reached the service (SES-06)', async () => {
    const page = await newPage({ expectedProblems: [/ERR_FAILED/, /Failed to fetch/] })
    await signedInAccount(page)
    await page.goto('/profile')
    await page.route('**/auth/v1/logout*', (route) => route.abort('failed'))
    await page.getByRole('button', { name: /account menu/ }).click()
    await page.getByRole('menuitem', { name: 'Sign Out' }).click()
    await expectVisible(page.getByRole('banner').getByRole('link', { name: 'Sign In', exact: true }))
    await page.goto('/profile')
    await expectUrl(page, '/signin?returnUrl=%2Fprofile')
  })
})

describe('the account forms', () => {
  it.each(['/signin', '/signup'])('are never shown to a signed-in user: %s', async (path) => {
    const page = await newPage()
    await signedInAccount(page)
    await page.addInitScript(() => {
      const look = () => {
        const form = document.querySelector('main form')
        if (form?.checkVisibility()) sessionStorage.setItem('shown', location.pathname)
        requestAnimationFrame(look)
      }
      if (/sign/.test(location.pathname)) look()
    })
    await page.goto(`${path}?returnUrl=%2Ftemplates`)
    await expectUrl(page, '/templates')
    expect(await page.evaluate(() => sessionStorage.getItem('shown'))).toBeNull()
  })

  it('are shown when the session turns out to be gone', async () => {
    const page = await newPage({ expectedProblems: [/40[0-9]/] })
    await signedInAccount(page)
    await page.goto('/about')
    await page.evaluate(() => {
      const stored = JSON.parse(localStorage.getItem('orrery-auth') ?? '{}') as object
      const ended = { ...stored, expires_at: 1, expires_in: 0, refresh_token: 'gone' }
      localStorage.setItem('orrery-auth', JSON.stringify(ended))
    })
    await page.goto('/signin')
    await expectVisible(page.getByLabel('Email'))
  })
})

describe('signing in', () => {
  it('returns to the requested page, and focuses the first field', async () => {
    const page = await newPage()
    await page.goto('/templates?level=Beginner')
    await page.getByRole('banner').getByRole('link', { name: 'Sign In', exact: true }).click()
    await expectUrl(page, '/signin?returnUrl=%2Ftemplates%3Flevel%3DBeginner')
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email')
    await page.getByRole('banner').getByRole('link', { name: 'Get Started' }).click()
    await expectUrl(page, '/signup?returnUrl=%2Ftemplates%3Flevel%3DBeginner')
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name')
  })

  it('stores the time of the sign-in, which the profile shows (SIN-04), and keeps the focus while sending', async () => {
    const page = await newPage({ expectedProblems: [/ERR_FAILED/, /Failed to fetch/] })
    const account = await existingAccount()
    await page.goto('/signin?returnUrl=%2Fprofile')
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/auth/v1/token*', async (route) => {
      await held
      await route.continue()
    })
    await page.getByLabel('Email').fill(account.email)
    await page.getByLabel('Password').fill(account.password)
    await page.keyboard.press('Enter')
    await expectVisible(page.getByRole('button', { name: 'Signing in...' }))
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('password')
    await page.keyboard.type('x')
    expect(await page.getByLabel('Password').inputValue()).toBe(account.password)
    release()
    await expectUrl(page, '/profile')
    const shown = page.locator('dt', { hasText: 'Last sign-in' }).locator('xpath=following-sibling::dd[1]')
    await expect
      .poll(async () => Math.abs(Date.parse(`${await shown.textContent()} UTC`) - Date.now()) < 120_000)
      .toBe(true)
  })

  it('tells a verified user who opens the link again that nothing is wrong (CBK-02)', async () => {
    const page = await newPage({ expectedProblems: [/403 \(Forbidden\).*\/auth\/v1\/verify/] })
    const account = await signedInAccount(page)
    await page.goto(linkIn(await readMail(account.email)))
    await expectVisible(page.getByText(`You are signed in as ${account.email}.`))
    await page.getByRole('button', { name: 'Continue' }).click()
    await expectVisible(page.getByRole('heading', { name: 'Email already verified' }))
    await expectUrl(page, '/profile')
  })

  it('asks a signed-in user before using the link of another account', async () => {
    const page = await newPage()
    const account = await signedInAccount(page)
    const other = newAccount()
    await signUpOverHttp(other)
    const link = linkIn(await readMail(other.email))
    await page.goto(link)
    await expectVisible(page.getByRole('heading', { name: 'You are already signed in' }))
    await page.getByRole('button', { name: 'Stay signed in' }).click()
    await expectUrl(page, '/profile')
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(account.email)
    await page.goto(link)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('button', { name: 'Open profile' }).click()
    await expectUrl(page, '/profile')
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(other.email)
  })
})

it('New Project pressed before the account is known opens the same modal later, and Escape cancels it', async () => {
  const page = await newPage()
  await signedInAccount(page)
  const release = await holdConfig(page)
  await page.goto('/')
  const button = page.getByRole('banner').getByRole('button', { name: 'New Project' })
  await button.click()
  await expect.poll(() => button.getAttribute('aria-busy')).toBe('true')
  await page.keyboard.press('Escape')
  await expect.poll(() => button.getAttribute('aria-busy')).toBeNull()
  await button.click()
  release()
  await expectVisible(page.getByRole('dialog', { name: 'New Project' }))
})

it('New Project pressed before the page has loaded opens the modal once it has', async () => {
  const page = await newPage()
  await signedInAccount(page)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/pricing-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/pricing', { waitUntil: 'commit' })
  await page.getByRole('banner').getByRole('button', { name: 'New Project' }).click()
  const dialog = page.getByRole('dialog', { name: 'New Project' })
  await expectVisible(dialog)
  await dialog.getByLabel('Project name').fill('Early Sky')
  release()
  await expect.poll(() => page.title()).toMatch(/^Pricing/)
  expect(await dialog.getByLabel('Project name').inputValue()).toBe('Early Sky')
})
