import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { signedInAccount, expectHidden, expectUrl, expectVisible, openBrowser } from './kit'

// The rail, the bar and the footer around signed-in work.

const { newPage } = openBrowser()

/** Presses Tab until the focus is on what has this name. */
async function tabTo(page: Page, name: string) {
  const named = () =>
    page.evaluate(() => {
      const { activeElement } = document
      return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent?.trim()
    })
  for (let step = 0; step < 40; step++) {
    if ((await named()) === name) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`No Tab leads to ${name}`)
}

it('the rail works by keyboard alone, and stays collapsed after a reload', async () => {
  const page = await newPage()
  await signedInAccount(page)
  await page.goto('/settings')
  await expectVisible(page.getByRole('heading', { name: 'Settings', level: 1 }))
  const rail = page.getByRole('navigation', { name: 'Workspace' })
  await expectVisible(rail.getByRole('link', { name: 'Projects' }))
  expect(await rail.getByRole('link', { name: 'Settings' }).getAttribute('aria-current')).toBe('page')

  await tabTo(page, 'Collapse navigation')
  await page.keyboard.press('Enter')
  await tabTo(page, 'Templates')
  await expectVisible(page.getByRole('tooltip', { name: 'Templates' }))
  await page.keyboard.press('Escape')
  await expectHidden(page.getByRole('tooltip'))
  await page.keyboard.press('Shift+Tab')
  await expectVisible(page.getByRole('tooltip', { name: 'AI/ML Platform' }))
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expectUrl(page, '/projects')
  await expectVisible(page.getByRole('heading', { name: 'My Projects' }))
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content')

  await page.reload()
  await expectVisible(page.getByRole('button', { name: 'Expand navigation' }))
  await tabTo(page, 'Expand navigation')
  await page.keyboard.press('Enter')
  await expectVisible(rail.getByText('Projects', { exact: true }))
})

it('an opened project becomes the first recent project', async () => {
  const page = await newPage()
  await signedInAccount(page)
  await page.goto('/projects/sample-storefront')
  const recent = page.getByRole('navigation', { name: 'Recent projects' })
  await expectVisible(recent.getByRole('link', { name: 'Storefront' }))
  await page.goto('/settings')
  await recent.getByRole('link', { name: 'Storefront' }).click()
  await expectUrl(page, '/projects/sample-storefront')
})

it('every documented link is reachable from a page of the app (NAV-02, NAV-05)', async () => {
  const page = await newPage()
  await signedInAccount(page)
  await page.goto('/settings')
  for (const link of ['/', '/projects', '/ai-ml-platform', '/templates'])
    await expectVisible(page.locator(`aside a[href="${link}"]`).first())
  const groups: [group: string, links: string[]][] = [
    ['Product', ['/features', '/ai-features', '/templates', '/pricing', '/roadmap', '/changelog']],
    ['Learn', ['/docs', '/tutorials', '/blog', '/community']],
    ['Company', ['/about', '/careers', '/press', '/contact']],
    ['Support', ['/help', '/status', '/auth-diagnostic', '/privacy', '/terms']],
  ]
  for (const [group, links] of groups) {
    await page.getByRole('button', { name: group, exact: true }).press('Enter')
    for (const link of links)
      await expectVisible(page.locator(`:is(header, footer) a[href="${link}"]:visible`).first())
    await page.keyboard.press('Escape')
    await expectHidden(page.locator(`:is(header, footer) li a[href="${links[0]}"]`).first())
  }
  await page.getByRole('button', { name: 'Learn', exact: true }).click()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Tutorials' }).click()
  await expectUrl(page, '/tutorials')
  await expectVisible(page.getByRole('navigation', { name: 'Breadcrumb' }))
})

it('the bar names the place of a page, with the names of projects, and has the search at every width', async () => {
  const page = await newPage()
  await signedInAccount(page)
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' })
  await page.goto('/projects/sample-storefront')
  await expect.poll(() => crumbs.getByRole('listitem').allTextContents()).toEqual(['Projects', '/Storefront'])
  for (const width of [1280, 768, 375]) {
    await page.setViewportSize({ width, height: 800 })
    await expectVisible(page.getByRole('banner').getByRole('button', { name: 'Search' }))
    await expectVisible(crumbs.getByRole('link', { name: 'Projects' }))
    // On a phone the heading names the page.
    expect(await crumbs.getByText('Storefront').isVisible(), `at ${width}`).toBe(width >= 768)
  }
  await crumbs.getByRole('link', { name: 'Projects' }).click()
  await expectUrl(page, '/projects')
  await expect.poll(() => crumbs.getByRole('listitem').allTextContents()).toEqual(['Projects'])
})

it('on a phone the rail is a sheet, with the way to the home page', async () => {
  const page = await newPage({ viewport: { width: 375, height: 812 } })
  await signedInAccount(page)
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Open navigation' }).click()
  const sheet = page.getByRole('dialog', { name: 'Workspace' })
  await expectVisible(sheet)
  await expectVisible(sheet.getByRole('link', { name: 'Orrery, home' }))
  await page.keyboard.press('Escape')
  await expectHidden(sheet)
  await page.getByRole('button', { name: 'Open navigation' }).click()
  await sheet.getByRole('link', { name: 'Projects' }).click()
  await expectUrl(page, '/projects')
  await expectHidden(sheet)
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content')
})
