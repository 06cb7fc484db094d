import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { SESSION_KEY } from '@/shared/api/stored-session'
import {
  confirmedAccount,
  expectHidden,
  expectUrl,
  expectVisible,
  openBrowser,
  screenshot,
  signedInAccount,
  signIn,
} from './kit'

// Every way into a new project, and what happens on the way when things go wrong.

const { newPage } = openBrowser()

const next = (page: Page) => page.getByRole('button', { name: 'Continue' }).click()
const stepIs = (page: Page, name: string) => expectVisible(page.getByRole('heading', { level: 2, name }))
const stored = (page: Page, key: string) =>
  page.evaluate((wanted) => {
    const found = Object.keys(localStorage).find((name) => name.includes(wanted))
    return found ? localStorage.getItem(found) : null
  }, key)

/** Goes through steps 2 to 5 of the template wizard. */
async function throughA(page: Page) {
  await stepIs(page, 'Template Selection')
  await expectVisible(page.getByText(/^Analyzing templates for:/))
  // The first template is selected.
  await expectVisible(page.getByRole('radio', { checked: true }))
  await next(page)
  await stepIs(page, 'Team & Collaboration')
  await page.getByLabel('Member name').fill('Grace')
  await page.getByLabel('Member email').fill('grace@example.org')
  await page.getByLabel('Role').selectOption('QA')
  await page.getByRole('button', { name: 'Add Member' }).click()
  await next(page)
  await stepIs(page, 'AI Tools & Features')
  expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(5)
  await next(page)
  await stepIs(page, 'Review & Create')
}

