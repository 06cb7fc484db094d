import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import {
  expectHidden,
  expectUrl,
  expectVisible,
  newAccount,
  openBrowser,
  runUntilVisible,
  screenshot,
  served,
  signedInAccount,
  signIn,
  stopClock,
} from './kit'

// /auth-diagnostic, for visitors who cannot sign in: the page names the fault and shows no secret.

const { newPage } = openBrowser()
/** Chromium itself notes answers of 400 and more. */
const authRootAnswers = /40\d .*\/auth\/v1\/\)/

/** Runs all checks; the message and status of each, by the check's name. */
async function runDiagnostics(page: Page): Promise<Record<string, string>> {
  await page.getByRole('button', { name: 'Run Diagnostics' }).click()
  await expectVisible(page.getByRole('button', { name: 'Copy report' }), 30_000)
  const rows = await page.getByRole('list', { name: 'Checks' }).getByRole('listitem').all()
  const results: Record<string, string> = {}
  for (const row of rows) {
    const [name = '', ...rest] = (await row.innerText()).split('\n')
    results[name] = rest.join(' ')
  }
  return results
}

/** The content of the page and the text of its copied report. */
async function everythingShown(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Copy report' }).click()
  await expectVisible(page.getByRole('button', { name: 'Copied report' }))
  return (await page.content()) + (await page.evaluate(() => navigator.clipboard.readText()))
}

const publicConfiguration = async () =>
  (await (await fetch(`${served().baseUrl}/api/config`)).json()) as {
    supabaseKey: string
    adminEmail: string
  }

