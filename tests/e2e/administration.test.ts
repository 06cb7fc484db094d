import type { Locator } from 'playwright-core'
import { expect, it } from 'vitest'
import {
  type Account,
  choose,
  existingAccount,
  expectHidden,
  expectUrl,
  expectVisible,
  newAccount,
  openBrowser,
  openUsers,
  readMail,
  served,
  signedInAccount,
  signIn,
  signUp,
  signUpOverHttp,
} from './kit'

// The actions of administrators in the browser, and their effects on the accounts concerned.

const { newPage } = openBrowser()

async function administrator(expectedProblems: RegExp[] = []) {
  const page = await newPage({ expectedProblems })
  await openUsers(page)
  return page
}

/** Signs the account in, in a browser context of its own. */
async function signedIn(account: Account) {
  const page = await newPage()
  await page.goto('/signin')
  await signIn(page, account)
  await expectUrl(page, '/')
}

it('locks an account, which is then refused creation, and unlocks it', async () => {
  // A page asks for changes until it learns that its account is locked.
  const person = await newPage({ expectedProblems: [/403.*pull_documents/] })
  const account = await signedInAccount(person)
  const admin = await administrator()
  await admin.getByLabel('Search').fill(account.username)
  await expectVisible(admin.getByText('1 account', { exact: true }))
  await choose(admin, 'Lock', account.email)
  await expectVisible(admin.getByText('User status updated to locked'))
  await expectHidden(admin.getByText('User status updated to locked'))

  await person.goto('/create-project')
  await expectVisible(person.getByText('Account is locked. Please contact support.'))

  await choose(admin, 'Unlock', account.email)
  await expectVisible(admin.getByText('User status updated to active'))
  await choose(admin, 'Deactivate', account.email)
  await expectVisible(admin.getByText('User status updated to inactive'))
  await admin.getByLabel('Status').selectOption('active')
  await expectVisible(admin.getByText('No matches for your search and filters.'))
})

it('changes a role and deletes an account, each after a confirmation', async () => {
  const account = await existingAccount()
  const admin = await administrator()
  await admin.getByLabel('Search').fill(account.email)
  await expectVisible(admin.getByText('1 account', { exact: true }))
  const row = admin.getByRole('row').filter({ hasText: account.email })
  await choose(admin, 'Change role to moderator', account.email)
  const change = admin.getByRole('dialog', { name: 'Change role' })
  await expectVisible(change.getByText(`Change the role of ${account.email} from user to moderator?`))
  await change.getByRole('button', { name: 'Cancel' }).click()
  await expectVisible(row.getByText('user', { exact: true }))
  await choose(admin, 'Change role to moderator', account.email)
  await change.getByRole('button', { name: 'Change role' }).click()
  await expectVisible(admin.getByText('User role updated to moderator'))
  await expectVisible(row.getByText('moderator', { exact: true }))

  await choose(admin, 'Delete', account.email)
  const dialog = admin.getByRole('dialog', { name: 'Delete account' })
  await expectVisible(
    dialog.getByText(
      `Are you sure you want to delete the account for ${account.email}? This action cannot be undone.`,
    ),
  )
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expectVisible(admin.getByText('User deleted successfully'))
  await expectHidden(admin.getByRole('button', { name: `Actions for ${account.email}` }))
})

it('explains the password reset without a request, and sends the mail after two more steps without storing anything', async () => {
  const account = await existingAccount()
  const admin = await administrator()
  await admin.getByLabel('Search').fill(account.email)
  await expectVisible(admin.getByText('1 account', { exact: true }))
  const asked: string[] = []
  admin.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await choose(admin, 'Reset Password', account.email)
  const message = admin.getByRole('dialog', { name: 'Reset password' })
  await expectVisible(message.getByText(/^Nothing was sent or changed/))
  await message.getByRole('button', { name: 'Send recovery email' }).dblclick()
  const question = admin.getByRole('dialog', { name: 'Send recovery email' })
  await expectVisible(question.getByText(account.email))
  // The dialogs may load their scripts meanwhile.
  expect(asked.filter((path) => !path.startsWith('/assets/'))).toEqual([])
  await question.getByRole('button', { name: 'Send' }).click()
  await expectVisible(admin.getByText(`Recovery email sent to ${account.email}`))
  await readMail(account.email, /password/i)
  const kept = await admin.evaluate(() => Object.entries({ ...localStorage, ...sessionStorage }))
  expect(kept.filter(([key, value]) => /verifier/i.test(key + value))).toEqual([])
})

