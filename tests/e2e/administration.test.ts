import { expect, inject, it } from 'vitest'
import {
  confirmedAccount,
  expectHidden,
  expectUrl,
  expectVisible,
  openBrowser,
  readMail,
  signIn,
} from './kit'

// What administrators do in the browser, and what it means for the people it is done to.

const { newPage } = openBrowser()

async function administrator(expectedProblems: RegExp[] = []) {
  const page = await newPage({ expectedProblems })
  await page.goto('/signin?returnUrl=%2Fdiagnostics%3Ftab%3Dusers')
  const { email, password } = inject('admin')
  await signIn(page, { email, password, username: 'admin' })
  await expectUrl(page, '/diagnostics?tab=users')
  return page
}

it('locks an account, which is then refused creation, and unlocks it', async () => {
  const person = await newPage()
  const account = await confirmedAccount(person)
  const admin = await administrator()
  await admin.getByLabel('Search').fill(account.username)
  await expectVisible(admin.getByText('1 account', { exact: true }))
  await admin.getByRole('button', { name: `Lock ${account.email}` }).click()
  await expectVisible(admin.getByText('User status updated to locked'))
  await expectHidden(admin.getByText('User status updated to locked'))

  await person.goto('/create-project')
  await expectVisible(person.getByText('Account is locked. Please contact support.'))

  await admin.getByRole('button', { name: `Unlock ${account.email}` }).click()
  await expectVisible(admin.getByText('User status updated to active'))
  await admin.getByRole('button', { name: `Deactivate ${account.email}` }).click()
  await expectVisible(admin.getByText('User status updated to inactive'))
  await admin.getByLabel('Status').selectOption('active')
  await expectVisible(admin.getByText('Nobody matches what you look for.'))
})

it('sends a recovery mail, changes a role, and deletes an account after a question', async () => {
  const account = await confirmedAccount(await newPage())
  const admin = await administrator()
  await admin.getByLabel('Search').fill(account.email)
  await expectVisible(admin.getByText('1 account', { exact: true }))
  await admin.getByRole('button', { name: `Reset password of ${account.email}` }).click()
  await expectVisible(admin.getByText(`Password reset email sent to ${account.email}`))
  await readMail(account.email, /password/i)
  await admin.getByLabel(`Role of ${account.email}`).selectOption('moderator')
  await expectVisible(admin.getByText('User role updated to moderator'))
  await admin.getByRole('button', { name: `Delete ${account.email}` }).click()
  const dialog = admin.getByRole('dialog', { name: 'Delete account' })
  await expectVisible(
    dialog.getByText(
      `Are you sure you want to delete the account for ${account.email}? This action cannot be undone.`,
    ),
  )
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expectVisible(admin.getByText('User deleted successfully'))
  await expectHidden(admin.getByRole('button', { name: `Delete ${account.email}` }))
})

it('does not overwrite what another administrator did meanwhile, and says so', async () => {
  const account = await confirmedAccount(await newPage())
  const one = await administrator()
  const other = await administrator()
  for (const page of [one, other]) {
    await page.getByLabel('Search').fill(account.email)
    await expectVisible(page.getByText('1 account', { exact: true }))
  }
  await one.getByRole('button', { name: `Lock ${account.email}` }).click()
  await expectVisible(one.getByText('User status updated to locked'))
  await other.getByRole('button', { name: `Deactivate ${account.email}` }).click()
  await expectVisible(other.getByText(/Somebody else changed this account meanwhile/))
  await expectVisible(other.getByRole('button', { name: `Unlock ${account.email}` }))
})

it('rolls back what the backend refuses: the own role', async () => {
  const { email } = inject('admin')
  const admin = await administrator([/40[39].*profiles/])
  await admin.getByLabel('Search').fill(email)
  await expectVisible(admin.getByText('This is your account. Some actions may be restricted.'))
  await admin.getByLabel(`Role of ${email}`).selectOption('user')
  await expectVisible(admin.getByText(/^Failed to update user status: /))
  expect(await admin.getByLabel(`Role of ${email}`).inputValue()).toBe('admin')
})

it('keeps everybody else out (GRD-04)', async () => {
  const person = await newPage()
  const account = await confirmedAccount(person)
  await person.goto('/diagnostics')
  await expectVisible(person.getByRole('heading', { name: 'Admin Access Required' }))
  await expectVisible(person.getByText(account.email))
})
