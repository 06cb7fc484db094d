import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import {
  confirmedAccount,
  damageEntries,
  expectHidden,
  expectUrl,
  expectVisible,
  keepEntries,
  storedEntries,
  newAccount,
  openBrowser,
  runUntilVisible,
  signedInAccount,
  signIn,
  twoFrames,
} from './kit'

// A backend that is down, slow or lying, and a browser that keeps nothing: what was typed stays, and the page recovers.

const { newPage } = openBrowser()
const networkText = 'Network connection error. Please check your internet connection and try again.'

describe('a backend', () => {
  it('that is down', async () => {
    const page = await newPage({
      expectedProblems: [/ERR_FAILED/, /Failed to fetch/, /400 \(Bad Request\).*token/],
    })
    await page.goto('/signin')
    await page.route('**/auth/v1/**', (route) => route.abort('failed'))
    const account = newAccount()
    await signIn(page, account)
    await expectVisible(page.getByText(networkText))
    expect(await page.getByLabel('Email').inputValue()).toBe(account.email)
    await page.unroute('**/auth/v1/**')
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expectVisible(page.getByText('Invalid email or password.'))
  })

  it('that is not configured (SIN-05)', async () => {
    const page = await newPage({ expectedProblems: [/503/, /400 \(Bad Request\).*token/] })
    await page.route('**/api/config', (route) => route.fulfill({ status: 503, body: 'nothing here' }))
    await page.goto('/signin')
    await signIn(page, newAccount())
    await expectVisible(page.getByText('Environment Configuration Error'))
    await expectVisible(page.getByText('Authentication service is temporarily unavailable.'))
    expect(await page.content()).not.toContain('sb_publishable')
    await page.unroute('**/api/config')
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expectVisible(page.getByText('Invalid email or password.'))
  })

  it('that answers garbage', async () => {
    const page = await newPage()
    await page.route('**/auth/v1/token*', (route) =>
      route.fulfill({ status: 200, body: '<html>proxy</html>' }),
    )
    await page.goto('/signin')
    await signIn(page, newAccount())
    await expectVisible(page.getByRole('alert'))
    expect(await page.getByRole('alert').textContent()).not.toMatch(/[<>{}]|undefined/)
  })

  it('that is slow: the profile falls back after five seconds and can be requested again (SES-03, SES-04)', async () => {
    const page = await newPage({ expectedProblems: [/ERR_FAILED/] })
    const account = await confirmedAccount(page)
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/rest/v1/profiles*', async (route) => {
      await held
      await route.continue().catch(() => undefined)
    })
    await page.goto('/profile')
    await expectVisible(page.getByText('Your profile could not be loaded'))
    expect(await page.getByLabel('Username').inputValue()).toBe(account.username)
    release()
    await page.unroute('**/rest/v1/profiles*')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expectHidden(page.getByText('Your profile could not be loaded'))
  })
})

describe('a chunk of the app that does not load', () => {
  it.each(['Templates', 'Projects'])(
    'is requested once, named, and rendered once the server answers: %s',
    async (name) => {
      const page = await newPage({
        expectedProblems: [/ERR_(?:CONNECTION_REFUSED|FAILED)/, /imported module/],
      })
      await signedInAccount(page)
      await page.goto('/settings')
      const link = page.getByRole('complementary').getByRole('link', { name, exact: true })
      // The link of the skeleton would open a new document: the app has loaded once the form is here.
      await expectVisible(page.getByLabel('Time zone'))
      const asked = new Map<string, number>()
      await page.route('**/assets/*', (route) => {
        const { pathname } = new URL(route.request().url())
        asked.set(pathname, (asked.get(pathname) ?? 0) + 1)
        return route.abort('connectionrefused')
      })
      await link.click()
      await expectVisible(page.getByRole('heading', { name: 'This page could not be loaded' }))
      await expectHidden(page.getByText('Authentication Error'))
      await twoFrames(page)
      // Pointing at the link, pressing it and rendering the page each request it.
      expect(Math.max(...asked.values())).toBeLessThanOrEqual(4)
      await page.unroute('**/assets/*')
      await page.getByRole('button', { name: 'Retry' }).click()
      await expectHidden(page.getByRole('heading', { name: 'This page could not be loaded' }))
      await expectVisible(page.getByRole('heading', { level: 1 }))
    },
  )
})