it('shows no activity for a user who never signed in', async () => {
  const account = newAccount()
  await signUp(await newPage(), account)
  const admin = await administrator()
  await admin.getByLabel('Search').fill(account.email)
  await expectVisible(admin.getByText('1 account', { exact: true }))
  await expectVisible(admin.getByText('never'))
})

it('shows a message without a layout shift of the list', async () => {
  const account = await existingAccount()
  const admin = await administrator()
  await admin.getByLabel('Search').fill(account.email)
  await expectVisible(admin.getByText('1 account', { exact: true }))
  const place = () => admin.getByRole('table', { name: 'Accounts' }).boundingBox()
  await admin.evaluate(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
    }).observe({ type: 'layout-shift' })
  })
  const before = await place()
  const message = admin.getByText('User status updated to locked')
  await choose(admin, 'Lock', account.email)
  await expectVisible(message)
  expect(await place()).toEqual(before)
  await expectHidden(message)
  expect(await place()).toEqual(before)
  expect(await admin.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([])
})

it('finishes a change whose row was scrolled out of view, and treats a concurrent sign-in as no conflict', async () => {
  const account = await existingAccount()
  const admin = await administrator()
  await admin.getByLabel('Search').fill(account.email)
  await expectVisible(admin.getByText('1 account', { exact: true }))
  await signedIn(account)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await admin.route('**/rest/v1/profiles*', async (route) => {
    await held
    await route.continue()
  })
  await choose(admin, 'Lock', account.email)
  // The row goes, as it does when it is scrolled out of the part that is drawn.
  await admin.getByLabel('Search').fill('nobody-of-this-name')
  await expectVisible(admin.getByText('No matches for your search and filters.'))
  release()
  await expectVisible(admin.getByText('User status updated to locked'))
})

it('deletes the administrator’s own account only after its email address is typed, then signs out', async () => {
  const page = await newPage({ expectedProblems: [/403 \(Forbidden\).*logout/] })
  const account = await signedInAccount(page)
  const admin = await administrator()
  await admin.getByLabel('Search').fill(account.email)
  await choose(admin, 'Change role to admin', account.email)
  await admin.getByRole('button', { name: 'Change role' }).click()
  await expectVisible(admin.getByText('User role updated to admin'))

  await page.goto('/diagnostics?tab=users')
  await page.getByLabel('Search').fill(account.email)
  await page.getByRole('button', { name: `Actions for ${account.email}` }).click()
  for (const name of [/^Deactivate/, /^Lock/])
    expect(await page.getByRole('menuitem', { name }).isDisabled()).toBe(true)
  await expectVisible(page.getByText(/^You cannot change the status or role of your own account/))
  await page.keyboard.press('Escape')
  await choose(page, 'Delete', account.email)
  const dialog = page.getByRole('dialog', { name: 'Delete account' })
  const confirm = dialog.getByRole('button', { name: 'Delete' })
  expect(await confirm.isDisabled()).toBe(true)
  await dialog.getByLabel('Email address').fill(account.email)
  await dialog.getByLabel('Current password').fill(account.password)
  await confirm.click()
  await expectUrl(page, '/signin')
  await expectVisible(page.getByText('Your account was deleted.'))
  expect(await page.evaluate(() => localStorage.getItem('orrery-auth'))).toBeNull()
  await page.goBack()
  await expectHidden(page.getByRole('heading', { name: 'System Diagnostics' }))
})

it('warns the last active administrator, whom the backend does not delete', async () => {
  const { email } = served().admin
  const admin = await administrator([/409.*delete-user/])
  await admin.getByLabel('Search').fill(email)
  await choose(admin, 'Delete', email)
  const dialog = admin.getByRole('dialog', { name: 'Delete account' })
  await expectVisible(dialog.getByText('You are the last active administrator'))
  await dialog.getByLabel('Email address').fill(email)
  await dialog.getByLabel('Current password').fill(served().admin.password)
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expectVisible(admin.getByText(/^Failed to delete user: This is the last active administrator/))
})

