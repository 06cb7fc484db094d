import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import {
  existingAccount,
  expectHidden,
  expectUrl,
  expectVisible,
  linkIn,
  newAccount,
  openBrowser,
  readMail,
  signedInAccount,
  signIn,
  signUp,
} from './kit'

// A visitor's choices survive the way to the wizards, and the wizards ask before they stop.

const { newPage } = openBrowser()

const stepIs = (page: Page, name: string) => expectVisible(page.getByRole('heading', { level: 2, name }))

/** Chooses Vue and Go on the home page and goes on to the wizard. */
async function configure(page: Page) {
  await page.goto('/')
  const configurator = page.getByRole('region', { name: 'Project configurator' })
  await configurator.getByRole('radio', { name: /^Vue/ }).check()
  await configurator.getByRole('tab', { name: 'Select Backend' }).click()
  await configurator.getByRole('radio', { name: /^Go/ }).check()
  await configurator.getByRole('tab', { name: 'Configure Features' }).click()
  await configurator.getByRole('button', { name: 'Create Project' }).click()
}

async function expectConfigured(page: Page) {
  await expect.poll(() => page.getByLabel('Frontend').inputValue()).toBe('Vue')
  expect(await page.getByLabel('Backend').inputValue()).toBe('Go')
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('orrery:project-configuration')))
    .toBeNull()
}

describe('a visitor’s configuration (WZB-07)', () => {
  it('survives signing in', async () => {
    const account = await existingAccount()
    const page = await newPage({ expectedProblems: [/400 \(Bad Request\)/] })
    await configure(page)
    await expectUrl(page, /^\/signin\?returnUrl=/)
    await signIn(page, account)
    await expectUrl(page, /^\/create-project/)
    await expectConfigured(page)
  })

  it('survives signing up and the link in the mail', async () => {
    const page = await newPage()
    await configure(page)
    await expectUrl(page, /^\/signin\?returnUrl=/)
    const account = newAccount()
    await signUp(page, account)
    await page.goto(linkIn(await readMail(account.email)))
    await page.getByRole('button', { name: 'Open profile' }).click()
    await expectVisible(page.getByText('You have a saved configuration'))
    await page.getByRole('link', { name: 'Create project' }).click()
    await expectConfigured(page)
  })
})

describe('a wizard', () => {
  it('keeps creating after a double click, clicks outside and Escape, and asks before it stops', async () => {
    const page = await newPage()
    await signedInAccount(page)
    await page.clock.install()
    await page.goto('/projects')
    await page.locator('#content').getByRole('button', { name: 'New Project' }).click()
    const modal = page.getByRole('dialog', { name: 'New Project' })
    await page.getByLabel('Project name').fill('Tide Tables')
    await page.getByRole('radio', { name: /^API service/ }).check()
    await page.keyboard.press('Enter')
    await expectVisible(page.getByRole('radio', { name: /^REST API/, checked: true }))
    await page.keyboard.press('Enter')
    for (const name of ['Team & Collaboration', 'AI Tools & Features']) {
      await stepIs(page, name)
      await expectVisible(modal.getByText('REST API', { exact: true }))
      await page.keyboard.press('Enter')
    }
    await stepIs(page, 'Review & Create')
    await page.getByRole('button', { name: 'Create Project' }).dblclick()
    const progress = page.getByRole('progressbar', { name: 'Project creation' })
    await expectVisible(progress)
    await page.mouse.click(5, 5)
    await page.keyboard.press('Escape')
    await expectVisible(progress)
    await modal.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'Keep creating' }).click()
    await page.getByRole('button', { name: 'Stop' }).click()
    await page.getByRole('button', { name: 'Stop creation' }).click()
    await stepIs(page, 'Review & Create')
    expect(await page.getByRole('article', { name: 'Tide Tables' }).count()).toBe(0)
    await page.getByRole('button', { name: 'Create Project' }).click()
    await expectVisible(progress)
    await page.clock.runFor(10_000)
    await expectHidden(modal)
    await expectVisible(page.getByRole('heading', { level: 1, name: 'Tide Tables' }))
  }, 90_000)

  it('continues on Enter when opened by a link, but not from a text area, and asks before the page is left', async () => {
    const page = await newPage()
    await signedInAccount(page)
    await page.goto('/create-project?name=Night+Sky')
    await stepIs(page, 'Project Details')
    await page.getByLabel('Description', { exact: true }).focus()
    await page.keyboard.press('Enter')
    await stepIs(page, 'Project Details')
    await page.getByLabel('Description', { exact: true }).blur()
    await page.keyboard.press('Enter')
    await stepIs(page, 'Environment & Resources')
    await page.keyboard.press('Enter')
    await stepIs(page, 'Review Configuration')
    await page.keyboard.press('Enter')
    await expectVisible(page.getByRole('progressbar', { name: 'Project creation' }))
    await page.getByRole('link', { name: 'Projects' }).first().click()
    const question = page.getByRole('dialog', { name: 'Stop creating this project?' })
    await question.getByRole('button', { name: 'Leave' }).click()
    await expectUrl(page, '/projects')
    expect(await page.getByRole('article', { name: 'Night Sky' }).count()).toBe(0)
  })

  it('goes back to the projects when the history has no previous page (WZB-06)', async () => {
    const page = await newPage()
    await signedInAccount(page)
    await page.goto('/create-project')
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await expectUrl(page, '/projects')
    await page.goto('/templates')
    await page.getByRole('link', { name: 'Create Custom Project' }).click()
    await stepIs(page, 'Project Details')
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await expectUrl(page, '/templates')
  })

  it('shows on every step which template was chosen in the gallery (TPL-06)', async () => {
    const page = await newPage()
    await signedInAccount(page)
    await page.goto('/templates')
    await page.getByRole('button', { name: 'Use Template: Storefront' }).click()
    await expectUrl(page, '/create-project?template=storefront')
    const kept = await page.evaluate(() => localStorage.getItem('orrery:chosen-template') ?? '{}')
    expect(JSON.parse(kept).data).toMatchObject({ id: 'storefront', rating: 4.7, previewImage: 'shop' })
    await page.getByLabel('Project name').fill('Shop Window')
    for (const name of [
      'Project Details',
      'Template Selection',
      'Team & Collaboration',
      'AI Tools & Features',
    ]) {
      await stepIs(page, name)
      await expectVisible(page.getByText(/^Template: Storefront/))
      await page.getByRole('button', { name: 'Continue' }).click()
    }
    await stepIs(page, 'Review & Create')
    await expectVisible(page.getByText(/^Template: Storefront/))
  })
})

it('restores a deleted draft', async () => {
  const page = await newPage()
  await signedInAccount(page)
  await page.goto('/create-project')
  await page.getByLabel('Project name').fill('First Sky')
  await expectVisible(page.getByText(/^Saved \d/))
  await page.goto('/projects')
  await page.getByRole('button', { name: 'Delete draft First Sky' }).click()
  await expectHidden(page.getByRole('link', { name: 'Resume First Sky' }))
  await page.getByRole('button', { name: 'Undo' }).click()
  await expectVisible(page.getByRole('link', { name: 'Resume First Sky' }))
})