describe('a project is created', () => {
  it('by the template wizard in the New Project modal of any page, which then says how to run it', async () => {
    const page = await newPage()
    await signedInAccount(page)
    await page.clock.install()
    await page.goto('/')
    await page.getByRole('banner').getByRole('button', { name: 'New Project' }).click()
    await expectVisible(page.getByRole('dialog', { name: 'New Project' }))
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name')
    await page.keyboard.type('Tide Tables')
    await page.getByRole('radio', { name: /^API service/ }).check()
    await expectVisible(page.getByText(/^Saved \d/))
    expect(await stored(page, 'project-drafts')).toContain('Tide Tables')
    await next(page)
    await throughA(page)
    await expectVisible(page.getByRole('region', { name: 'Run it' }).getByText(/^\d+ files: server\//))
    await screenshot(page, 'template-wizard-review')
    await page.getByRole('button', { name: 'Create Project' }).click()
    await expectVisible(page.getByRole('progressbar', { name: 'Project creation' }))
    await page.clock.runFor(10_000)
    await expectHidden(page.getByRole('dialog', { name: 'New Project' }))
    await expectUrl(page, /^\/projects\/[0-9a-f-]{36}$/)
    const run = page.getByRole('region', { name: 'Run it' })
    await expectVisible(run.getByText(/unzip -q tide-tables\.zip/))
    await expectVisible(run.getByText(/^Node\.js \d+/))
    await run.getByRole('button', { name: 'Windows' }).click()
    await expectVisible(run.getByText(/Expand-Archive tide-tables\.zip/))
    expect(await stored(page, 'project-drafts')).not.toContain('Tide Tables')
    await page.getByRole('link', { name: 'Projects' }).first().click()
    const card = page.getByRole('article', { name: 'Tide Tables' })
    await expectVisible(card.getByText('+1 more'))
    const saved = async (start: () => Promise<void>) => {
      const started = page.waitForEvent('download')
      await start()
      return (await started).suggestedFilename()
    }
    const place = await card.boundingBox()
    expect(await saved(() => card.getByRole('button', { name: 'Download Tide Tables' }).click())).toBe(
      'tide-tables.zip',
    )
    await card.getByRole('button', { name: 'More downloads of Tide Tables' }).click()
    const file = page.getByRole('menuitem', { name: 'Project file (JSON)' })
    await expectVisible(file)
    expect(await card.boundingBox()).toEqual(place)
    expect(await saved(() => file.click())).toBe('tide-tables.json')
  }, 90_000)

  it('from a stack of its own, chosen in place, without a team or a choice of tools', async () => {
    const page = await newPage()
    await signedInAccount(page)
    await page.goto('/create-project?wizard=a')
    await page.getByLabel('Project name').fill('Tide Board')
    await page.getByRole('radio', { name: /^Web app/ }).check()
    await next(page)
    await page.getByRole('radio', { name: /^Your own stack/ }).check()
    const stack = page.getByRole('region', { name: 'Your own stack' })
    await stack.getByRole('radio', { name: /^Vue/ }).check()
    await stack.getByRole('tab', { name: 'Select Backend' }).click()
    await stack.getByRole('radio', { name: /^Go/ }).check()
    await stack.getByRole('tab', { name: 'Configure Features' }).click()
    await stack.getByRole('checkbox', { name: /^AI integration/ }).uncheck()
    await page.getByRole('button', { name: 'Skip to review' }).click()
    await stepIs(page, 'Review & Create')
    await expectVisible(page.getByText('Vue, Go, PostgreSQL', { exact: true }))
    const run = page.getByRole('region', { name: 'Run it' })
    await expectVisible(run.getByText(/Go \d+\.\d+/))
    await expectVisible(run.getByText(/go mod download/))
    await page.reload()
    await page.getByLabel('Project name').waitFor()
    await next(page)
    await expectVisible(page.getByRole('radio', { name: /^Your own stack/, checked: true }))
    await expectVisible(page.getByText('Vue / Go / PostgreSQL'))
  })

  it('from a template, which is already selected', async () => {
    const page = await newPage()
    await signedInAccount(page)
    await page.goto('/create-project?template=ml-api')
    await expectVisible(page.getByRole('radio', { name: /^AI\/ML project/, checked: true }))
    await page.getByLabel('Project name').fill('Iris')
    await next(page)
    await expectVisible(page.getByRole('radio', { name: /^ML API/, checked: true }))
    await next(page)
    await stepIs(page, 'Team & Collaboration')
  })

  it('from the configurator on the home page', async () => {
    const page = await newPage()
    await signedInAccount(page)
    await page.goto('/')
    const configurator = page.getByRole('region', { name: 'Project configurator' })
    await configurator.getByRole('radio', { name: /^Next\.js/ }).check()
    await next(page)
    await configurator.getByRole('tab', { name: 'Select Database' }).click()
    await configurator.getByRole('radio', { name: /^SQLite/ }).check()
    await next(page)
    await configurator.getByRole('checkbox', { name: /^AI/ }).uncheck()
    await configurator.getByRole('button', { name: 'Create Project' }).click()
    await expectUrl(page, /^\/create-project\?frontend=Next\.js&.*database=SQLite/)
    expect(await page.getByLabel('Frontend').inputValue()).toBe('Next.js')
    expect(await stored(page, 'project-configuration')).toBeNull()
    await page.reload()
    await expect.poll(() => page.getByLabel('Frontend').inputValue()).toBe('Next.js')
    expect(await page.getByLabel('Database').inputValue()).toBe('SQLite')
    await page.getByLabel('Project name').fill('Tide Tables')
    await expectVisible(page.getByText(/^Saved \d/))
    await page.reload()
    await expect.poll(() => page.getByLabel('Project name').inputValue()).toBe('Tide Tables')
    expect(await page.getByLabel('Database').inputValue()).toBe('SQLite')
  })

  it('from a shared link, also after signing in first', async () => {
    const page = await newPage()
    const account = await signedInAccount(page)
    await page.goto('/create-project?name=Shared+Sky&frontend=Next.js&database=SQLite&features=api,tests')
    await expectVisible(page.getByLabel('Project name'))
    expect(await page.getByLabel('Project name').inputValue()).toBe('Shared Sky')
    await page.getByRole('button', { name: 'Explore code' }).click()
    const code = page.getByRole('region', { name: 'Generated code' })
    await expectVisible(code.getByRole('region', { name: 'README.md' }))
    await expectVisible(code.getByText('Shared Sky').first())
    expect(await code.getByRole('treeitem', { name: /^Dockerfile/ }).count()).toBe(0)
    await page.getByLabel('Project name').fill('Renamed Sky')
    await expectVisible(code.getByText('Renamed Sky').first())
    await screenshot(page, 'explore')

    const other = await newPage({ expectedProblems: [/400 \(Bad Request\)/] })
    await other.goto('/create-project?wizard=a&name=Team+Sky&type=desktop')
    await expectUrl(other, /^\/signin\?returnUrl=/)
    await signIn(other, account)
    await expectUrl(other, '/create-project?wizard=a&name=Team+Sky&type=desktop')
    expect(await other.getByLabel('Project name').inputValue()).toBe('Team Sky')
    await expectVisible(other.getByRole('radio', { name: /^Desktop app/, checked: true }))
  })

  it('after a reload half-way, and from one of several drafts', async () => {
    const page = await newPage()
    await signedInAccount(page)
    await page.goto('/create-project')
    await page.getByLabel('Project name').fill('First Sky')
    await expectVisible(page.getByText(/^Saved \d/))
    await page.reload()
    await expectVisible(page.getByText(/^Restored draft First Sky/))
    expect(await page.getByLabel('Project name').inputValue()).toBe('First Sky')

    await page.goto('/create-project?name=Second+Sky')
    await page.getByLabel('Description', { exact: true }).fill('Of the second draft.')
    await expectVisible(page.getByText(/^Saved \d/))
    await page.goto('/projects')
    await page.getByRole('link', { name: 'Resume First Sky' }).click()
    await expectVisible(page.getByText(/^Restored draft First Sky/))
    await page.getByRole('button', { name: 'Drafts (2)' }).click()
    await page.getByRole('button', { name: 'Resume Second Sky' }).click()
    await expect.poll(() => page.getByLabel('Project name').inputValue()).toBe('Second Sky')
    await page.getByRole('button', { name: 'Delete draft First Sky' }).click()
    await expectVisible(page.getByRole('button', { name: 'Drafts (1)' }))
  })

  it('from a bookmark', async () => {
    const page = await newPage()
    await signedInAccount(page)
    await page.goto('/create-project?frontend=Next.js&database=Redis')
    await page.getByRole('button', { name: 'Bookmark' }).click()
    await page.getByLabel('Bookmark Name').fill('Next with Redis')
    await page.getByRole('button', { name: 'Save Bookmark' }).click()
    await expectVisible(page.getByRole('button', { name: 'Bookmarked' }))
    await page.goto('/create-project')
    await page.getByRole('button', { name: 'Bookmarks (1)' }).click()
    await page.getByRole('link', { name: 'Next with Redis', exact: true }).click()
    await expect.poll(() => page.getByLabel('Database').inputValue()).toBe('Redis')
  })
})

describe('a wizard', () => {
  it('refuses invalid names with a message and keeps the input', async () => {
    const page = await newPage()
    await signedInAccount(page)
    await page.goto('/create-project?wizard=a')
    const name = page.getByLabel('Project name')
    for (const [typed, message] of [
      ['ab', 'Project name must be at least 3 characters'],
      ['../../x', 'Project name can only contain letters, numbers, spaces, hyphens, and underscores'],
      ['🚀🚀🚀', 'Project name can only contain letters, numbers, spaces, hyphens, and underscores'],
    ] as const) {
      await name.fill(typed)
      await next(page)
      await expectVisible(page.getByText(message, { exact: true }))
      expect(await name.inputValue()).toBe(typed)
    }
    await name.fill('CON')
    await page.getByLabel('Description', { exact: true }).fill('x'.repeat(501))
    await next(page)
    await expectVisible(page.getByText('Description must be less than 500 characters'))
    await page.getByLabel('Description', { exact: true }).fill('')
    await next(page)
    await expectVisible(page.getByText('Please select a project type'))
  })

  it('opens despite broken drafts and a link edited by hand', async () => {
    const page = await newPage()
    await signedInAccount(page)
    await page.goto('/create-project')
    await page.getByLabel('Project name').fill('Kept Sky')
    await expectVisible(page.getByText(/^Saved \d/))
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage))
        if (key.includes('project-drafts')) localStorage.setItem(key, '{"v":1,"data":[{"wizard":"b","id":7')
    })
    await page.goto('/create-project?name=Night+Sky&frontend=Elm&cpu=1000')
    await expectVisible(page.getByText('Part of this link could not be read'))
    await expectVisible(page.getByText(/frontend=Elm, cpu=1000/))
    expect(await page.getByLabel('Project name').inputValue()).toBe('Night Sky')
    expect(await page.getByLabel('Frontend').inputValue()).toBe('React')
  })

  it('reports full storage, loses nothing, and asks once before the page is left', async () => {
    const page = await newPage()
    await signedInAccount(page)
    await page.goto('/create-project')
    await page.evaluate(() => {
      for (let size = 2 ** 22; size > 0; size = Math.floor(size / 2))
        try {
          localStorage.setItem(`filler-${size}`, 'x'.repeat(size))
        } catch {
          // The next smaller piece may still fit.
        }
    })
    await page.getByLabel('Project name').fill('Night Sky')
    await expectVisible(page.getByRole('alert').filter({ hasText: 'draft' }))
    expect(await page.getByLabel('Project name').inputValue()).toBe('Night Sky')
    await page.getByRole('link', { name: 'Projects' }).first().click()
    const question = page.getByRole('dialog', { name: 'Leave without saving?' })
    await expectVisible(question)
    await question.getByRole('button', { name: 'Keep editing' }).click()
    expect(await page.getByLabel('Project name').inputValue()).toBe('Night Sky')
    await page.evaluate(() =>
      localStorage.removeItem(Object.keys(localStorage).find((k) => k.startsWith('filler-')) ?? ''),
    )
    await page.getByRole('button', { name: 'Try again' }).click()
    await expectVisible(page.getByText(/^Saved \d/))
    await page.getByRole('link', { name: 'Projects' }).first().click()
    await expectUrl(page, '/projects')
  })

  it('in the modal closes on Esc, and asks first when input would be lost', async () => {
    const page = await newPage()
    await signedInAccount(page)
    await page.goto('/projects')
    const open = page.locator('#content').getByRole('button', { name: 'New Project' })
    const modal = page.getByRole('dialog', { name: 'New Project' })
    await open.click()
    await expectVisible(modal)
    await page.keyboard.press('Escape')
    await expectHidden(modal)
    await open.click()
    await page.getByRole('checkbox', { name: 'Auto-save' }).uncheck()
    await page.getByLabel('Project name').fill('Night Sky')
    await page.keyboard.press('Escape')
    const question = page.getByRole('dialog', { name: 'Leave without saving?' })
    await expectVisible(question)
    await question.getByRole('button', { name: 'Leave' }).click()
    await expectHidden(modal)
  })
})

