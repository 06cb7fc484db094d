import { describe, expect, it } from 'vitest'
import {
  confirmedAccount,
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
  signUp,
} from './kit'

const { newPage } = openBrowser()
const refusedSignIn = /400 \(Bad Request\).*\/auth\/v1\/token/

describe('signing in', () => {
  it('explains what is wrong and keeps the input (SIN-02)', async () => {
    const page = await newPage({ expectedProblems: [refusedSignIn] })
    await page.goto('/signin')
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expectVisible(page.getByText('Email is required'))
    await signIn(page, { ...newAccount(), password: 'wrong' })
    await expectVisible(
      page.getByText('Invalid email or password. Please check your credentials and try again.'),
    )
    expect(await page.getByLabel('Password').inputValue()).toBe('wrong')
    await expectHidden(page.getByRole('button', { name: 'Resend Verification Email' }))
  })

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/%09/evil.example',
  ])('never redirects to %s', async (returnUrl) => {
    const page = await newPage()
    await page.goto(`/signin?returnUrl=${encodeURIComponent(returnUrl)}`)
    const { email, password } = served().admin
    await signIn(page, { username: 'admin', email, password })
    await expectVisible(page.getByText('Successfully signed in! Redirecting...'))
    await expect.poll(() => new URL(page.url()).pathname, { timeout: 10_000 }).not.toBe('/signin')
    expect(new URL(page.url()).origin).toBe(served().baseUrl)
  })

  it('returns to the requested page (GRD-03)', async () => {
    const page = await newPage()
    await page.goto('/projects?view=list')
    await expectUrl(page, '/signin?returnUrl=%2Fprojects%3Fview%3Dlist')
    const { email, password } = served().admin
    await signIn(page, { username: 'admin', email, password })
    await expectUrl(page, '/projects?view=list')
    await page.goBack()
    await expect.poll(() => page.url()).not.toContain('/signin')
  })
})

describe('signing up', () => {
  it('reports a taken username while typing and refuses a known email address (SUP-04)', async () => {
    const page = await newPage({ expectedProblems: [/422 .*\/auth\/v1\/signup/] })
    await page.goto('/signup')
    await page.getByLabel('Username').fill('ADMIN')
    await expectVisible(page.getByText('Username is not available'))
    await signUp(page, { ...newAccount(), email: served().admin.email })
    await expectVisible(page.getByText('An account with this email already exists. Please sign in instead.'))
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Ada Moreau')
  })

  it('resends the verification mail for an account that lost it (SIN-06)', async () => {
    const page = await newPage({ expectedProblems: [refusedSignIn, /429 .*\/auth\/v1\/resend/] })
    const account = newAccount()
    await signUp(page, account)
    const created = page.getByText('Account created successfully!')
    await expectVisible(created)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    expect(await created.evaluate((message) => document.activeElement?.contains(message))).toBe(true)
    expect(await created.evaluate(() => document.activeElement?.tagName)).not.toBe('MAIN')
    await expectUrl(page, '/signin')
    await expectVisible(page.getByText(`Check ${account.email}`))
    await expectVisible(
      page.getByText('Please check your email and click the verification link before signing in.'),
    )
    await page.getByRole('form').getByRole('link', { name: 'Create an account' }).click()
    await page.getByRole('form').getByRole('link', { name: 'Sign in', exact: true }).click()
    await expectHidden(page.getByText(`Check ${account.email}`))
    await signIn(page, account)
    await expectVisible(page.getByText(`Check ${account.email}`))
    await page.getByRole('button', { name: 'Resend Verification Email' }).click()
    await expectVisible(page.getByText('For security reasons, please wait before asking for another e-mail.'))
  })
})

describe('a new password that is easy to guess', () => {
  it('is named while it is typed, by a list that is loaded then, and refused by the server (SUP-03)', async () => {
    const page = await newPage({ expectedProblems: [/422 .*\/auth\/v1\/signup/] })
    const account = newAccount()
    const lists: string[] = []
    page.on('response', (response) => {
      if (/common-password.*worker/.test(response.url())) lists.push(`${response.status()}`)
    })
    await page.goto('/signup')
    await page.getByLabel('Username').fill(account.username)
    await page.getByLabel('Username').blur()
    expect(lists).toEqual([])
    const password = page.getByLabel('Password', { exact: true })
    const advice = page.getByText('This password is among the first that are guessed.')
    await password.fill('Password1!')
    await expectVisible(advice)
    expect(lists).toContain('200')
    await password.fill(account.password)
    await expectHidden(advice)

    await signUp(page, { ...account, password: 'Password1!' })
    await expectVisible(page.getByText('This password is easy to guess. Choose another password,'))
    await password.fill(account.password)
    await page.getByLabel('Confirm password').fill(account.password)
    await page.getByRole('button', { name: 'Create account' }).click()
    await expectVisible(page.getByText(`Check ${account.email}`))
  })
})

