import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { signedInAccount, expectHidden, expectUrl, expectVisible, openBrowser } from './kit'

// A project's own page (PRJ-06, PRJ-08): read by keyboard alone, copied, deleted and taken back.

const { newPage } = openBrowser()

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

it('is read and downloaded by keyboard alone', async () => {
  const page = await newPage()
  await signedInAccount(page)
  await page.goto('/projects/sample-storefront')
  await expectVisible(heading(page, 'Storefront'))
  await expectVisible(page.getByRole('region', { name: 'README.md' }))

  await page.getByRole('tab', { name: 'Code' }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('treeitem')
  await page.keyboard.press('End')
  await page.keyboard.type('packa')
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(/^package\.json/)
  await page.keyboard.press('Enter')
  const file = page.getByRole('region', { name: 'package.json', exact: true })
  await expectVisible(file)
  await expectUrl(page, '/projects/sample-storefront?file=package.json')
  // Copy, download and wrap stand between the tree and the code.
  for (let stop = 0; stop < 4; stop++) await page.keyboard.press('Tab')
  await expect.poll(() => file.evaluate((region) => region === document.activeElement)).toBe(true)

  const saved = page.waitForEvent('download')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  expect((await saved).suggestedFilename()).toBe('package.json')

  const started = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download Code' }).focus()
  await page.keyboard.press('Enter')
  expect((await started).suggestedFilename()).toBe('storefront.zip')
  await page.getByRole('tab', { name: 'Code' }).focus()
  await page.keyboard.press('ArrowRight')
  await expectVisible(page.getByText('Code downloaded'))

  await page.reload()
  await expectVisible(page.getByRole('tab', { name: 'Activity', selected: true }))
  await expectVisible(page.getByText('Code downloaded'))
}, 120_000)

it('is copied, deleted and taken back', async () => {
  const page = await newPage()
  await signedInAccount(page)
  await page.goto('/projects/sample-field-notes?tab=activity')
  const act = async (name: string, action: string) => {
    await page.getByRole('button', { name: `More actions for ${name}`, exact: true }).click()
    await page.getByRole('menuitem', { name: action }).click()
  }
  await act('Field Notes API', 'Duplicate')
  await expectVisible(page.getByText('Duplicated'))
  await page.getByRole('link', { name: 'Open the copy' }).click()
  await expectVisible(heading(page, 'Field Notes API copy'))
  await act('Field Notes API copy', 'Delete')
  await expectUrl(page, '/projects')
  await expectVisible(page.getByText('Field Notes API copy was deleted.'))
  await page.getByRole('button', { name: 'Undo' }).click()
  await expectHidden(page.getByText('Field Notes API copy was deleted.'))
  await expectVisible(page.getByText('Field Notes API copy').first())
  await page.reload()
  await expectVisible(page.getByText('Field Notes API copy').first())
  await expectHidden(page.getByRole('button', { name: 'Undo' }))

  await page.goto('/projects/nothing-like-it')
  await expectVisible(heading(page, 'This project is not in this browser'))
  await page.getByRole('link', { name: 'My Projects' }).click()
  await expectUrl(page, '/projects')
}, 120_000)
