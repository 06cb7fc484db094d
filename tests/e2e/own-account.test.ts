import { expect, it } from 'vitest'
import {
  confirmedAccount,
  contentOf,
  existingAccount,
  expectHidden,
  expectUrl,
  expectVisible,
  keepEntries,
  storedEntries,
  linkIn,
  newAccount,
  openBrowser,
  readMail,
  signedInAccount,
  signIn,
} from './kit'

// People manage their own account: a forgotten password, another password, another address, their data, the end.

const { newPage } = openBrowser()

it('sets a new password by mail when the old one is forgotten', async () => {
  const account = await existingAccount()
  const page = await newPage({
    expectedProblems: [/400 \(Bad Request\).*token/, /403 \(Forbidden\).*verify/],
  })
  await page.goto('/signin')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expectVisible(page.getByRole('heading', { name: 'Forgot your password?' }))
  await page.getByLabel('Email').fill(newAccount().email)
  await page.getByRole('button', { name: 'Send recovery email' }).click()
  await expectVisible(page.getByText('Check your inbox'))
  await page.getByRole('button', { name: 'Send again' }).click()
  await page.getByLabel('Email').fill(account.email)
  await page.getByRole('button', { name: 'Send recovery email' }).click()
  await expectVisible(page.getByText('Check your inbox'))

  const link = linkIn(await readMail(account.email, /password/i))
  await page.goto(link)
  await expectVisible(page.getByText('Your link is valid. Choose a new password now.'))
  await page.getByRole('button', { name: 'Choose a new password' }).click()
  await expectUrl(page, '/reset-password')
  await page.getByLabel('New password', { exact: true }).fill('N3w!password')
  await page.getByLabel('Confirm new password').fill('N3w!password')
  await page.getByRole('button', { name: 'Set Password' }).click()
  await expectVisible(page.getByText('Password changed'))

  const other = await newPage({
    expectedProblems: [/400 \(Bad Request\).*token/, /403 \(Forbidden\).*verify/],
  })
  await other.goto(link)
  await expectVisible(other.getByText('This link is no longer valid'))
  await other.goto('/signin')
  await signIn(other, account)
  await expectVisible(other.getByText('Invalid email or password.'))
  await signIn(other, { ...account, password: 'N3w!password' })
  await expectVisible(other.getByText('Successfully signed in! Redirecting...'))
})