it('does not overwrite the concurrent change of another administrator, and reports it', async () => {
  const account = await existingAccount()
  const one = await administrator()
  const other = await administrator()
  for (const page of [one, other]) {
    await page.getByLabel('Search').fill(account.email)
    await expectVisible(page.getByText('1 account', { exact: true }))
  }
  await choose(one, 'Lock', account.email)
  await expectVisible(one.getByText('User status updated to locked'))
  await choose(other, 'Deactivate', account.email)
  await expectVisible(other.getByText(/This account was changed by someone else in the meantime/))
  await expectVisible(
    other.getByRole('row').filter({ hasText: account.email }).getByText('locked', { exact: true }),
  )
})

it('rolls back a change that the backend refuses', async () => {
  const account = await existingAccount()
  const admin = await administrator([/403.*profiles/])
  await admin.getByLabel('Search').fill(account.email)
  await expectVisible(admin.getByText('1 account', { exact: true }))
  await admin.route('**/rest/v1/profiles*', (route) =>
    route.fulfill({
      status: 403,
      json: { code: '42501', message: 'Only administrators may change role and status' },
    }),
  )
  await choose(admin, 'Lock', account.email)
  await expectVisible(
    admin.getByText('Failed to update user status: Only administrators may change role and status'),
  )
  await expectVisible(admin.getByRole('button', { name: `Actions for ${account.email}` }))
})

it('refuses users who are no administrators (GRD-04)', async () => {
  const person = await newPage()
  const account = await signedInAccount(person)
  await person.goto('/diagnostics')
  await expectVisible(person.getByRole('heading', { name: 'Admin Access Required' }))
  await expectVisible(person.getByText(account.email))
})

it('locks several accounts by keyboard alone, and reports them in one message', async () => {
  const [one, two] = [await existingAccount(), await existingAccount()]
  const admin = await administrator()
  const list = admin.getByRole('table', { name: 'Accounts' })
  const tabTo = async (target: Locator, key = 'Tab') => {
    const focused = () => target.evaluate((element) => element === document.activeElement)
    for (let step = 0; step < 40 && !(await focused()); step++) await admin.keyboard.press(key)
    expect(await focused()).toBe(true)
  }
  await tabTo(admin.getByLabel('Search'))
  await admin.keyboard.type('@')
  // The newest come first, so both are at the top.
  await expectVisible(list.getByRole('row').nth(1).filter({ hasText: two.email }))
  await tabTo(list.getByRole('row').nth(1))
  await admin.keyboard.press('Space')
  await admin.keyboard.press('Shift+ArrowDown')
  await expectVisible(admin.getByText('2 selected'))
  await tabTo(admin.getByRole('button', { name: 'Lock 2 accounts' }), 'Shift+Tab')
  await admin.keyboard.press('Enter')
  await expectVisible(admin.getByText('User status updated to locked for 2 accounts'))
  for (const { email } of [one, two])
    await expectVisible(list.getByRole('row').filter({ hasText: email }).getByText('locked'))
})

it('lists the accounts in a box of 600 px that scrolls by keyboard, and prints all of them (ADM-04)', async () => {
  const page = await newPage()
  for (let count = 0; count < 16; count++) await signUpOverHttp(newAccount())
  await openUsers(page)
  const box = page.getByRole('region', { name: 'Accounts' })
  const heights = () =>
    box.evaluate(({ offsetHeight, scrollHeight }: HTMLElement) => [offsetHeight, scrollHeight > offsetHeight])
  await expect.poll(heights).toEqual([600, true])
  await box.focus()
  await page.keyboard.press('End')
  await expect.poll(() => box.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0)
  const rows = box.getByRole('row')
  const total = Number(await box.getByRole('table').getAttribute('aria-rowcount'))
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await expect.poll(() => rows.count()).toBe(total)
  await expect
    .poll(() => box.evaluate(({ offsetHeight, scrollHeight }: HTMLElement) => scrollHeight - offsetHeight))
    .toBeLessThanOrEqual(0)
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await page.emulateMedia({ media: 'screen' })
  await page.setViewportSize({ width: 375, height: 800 })
  await expectHidden(box)
})