describe('My Projects', () => {
  it('finds, edits, deletes and restores a project', async () => {
    const page = await newPage()
    await signedInAccount(page)
    await page.goto('/projects')
    await page.getByLabel('Search').fill('storefront')
    await expectVisible(page.getByText('1 of 2 projects'))
    await page.getByRole('button', { name: 'Edit Storefront' }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit project' })
    await dialog.getByLabel('Project name').fill('Shop Window')
    await dialog.getByRole('checkbox', { name: /^Performance/ }).check()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expectHidden(dialog)
    await expectVisible(page.getByRole('heading', { name: 'No projects found' }))
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await expectVisible(page.getByRole('article', { name: 'Shop Window' }))
    await page.getByRole('button', { name: 'Delete Shop Window' }).click()
    await expectHidden(page.getByRole('article', { name: 'Shop Window' }))
    await page.getByRole('button', { name: 'Undo' }).click()
    await expectVisible(page.getByRole('article', { name: 'Shop Window' }))
    await expectHidden(page.getByText('Shop Window was deleted.'))
    await page.reload()
    await expectVisible(page.getByRole('article', { name: 'Shop Window' }))
  })

  it('is private: another account in the same browser sees only its samples', async () => {
    const page = await newPage()
    await signedInAccount(page)
    await page.goto('/projects')
    await page.getByRole('button', { name: 'Delete Storefront' }).click()
    await expectVisible(page.getByText('Storefront was deleted.'))
    await page.evaluate((key) => localStorage.removeItem(key), SESSION_KEY)
    await confirmedAccount(page)
    await page.goto('/projects')
    await expectVisible(page.getByRole('article', { name: 'Storefront' }))
  })
})