it('changes the password with the current one, from the settings', async () => {
  const page = await newPage({ expectedProblems: [/400 \(Bad Request\).*user/] })
  const account = await signedInAccount(page)
  await page.goto('/settings')
  await page.getByRole('link', { name: 'Change Password' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change Password' })
  await dialog.getByLabel('Current password').fill('not this one')
  await dialog.getByLabel('New password', { exact: true }).fill('N3w!password')
  await dialog.getByLabel('Confirm new password').fill('N3w!password')
  await dialog.getByRole('button', { name: 'Change Password' }).click()
  await expectVisible(dialog.getByText('The current password is not correct.'))
  expect(await dialog.getByLabel('New password', { exact: true }).inputValue()).toBe('N3w!password')
  await dialog.getByLabel('Current password').fill(account.password)
  await dialog.getByRole('button', { name: 'Change Password' }).click()
  await expectVisible(dialog.getByText('Password changed'))
})

it('changes the email address by the link in a mail', async () => {
  const page = await newPage()
  const account = await confirmedAccount(page)
  const address = newAccount().email
  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByLabel('Email').fill(address)
  await page.getByLabel('Current password').fill(account.password)
  await page.getByRole('button', { name: 'Save' }).click()
  await expectVisible(page.getByText(`Open the confirmation email we sent to ${address}`))
  await page.goto(linkIn(await readMail(address)))
  await page.getByRole('button', { name: 'Open profile' }).click()
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(address)
  expect(address).not.toBe(account.email)
})

it('applies language and time zone, and keeps them for the next visit (SET-03)', async () => {
  const page = await newPage()
  await signedInAccount(page)
  await page.goto('/settings')
  await page.getByLabel('Language').selectOption('de')
  await page.getByLabel('Time zone').selectOption('America/New_York')
  await page.getByRole('combobox', { name: 'Theme' }).selectOption('light')
  await expectVisible(page.getByText('You have unsaved changes.'))
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expectVisible(page.getByText('Settings saved.'))
  expect(await page.locator('html').getAttribute('class')).toContain('light')
  await page.goto('/projects')
  await expectVisible(page.getByText(/18\. Nov\. 2026/))
  await page.goto('/settings')
  await expect.poll(() => page.getByLabel('Language').inputValue()).toBe('de')
  expect(await page.getByRole('combobox', { name: 'Theme' }).inputValue()).toBe('light')
})

it('asks before unsaved settings are left, but not on signing out (SET-04)', async () => {
  const page = await newPage()
  await signedInAccount(page)
  await page.goto('/settings')
  const changed = page.getByRole('checkbox', { name: 'Marketing emails' })
  await changed.check()
  await page.getByRole('navigation', { name: 'Workspace' }).getByRole('link', { name: 'Projects' }).click()
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expectHidden(question)
  expect(await changed.isChecked()).toBe(true)
  await page.getByRole('button', { name: /account menu/ }).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await expectUrl(page, '/')
  await expectHidden(question)
})

it('downloads all stored data, and deletes it with the account', async () => {
  const page = await newPage({
    expectedProblems: [/400 \(Bad Request\).*token/, /40[13].*logout/, /403 .*delete-user/],
  })
  const account = await signedInAccount(page)
  await page.goto('/projects')
  await page.getByRole('button', { name: 'Delete Storefront' }).click()
  await expectVisible(page.getByText('Storefront was deleted.'))
  await page.goto('/profile')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download Data' }).click()
  const data = JSON.parse((await contentOf(await download)).toString())
  expect(data).toMatchObject({
    profile: { email: account.email },
    browser: { projects: [{ name: 'Field Notes API' }] },
  })

  await page.getByRole('button', { name: 'Delete Account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete Account' })
  await dialog.getByRole('button', { name: 'Delete Account' }).click()
  await expectVisible(dialog.getByText(`Type ${account.email} to confirm`).last())
  await dialog.getByLabel('Email address').fill(account.email)
  await dialog.getByLabel('Current password').fill('not this one')
  await dialog.getByRole('button', { name: 'Delete Account' }).click()
  await expectVisible(dialog.getByText('Current password is not correct'))
  await dialog.getByLabel('Current password').fill(account.password)
  await dialog.getByRole('button', { name: 'Delete Account' }).click()
  await expectUrl(page, '/signin')
  await expectVisible(page.getByText('Your account was deleted.'))
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('projects'))),
  ).toEqual([])
  expect(await storedEntries(page)).toEqual([])
  await signIn(page, account)
  await expectVisible(page.getByText('Invalid email or password.'))
})

it('removes all of the user’s data from a shared browser on request', async () => {
  const page = await newPage()
  const account = await signedInAccount(page)
  await page.goto('/create-project')
  await page.getByLabel('Project name').fill('Night Sky')
  await expectVisible(page.getByText(/^Saved/).first())
  await page.goto('/projects')
  await expectVisible(page.getByRole('heading', { name: 'My Projects' }))
  await keepEntries(page, 'projects', [{ id: 'night-sky' }])
  const left = async () => {
    const texts = await page.evaluate(() => JSON.stringify({ ...localStorage }))
    return [texts.includes('Night Sky'), (await storedEntries(page)).length > 0]
  }
  expect(await left()).toEqual([true, true])

  await page.goto('/settings')
  await expectVisible(page.getByText('where anyone who uses it can read it', { exact: false }))
  await page.getByRole('button', { name: 'Delete local data' }).click()
  await page.getByRole('button', { name: 'Delete and sign out' }).click()
  await expectUrl(page, '/signin')
  await expectVisible(page.getByText('Your data was deleted from this browser, and you are signed out.'))
  expect(await left()).toEqual([false, false])
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(account.email)
  // The account is still there.
  await signIn(page, account)
  await expectUrl(page, '/')
})
