import { expect, it } from 'vitest'
import { existingAccount, expectUrl, expectVisible, openBrowser, signedInAccount, signIn } from './kit'

// The AI/ML platform: the way in, its tabs, and the team.

const { newPage } = openBrowser()

it('a visitor returns to the requested tab after signing in (PLT-01, PLT-02)', async () => {
  const account = await existingAccount()
  const page = await newPage()
  await page.goto('/ai-ml-platform?tab=collaboration&open=member-2')
  await expectUrl(page, '/signin?returnUrl=%2Fai-ml-platform%3Ftab%3Dcollaboration%26open%3Dmember-2')
  await signIn(page, account)
  await expectUrl(page, '/ai-ml-platform?tab=collaboration&open=member-2')
  await expectVisible(page.getByRole('region', { name: 'Jun Park' }))
})

it('tabs are in the URL, the breadcrumb and the history, and not a second time in the rail (PLT-02)', async () => {
  const page = await newPage()
  await signedInAccount(page)
  await page.goto('/ai-ml-platform?tab=nothing-like-it')
  const selected = page.getByRole('tab', { selected: true })
  await expect.poll(() => selected.textContent()).toBe('Overview')
  const rail = page.getByRole('navigation', { name: 'Workspace' })
  expect(await rail.getByRole('link').allTextContents()).toEqual([
    'Projects',
    'AI/ML Platform',
    'Templates',
    'Settings',
  ])
  await page.getByRole('tab', { name: 'Monitoring' }).click()
  await expectUrl(page, '/ai-ml-platform?tab=monitoring')
  await expect.poll(() => selected.textContent()).toBe('Monitoring')
  await page.getByRole('tab', { name: 'Team' }).click()
  await expectUrl(page, '/ai-ml-platform?tab=collaboration')
  await expect.poll(() => page.title()).toBe('Team · AI/ML Platform · Orrery')
  expect(await rail.locator('[aria-current=page]').textContent()).toBe('AI/ML Platform')
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')
  await expect.poll(() => crumbs.allTextContents()).toEqual(['AI/ML Platform', '/Team'])
  await page.goBack()
  await expect.poll(() => selected.textContent()).toBe('Monitoring')
})

it('the header links to a new project and to the settings (PLT-08)', async () => {
  const page = await newPage()
  await signedInAccount(page)
  await page.goto('/ai-ml-platform')
  const content = page.locator('#content')
  await content.getByRole('button', { name: 'New Project' }).click()
  await expectVisible(page.getByRole('dialog', { name: 'New Project' }))
  await page.keyboard.press('Escape')
  await content.getByRole('link', { name: 'Settings' }).click()
  await expectUrl(page, '/settings')
})

it('the overview counts added and removed items (PLT-03)', async () => {
  const page = await newPage()
  await signedInAccount(page)
  await page.goto('/ai-ml-platform')
  const figures = page.getByRole('list', { name: 'Figures' })
  const figure = (label: string) => figures.getByRole('listitem').filter({ hasText: label })
  for (const [label, value] of [
    ['Total models', '24'],
    ['Active training', '3'],
    ['Datasets', '12'],
    ['Deployed models', '8'],
    ['Team Members', '5'],
    ['API calls', '15,420'],
  ] as const)
    await expectVisible(figure(label).getByText(value, { exact: true }))
  await figure('Team Members').getByRole('link').click()
  await expectUrl(page, '/ai-ml-platform?tab=collaboration')
  await page.getByRole('button', { name: 'Remove samples' }).click()
  await expectVisible(page.getByText('No team members yet. Invite someone to get started.'))
  await page.goto('/ai-ml-platform')
  await expectVisible(figure('Team Members').getByText('0', { exact: true }))
})

it('a sample member is suspended, and the change survives a reload', async () => {
  const page = await newPage()
  await signedInAccount(page)
  await page.goto('/ai-ml-platform?tab=collaboration')
  await expectVisible(page.getByText('5 sample members'))
  await page.getByRole('link', { name: 'Jun Park' }).click()
  const detail = page.getByRole('region', { name: 'Jun Park' })
  await detail.getByRole('button', { name: 'Suspend' }).click()
  await expectVisible(detail.getByRole('button', { name: 'Activate' }))
  await page.goBack()
  await expectUrl(page, '/ai-ml-platform?tab=collaboration')
  const activity = page.getByRole('region', { name: 'Recent activity' }).getByRole('listitem')
  await expectVisible(activity.nth(0).getByText('suspended Jun Park'))

  await page.reload()
  await expectVisible(page.getByRole('row').filter({ hasText: 'Jun Park' }).getByText('Inactive'))
  await expectVisible(activity.nth(0).getByText('suspended Jun Park'))
})