describe('a browser', () => {
  const refuse = (kind: 'full' | 'forbidden') => (page: Page) =>
    page.addInitScript((reason) => {
      const error =
        reason === 'full'
          ? new DOMException('The quota has been exceeded.', 'QuotaExceededError')
          : new DOMException('Access is denied.', 'SecurityError')
      const refused = () => {
        throw error
      }
      if (reason === 'full') IDBObjectStore.prototype.put = refused
      else IDBFactory.prototype.open = refused
      const original = Storage.prototype.setItem
      Storage.prototype.setItem = function (key: string, value: string) {
        if (!key.startsWith('orrery:')) return original.call(this, key, value)
        throw error
      }
    }, kind)

  it.each(['full', 'forbidden'] as const)(
    'whose storage is %s still creates a project, and reports that nothing is stored',
    async (kind) => {
      const page = await newPage()
      await signedInAccount(page)
      await refuse(kind)(page)
      await page.clock.install()
      await page.goto('/create-project')
      await page.getByLabel('Project name').fill('Short Lived')
      await page.getByRole('button', { name: 'Continue' }).click()
      await page.getByRole('button', { name: 'Continue' }).click()
      await page.getByRole('button', { name: 'Create Project' }).click()
      await expectVisible(page.getByText('Creating your project'))
      await runUntilVisible(page.getByText('This browser could not save the project'))
      await page.getByRole('link', { name: 'Open Project' }).click()
      await expectVisible(page.getByRole('heading', { name: 'Short Lived' }))
    },
  )

  const forbidDatabase = (page: Page) =>
    page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('Access is denied.', 'SecurityError')
      }
    })

  it.each([
    ['/projects', 'Storefront'],
    ['/ai-ml-platform?tab=datasets', 'Upload Dataset'],
  ])('that has no database reports it, and claims nothing else: %s', async (path, shown) => {
    const page = await newPage()
    await signedInAccount(page)
    await forbidDatabase(page)
    await page.goto(path)
    await expectVisible(page.getByText('This browser does not let Orrery save data'))
    await expectVisible(page.getByText(shown, { exact: true }).first())
    await expectHidden(page.getByText('Saved to your account'))
  })

  it('that no longer opens its database shows no samples in place of the user’s projects', async () => {
    const page = await newPage()
    await signedInAccount(page)
    await page.goto('/projects')
    await expectVisible(page.getByRole('article', { name: 'Storefront' }))
    await forbidDatabase(page)
    await page.reload()
    await expectVisible(page.getByText('Your projects could not be read'))
    await expectHidden(page.getByRole('article', { name: 'Storefront' }))
    await expectHidden(page.getByText('Saved to your account'))
  })

  it.each([
    ['projects', '/projects', 'projects', 'No projects found'],
    ['training-jobs', '/ai-ml-platform?tab=models', 'training jobs', 'No training jobs yet'],
    ['datasets', '/ai-ml-platform?tab=datasets', 'datasets', 'No datasets found'],
    ['deployed-models', '/ai-ml-platform?tab=deployment', 'deployed models', 'No deployed models yet'],
    ['api-keys', '/ai-ml-platform/api-integration?tab=keys', 'API keys', 'No keys yet'],
    ['llm-providers', '/ai-ml-platform?tab=llm', 'providers', 'No providers yet'],
  ])('whose %s are all damaged reports each of them', async (collection, path, what, invitation) => {
    const page = await newPage()
    await signedInAccount(page)
    await page.goto(path)
    const stored = async () => (await storedEntries(page)).filter((one) => one.collection === collection)
    await expect.poll(async () => (await stored()).length).toBeGreaterThan(0)
    await damageEntries(page, collection)
    await page.reload()
    await expectVisible(page.getByText(`None of your ${what} could be read`))
    await expectVisible(page.getByText(`None of your ${what} can be shown.`))
    await expectHidden(page.getByText(invitation))
    await expectHidden(page.getByText('The others are listed here'))
  })

  it('with corrupted values starts with the samples and the dark theme', async () => {
    const page = await newPage()
    await signedInAccount(page)
    await page.goto('/projects')
    await expectVisible(page.getByRole('article', { name: 'Storefront' }))
    await keepEntries(page, 'projects', [{ id: 'damaged' }])
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage))
        if (key.startsWith('orrery:')) localStorage.setItem(key, '{oops')
      localStorage.setItem('orrery:theme', '[1,')
      localStorage.setItem('orrery:project-configuration', '{"v":1,"data":{"name":7}}')
    })
    await page.goto('/projects')
    await expectVisible(page.getByRole('article', { name: 'Storefront' }))
    await expectVisible(page.getByText('Not all of your projects could be read'))
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expectHidden(page.getByText('Not all of your projects could be read'))
    expect((await storedEntries(page)).map(({ id }) => id)).not.toContain('damaged')
    expect(await page.evaluate(() => document.documentElement.className)).toBe('dark')
    await page.goto('/create-project')
    await expect.poll(() => page.getByLabel('Database').inputValue()).toBe('PostgreSQL')
  })
})

it('a project name that is refused is explained and kept in the field', async () => {
  const page = await newPage()
  await signedInAccount(page)
  await page.goto('/create-project')
  const signs = 'Project name can only contain letters, numbers, spaces, hyphens, and underscores'
  for (const [name, text] of [
    ['ab', 'Project name must be at least 3 characters'],
    ['../../x', signs],
    ['cd', 'Project name must be at least 3 characters'],
    ['Nachthimmel ✨', signs],
  ] as const) {
    await page.getByLabel('Project name').fill(name)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expectVisible(page.getByText(text))
    expect(await page.getByLabel('Project name').inputValue()).toBe(name)
  }
})

describe('an unknown path', () => {
  it('shows Page Not Found (NAV-01)', async () => {
    const page = await newPage({ expectedProblems: [/404 \(Not Found\).*\/no\/such\/page/] })
    await page.goto('/no/such/page')
    await expectVisible(page.getByRole('heading', { name: 'Page Not Found' }))
    await page.getByRole('link', { name: 'Go Home' }).click()
    await expectUrl(page, '/')
  })
})