describe('authentication diagnostics', () => {
  it('report no problem, and show this browser and the configuration (AUD-01 to AUD-03, AUD-05)', async () => {
    const page = await newPage({ expectedProblems: [authRootAnswers] })
    await page.goto('/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Authentication Diagnostics' }).click()
    await expectUrl(page, '/auth-diagnostic')
    await expectVisible(page.getByText('Configured (hidden)'))
    await expectVisible(page.getByText(`${served().baseUrl.slice(0, 20)}…`, { exact: true }))
    await expectVisible(page.getByText('1280 × 800').last())
    const results = await runDiagnostics(page)
    expect(Object.keys(results)).toEqual([
      'Environment Variables',
      'Backend connection',
      'Network Connectivity',
      'Browser Storage',
      'Console Errors',
      'Auth Endpoints',
    ])
    for (const result of Object.values(results)) expect(result).toMatch(/PASS$/)
    await expectVisible(page.getByText('6 passed.'))
    await expectVisible(page.getByRole('heading', { name: 'Troubleshooting' }))
    await page.context().setOffline(true)
    await expectVisible(page.getByText('Offline', { exact: true }))
  })

  it('show and copy no key, token or email address, whatever the console and the backend contain', async () => {
    const page = await newPage({
      permissions: ['clipboard-read', 'clipboard-write'],
      expectedProblems: [authRootAnswers, /console\.error: refused/, /^uncaught: .*@/],
    })
    const account = await signedInAccount(page)
    await page.goto('/auth-diagnostic')
    const tokens = await page.evaluate(() => {
      const { access_token, refresh_token } = JSON.parse(localStorage.getItem('orrery-auth') ?? '{}')
      return [access_token, refresh_token] as string[]
    })
    const { supabaseKey, adminEmail } = await publicConfiguration()
    const secrets = [...tokens, supabaseKey, account.email, adminEmail]
    for (const secret of secrets) expect(secret?.length).toBeGreaterThan(5)
    // A noisy console: each secret by itself, and one in an uncaught error.
    await page.evaluate((noise) => {
      const timer = setInterval(() => console.error(`refused ${noise.join(' and ')}`), 50)
      setTimeout(() => clearInterval(timer), 20_000)
      setInterval(() => void Promise.reject(new Error(`nobody is ${noise[3]}`)), 100)
    }, secrets)
    const results = await runDiagnostics(page)
    expect(results['Backend connection']).toMatch(/signed in PASS$/)
    expect(results['Console Errors']).toMatch(/^\d+ console errors .*\[hidden\].* WARNING$/)
    const shown = await everythingShown(page)
    expect(shown).toContain('- PASS Auth Endpoints')
    // Not `toContain`: a failure would print what must not be printed.
    expect(secrets.filter((secret) => shown.includes(secret)).length).toBe(0)
  })

  it('restore the console, also when the page is left half-way (AUD-04)', async () => {
    const page = await newPage({ expectedProblems: [authRootAnswers] })
    await page.clock.install()
    await page.goto('/auth-diagnostic')
    const isNative = () => page.evaluate(() => console.error.toString().includes('[native code]'))
    await expectVisible(page.getByText('Configured (hidden)'))
    expect(await isNative()).toBe(true)
    // The check that listens to the console lasts two seconds.
    await stopClock(page)
    await page.getByRole('button', { name: 'Run Diagnostics' }).click()
    await runUntilVisible(page.getByText('Checking Console Errors...'))
    expect(await isNative()).toBe(false)
    await page.getByRole('link', { name: 'Orrery, home' }).click()
    await expectUrl(page, '/')
    await expect.poll(isNative).toBe(true)
  })

  it('report that the backend is down, and that it is up again', async () => {
    const page = await newPage({ expectedProblems: [/ERR_FAILED/, /ERR_CONNECTION/, authRootAnswers] })
    await page.goto('/auth-diagnostic')
    await expectVisible(page.getByText('Configured (hidden)'))
    for (const path of ['**/api/config', '**/auth/v1/**', '**/favicon.svg'])
      await page.route(path, (route) => route.abort('failed'))
    const down = await runDiagnostics(page)
    expect(down['Environment Variables']).toMatch(/did not respond INFO$/)
    for (const check of ['Backend connection', 'Network Connectivity', 'Auth Endpoints'])
      expect(down[check]).toMatch(/^Network connection error.* FAIL$/)
    expect(down['Browser Storage']).toMatch(/PASS$/)
    await expectVisible(page.getByText('The configuration could not be read'))
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Run Diagnostics' }).click()
    await expectVisible(page.getByText('6 passed.'))
    await expectHidden(page.getByText('The configuration could not be read'))
  })

  it('finish although the auth service hangs, and report a status of 500', async () => {
    const page = await newPage({ expectedProblems: [/ERR_FAILED/, /500/] })
    await page.route('**/auth/v1/**', () => undefined)
    await page.goto('/auth-diagnostic')
    expect((await runDiagnostics(page))['Auth Endpoints']).toBe('No response within 5 seconds. FAIL')
    await page.unroute('**/auth/v1/**')
    await page.route('**/auth/v1/**', (route) => route.fulfill({ status: 500, body: '{}' }))
    expect((await runDiagnostics(page))['Auth Endpoints']).toBe(
      'The auth service responded with status 500 FAIL',
    )
  })

  it('are offered by the sign-in page only without a configuration (SIN-05)', async () => {
    const page = await newPage({ expectedProblems: [/503/] })
    const link = page.getByRole('main').getByRole('link', { name: 'Authentication Diagnostics' })
    await page.route('**/api/config', (route) => route.fulfill({ status: 503, body: 'nothing here' }))
    await page.goto('/signin')
    await expectVisible(page.getByLabel('Password'))
    expect(await link.count()).toBe(0)
    await signIn(page, newAccount())
    await expectVisible(page.getByText('Environment Configuration Error'))
    await link.click()
    await expectUrl(page, '/auth-diagnostic')
    await expect.poll(() => page.getByText('Not configured', { exact: true }).count()).toBe(2)
    const results = await runDiagnostics(page)
    expect(results['Environment Variables']).toMatch(/FAIL$/)
    expect(results['Backend connection']).toMatch(
      /^Authentication service is temporarily unavailable\. FAIL$/,
    )
    expect(results['Network Connectivity']).toMatch(/PASS$/)
  })

  it.each([1280, 768, 375])('fit a window of %i pixels in both themes', async (width) => {
    for (const colorScheme of ['dark', 'light'] as const) {
      const page = await newPage({ viewport: { width, height: 900 }, expectedProblems: [authRootAnswers] })
      await page.addInitScript(
        (theme) => localStorage.setItem('orrery:theme', JSON.stringify({ v: 1, data: theme })),
        colorScheme,
      )
      await page.goto('/auth-diagnostic')
      await runDiagnostics(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      await screenshot(page, `auth-diagnostic ${width} ${colorScheme}`)
    }
  })
})
