import { expect, inject, it } from 'vitest'
import { confirmedAccount, type Crawl, crawl, expectUrl, openBrowser, signIn } from './kit'

// Every page that links lead to, in both themes: no dead link, no console message, no axe violation.

const { newPage } = openBrowser()

function print(title: string, { pages, dead, violations }: Crawl) {
  const links = [...pages.values()].reduce((sum, count) => sum + count, 0)
  console.log(
    `${title}: ${pages.size} pages, ${links} links, ${dead.length} dead links, ${violations.length} axe violations`,
  )
}

it.each(['dark', 'light'])(
  'a visitor finds no dead link and no barrier, %s theme',
  { timeout: 240_000 },
  async (theme) => {
    const page = await newPage()
    await page.addInitScript((choice) => {
      localStorage.setItem('orrery:theme', JSON.stringify({ v: 1, data: choice }))
    }, theme)
    const found = await crawl(page, '/')
    print(`Signed out, ${theme}`, found)
    expect(found.dead).toEqual([])
    expect(found.violations).toEqual([])
    expect([...found.pages.keys()]).toEqual(
      expect.arrayContaining(['/features', '/templates', '/roadmap', '/docs/getting-started', '/status']),
    )
  },
)

it('neither does a user who is signed in', { timeout: 240_000 }, async () => {
  const page = await newPage()
  await confirmedAccount(page)
  const found = await crawl(page, '/')
  print('Signed in', found)
  expect(found.dead).toEqual([])
  expect(found.violations).toEqual([])
  expect([...found.pages.keys()]).toEqual(
    expect.arrayContaining(['/profile', '/projects', '/create-project']),
  )
})

it('nor does an administrator', { timeout: 240_000 }, async () => {
  const page = await newPage()
  await page.addInitScript(() =>
    localStorage.setItem('orrery:theme', JSON.stringify({ v: 1, data: 'light' })),
  )
  await page.goto('/signin?returnUrl=%2Fdiagnostics%3Ftab%3Dusers')
  await signIn(page, { ...inject('admin'), username: 'admin' })
  await expectUrl(page, '/diagnostics?tab=users')
  const found = await crawl(page, '/diagnostics?tab=users')
  print('Administrator, light', found)
  expect(found.dead).toEqual([])
  expect(found.violations).toEqual([])
  expect([...found.pages.keys()]).toEqual(expect.arrayContaining(['/diagnostics?tab=users', '/projects']))
})
