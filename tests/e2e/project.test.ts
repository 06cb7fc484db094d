import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { SAMPLE_PROJECTS } from '@/entities/project/model'
import { SESSION_KEY } from '@/shared/api/stored-session'
import { signedInAccount, expectHidden, expectUrl, expectVisible, openBrowser } from './kit'

// A project's own page (PRJ-06, PRJ-08): read by keyboard alone, copied, deleted and taken back.

const { newPage } = openBrowser()

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

/** Presses Tab, or another key, until what the selector names has the focus. */
async function moveTo(page: Page, selector: string, key = 'Tab') {
  for (let stop = 0; stop < 20; stop++) {
    await page.keyboard.press(key)
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return
  }
  throw new Error(`${key} does not reach ${selector}`)
}

it('a project is found, read and downloaded by keyboard alone', async () => {
  const page = await newPage()
  await signedInAccount(page)
  await page.goto('/projects')
  await expectVisible(heading(page, 'My Projects'))
  await page.keyboard.press('Control+k')
  await expectVisible(page.getByRole('dialog', { name: 'Command palette' }))
  await page.keyboard.type('storef')
  // The template of the same name comes before samples.
  const sample = page.getByRole('option', { name: /^Storefront\s*Sample · A small shop/ })
  await expectVisible(sample)
  while ((await sample.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expectUrl(page, '/projects/sample-storefront')
  await expectVisible(heading(page, 'Storefront'))
  await expectVisible(page.getByRole('region', { name: 'Run it' }).getByText(/npm run dev/))
  await page.getByRole('tab', { name: 'Overview' }).focus()
  await page.keyboard.press('ArrowRight')
  const readme = page.getByRole('region', { name: 'README.md' })
  await expectVisible(readme.getByRole('heading', { name: 'Storefront' }))

  await moveTo(page, '[role="tree"] *')
  await page.keyboard.press('End')
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toMatch(/^playwright\.config\.ts/)
  await page.keyboard.press('Enter')
  const file = page.getByRole('region', { name: 'playwright.config.ts', exact: true })
  await expectVisible(file)
  await expectUrl(page, '/projects/sample-storefront?tab=code&file=playwright.config.ts')
  // Wrap, download, full screen, copy and the effects of a flag come between the tree and the code.
  for (let stop = 0; stop < 6; stop++) await page.keyboard.press('Tab')
  await expect.poll(() => file.evaluate((region) => region === document.activeElement)).toBe(true)

  const saved = page.waitForEvent('download')
  for (let stop = 0; stop < 4; stop++) await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  expect((await saved).suggestedFilename()).toBe('playwright.config.ts')

  await moveTo(page, '[role="tab"]', 'Shift+Tab')
  const started = page.waitForEvent('download')
  // The menu with the project file comes between them.
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Download Code')
  await page.keyboard.press('Enter')
  expect((await started).suggestedFilename()).toBe('storefront.zip')
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Download Code')
  await moveTo(page, '[role="tab"]')
  await page.keyboard.press('ArrowRight')
  await expectVisible(page.getByText('Code downloaded'))

  await page.reload()
  await expectVisible(page.getByRole('tab', { name: 'Activity', selected: true }))
  await expectVisible(page.getByText('Code downloaded'))
}, 120_000)

it('a project shows its downloads from the list, both from a card and from a row', async () => {
  const page = await newPage()
  await signedInAccount(page)
  await page.goto('/projects')
  const download = async (start: () => Promise<void>) => {
    const started = page.waitForEvent('download')
    await start()
    return (await started).suggestedFilename()
  }
  await page.getByRole('button', { name: 'More downloads of Storefront' }).click()
  expect(await download(() => page.getByRole('menuitem', { name: 'Project file (JSON)' }).click())).toBe(
    'storefront.json',
  )
  await page.getByRole('button', { name: 'List' }).click()
  for (let time = 0; time < 2; time++)
    expect(
      await download(async () => {
        await page.getByRole('button', { name: 'Actions for Storefront' }).click()
        await page.getByRole('menuitem', { name: 'Download code (zip)' }).click()
      }),
    ).toBe('storefront.zip')
  await page.goto('/projects/sample-storefront?tab=activity')
  const texts = page.getByRole('list', { name: 'Activity' }).getByRole('listitem')
  await expect.poll(() => texts.allTextContents()).toHaveLength(3)
  expect((await texts.allTextContents()).map((text) => text.split('downloaded')[0])).toEqual([
    'Code ',
    'Code ',
    'Project file ',
  ])
}, 120_000)

it('a project is copied, deleted and restored', async () => {
  const page = await newPage()
  await signedInAccount(page)
  await page.goto('/projects/sample-field-notes?tab=activity')
  const act = async (name: string, action: string) => {
    await page.getByRole('button', { name: `More actions for ${name}`, exact: true }).click()
    await page.getByRole('menuitem', { name: action }).click()
  }
  await act('Field Notes API', 'Duplicate')
  await expectVisible(page.getByRole('listitem').filter({ hasText: 'Duplicated' }))
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
  await page.getByRole('link', { name: 'Open Field Notes API copy' }).click()
  await page.getByRole('tab', { name: 'Activity' }).click()
  const activity = page.getByRole('list', { name: 'Activity' }).getByRole('listitem')
  await expect
    .poll(async () => (await activity.allTextContents()).map((text) => text.replace('just now', '')))
    .toEqual(['Restored', 'Deleted', 'Created'])

  await page.goto('/projects/nothing-like-it')
  await expectVisible(heading(page, 'Project not found in this browser'))
  await page.getByRole('link', { name: 'My Projects' }).click()
  await expectUrl(page, '/projects')
}, 120_000)

it('a project stored by an older version in local storage is migrated once, and shown in a second tab', async () => {
  const page = await newPage()
  await signedInAccount(page)
  await page.goto('/templates')
  const key = await page.evaluate(
    ([project, sessionKey]) => {
      const { user } = JSON.parse(localStorage.getItem(sessionKey) ?? '')
      const name = `orrery:projects:${user.id}`
      localStorage.setItem(name, JSON.stringify({ v: 1, data: [project, { id: 7 }] }))
      return name
    },
    [{ ...SAMPLE_PROJECTS[0], id: 'old', name: 'Older Sky', sample: false }, SESSION_KEY] as const,
  )
  await page.goto('/projects')
  await expectVisible(page.getByRole('article', { name: 'Older Sky' }))
  await expectVisible(page.getByText('1 project', { exact: true }))
  await expectVisible(page.getByText('Not all of your projects could be read'))
  expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBeNull()

  const other = await page.context().newPage()
  await other.goto('/projects')
  await expectVisible(other.getByRole('article', { name: 'Older Sky' }))
  await page.getByRole('button', { name: 'Delete Older Sky' }).click()
  await expectHidden(other.getByRole('article', { name: 'Older Sky' }))
  await page.getByRole('button', { name: 'Undo' }).click()
  await expectVisible(other.getByRole('article', { name: 'Older Sky' }))
})