describe('the sign-up form', () => {
  it('changes an unconfirmed email address without losing the username, and invalidates its link', async () => {
    const page = await newPage({ expectedProblems: [/403 \(Forbidden\).*\/auth\/v1\/verify/] })
    const account = newAccount()
    const mistyped = `x_${account.email}`
    await signUp(page, { ...account, email: mistyped })
    await expectVisible(page.getByText(`Check ${mistyped}`))
    await page.reload()
    await page.getByRole('link', { name: 'Change email address' }).click()
    await expect
      .poll(() => page.getByLabel('Email').evaluate((field) => field === document.activeElement))
      .toBe(true)
    expect(await page.getByLabel('Username').inputValue()).toBe(account.username)
    await page.getByLabel('Email').fill(account.email)
    await page.getByLabel('Password', { exact: true }).fill(account.password)
    await page.getByLabel('Confirm password').fill(account.password)
    await page.getByLabel('I agree to the Terms and Privacy Policy').check()
    await page.getByRole('button', { name: 'Create account' }).click()
    await expectVisible(page.getByText(`Check ${account.email}`))
    const tab = await page.context().newPage()
    await tab.goto(linkIn(await readMail(account.email)))
    await expectUrl(tab, '/profile')
    await expectVisible(tab.getByRole('link', { name: 'Create a project' }))
    // The tab that was left open offers the next step too.
    await expectVisible(page.getByText('Your email address is confirmed'))
    await page.getByRole('link', { name: 'Profile a dataset' }).click()
    await expectUrl(page, '/ai-ml-platform/upload-dataset')
    const elsewhere = await newPage({ expectedProblems: [/403 \(Forbidden\).*\/auth\/v1\/verify/] })
    await elsewhere.goto(linkIn(await readMail(mistyped)))
    await expectVisible(elsewhere.getByRole('heading', { name: 'Email not verified' }))
  })

  it('asks for the missing fields when Create account is pressed too early (SUP-04)', async () => {
    const page = await newPage()
    await page.goto('/signup')
    const create = page.getByRole('button', { name: 'Create account' })
    await expect.poll(() => create.getAttribute('aria-disabled')).toBe('true')
    await create.focus()
    await page.keyboard.press('Enter')
    await expectVisible(page.getByText('Name is required'))
    expect(
      await page.getByLabel('Name', { exact: true }).evaluate((field) => field === document.activeElement),
    ).toBe(true)
  })
})

describe('links in mails', () => {
  it('can be used once, and a used one offers a way on (CBK-02)', async () => {
    const page = await newPage({ expectedProblems: [/403 \(Forbidden\).*\/auth\/v1\/verify/] })
    const account = await confirmedAccount(page)
    const elsewhere = await newPage({ expectedProblems: [/403 \(Forbidden\).*\/auth\/v1\/verify/] })
    await elsewhere.goto(linkIn(await readMail(account.email)))
    await expectVisible(elsewhere.getByText('An error occurred during verification.'))
    await expectVisible(elsewhere.getByText(/already used or has expired/))
    await expectUrl(elsewhere, '/signin')
    await expectVisible(elsewhere.getByText(/already used or has expired/))
    await signIn(elsewhere, account)
    await expectVisible(elsewhere.getByText('Successfully signed in! Redirecting...'))
  })

  it.each([
    '/auth/callback',
    '/auth/callback?token_hash=garbled&type=signup',
    '/auth/callback?error_description=Nope',
  ])('%s leads to sign-in (CBK-02)', async (address) => {
    const page = await newPage({ expectedProblems: [/40\d .*\/auth\/v1\/verify/] })
    await page.goto(address)
    await expectVisible(page.getByRole('heading', { name: 'Email not verified' }))
    await expectUrl(page, '/signin')
  })
})

describe('two tabs', () => {
  it('stay in step (SES-01)', async () => {
    const page = await newPage()
    await signedInAccount(page)
    await page.goto('/profile')
    const second = await page.context().newPage()
    await second.goto('/projects')
    await expectVisible(second.getByRole('heading', { name: 'My Projects' }))
    await page.getByRole('button', { name: /account menu/ }).click()
    await page.getByRole('menuitem', { name: 'Sign Out' }).click()
    await expectVisible(second.getByText('Authentication Required'))
  })
})

describe('the profile', () => {
  it('changes the username and asks the auth service to change the email address (PRF-01)', async () => {
    const page = await newPage()
    const account = await confirmedAccount(page)
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    await page.getByLabel('Username').fill(`${account.username}_x`)
    await page.getByLabel('Email').fill(`new_${account.email}`)
    await page.getByLabel('Current password').fill(account.password)
    await page.getByRole('button', { name: 'Save' }).click()
    await expectVisible(page.getByText('Profile updated successfully!'))
    await expectVisible(page.getByText(/Open the confirmation email we sent to/))
    await page.goto(linkIn(await readMail(`new_${account.email}`, /new address/)))
    await expectUrl(page, '/profile')
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(`new_${account.email}`)
    expect(await page.getByLabel('Username').inputValue()).toBe(`${account.username}_x`)
  })
})
