import { describe, expect, it } from 'vitest'
import { expectHidden, expectUrl, expectVisible, openBrowser, served, signedInAccount, signIn } from './kit'
import { cachesOf, heading, kept, registrations, textsIn } from './kit/offline-copy'

// The copy of Orrery that a browser stores, used by a person who has an account.

const { newPage } = openBrowser()

describe('a user with an account', () => {
  it('keeps working offline with the data in this browser, until the service refuses the session', async () => {
    const page = await newPage({
      serviceWorkers: 'allow',
      expectedProblems: [/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/, /401/],
    })
    await signedInAccount(page)
    await page.goto('/projects')
    await kept(page)
    const { origin, token } = await page.evaluate(() => ({
      origin: location.origin,
      token: (JSON.parse(localStorage.getItem('orrery-auth') ?? '{}') as { access_token: string })
        .access_token,
    }))
    const offline = page.getByText('You are offline.')
    await page.context().setOffline(true)
    for (const [path, name] of [
      ['/projects', 'Projects'],
      ['/settings', 'Settings'],
      ['/create-project?wizard=a', /./],
      ['/profile', /./],
    ] as const) {
      await page.goto(path)
      await expectVisible(heading(page, name))
      await expectVisible(offline)
      await expectHidden(page.getByText('Authentication Timeout'))
    }
    // Samples of the platform, and a dialog, were never opened in this browser before.
    await page.goto('/ai-ml-platform?tab=datasets')
    await expectVisible(page.getByRole('button', { name: 'Upload Dataset' }))
    await page.getByRole('tab', { name: 'Monitoring' }).click()
    await expectVisible(page.getByRole('button', { name: 'Refresh', exact: true }))
    await page.getByRole('button', { name: 'New Project' }).first().click()
    await expectVisible(page.getByRole('dialog'))
    await page.context().setOffline(false)
    await expectHidden(offline)

    await page.context().setOffline(true)
    await page.goto('/settings')
    await expectVisible(offline)
    // Meanwhile the session ends elsewhere.
    const config = await fetch(`${origin}/api/config`)
    const { supabaseKey: apikey } = (await config.json()) as { supabaseKey: string }
    const ended = await fetch(`${origin}/auth/v1/logout?scope=global`, {
      method: 'POST',
      headers: { apikey, authorization: `Bearer ${token}` },
    })
    expect(ended.status).toBe(204)
    await page.context().setOffline(false)
    await expectVisible(page.getByRole('heading', { name: 'Authentication Required' }))
    expect(await page.evaluate(() => localStorage.getItem('orrery-auth'))).toBeNull()
  })

  it('signs out offline, and is told which steps failed', async () => {
    const page = await newPage({ serviceWorkers: 'allow' })
    await signedInAccount(page)
    await page.goto('/projects')
    await kept(page)
    await expectVisible(page.getByRole('button', { name: 'Delete Storefront' }))
    await page.context().setOffline(true)
    await page.getByRole('button', { name: /account menu/ }).click()
    await page.getByRole('menuitem', { name: 'Sign Out' }).click()
    await expectVisible(
      page.getByText(/^You are signed out in this browser\. The server could not be reached/),
    )
    expect(await page.evaluate(() => localStorage.getItem('orrery-auth'))).toBeNull()
  })

  it('sees a page with its own title when the session was unused for too long', async () => {
    const page = await newPage({ serviceWorkers: 'allow', expectedProblems: [/ERR_/] })
    await signedInAccount(page)
    await page.goto('/projects')
    await kept(page)
    await page.evaluate(() => {
      const session = JSON.parse(localStorage.getItem('orrery-auth') ?? '{}') as { expires_at: number }
      localStorage.setItem('orrery-auth', JSON.stringify({ ...session, expires_at: 1 }))
    })
    await page.context().setOffline(true)
    await page.reload()
    await expectVisible(heading(page, 'Authentication Timeout'))
    expect(await page.title()).toBe('Authentication Timeout · Orrery')
  })

  it('opens the app offline, and can remove the offline copy', async () => {
    const page = await newPage({
      serviceWorkers: 'allow',
      expectedProblems: [/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/],
    })
    const account = await signedInAccount(page)
    await page.goto('/projects')
    await kept(page)
    await page.context().setOffline(true)
    await page.goto('/projects')
    await expectVisible(page.getByRole('navigation', { name: 'Workspace' }))
    await expectVisible(page.getByText('You are offline.'))
    await expectVisible(page.getByRole('heading', { name: 'Projects', level: 1 }))
    await page.context().setOffline(false)
    await expectHidden(page.getByText('You are offline.'))
    await expectVisible(page.getByRole('heading', { name: 'Projects', level: 1 }))

    await page.goto('/profile')
    await page.getByRole('button', { name: /account menu/ }).click()
    await page.getByRole('menuitem', { name: 'Sign Out' }).click()
    await expectVisible(page.getByRole('link', { name: 'Sign In' }).first())
    // Nothing but public files: no answer of the backend, and no page with a token in its address.
    const addresses = await page.evaluate(async () => {
      const names = await caches.keys()
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return requests.flat().map(({ url }) => new URL(url).pathname)
    })
    expect(addresses.length).toBeGreaterThan(50)
    expect(addresses.filter((path) => /^\/(api|auth\/|rest|functions|mailbox|reset)/.test(path))).toEqual([])

    const anyOf = (text: string) => [account.email, account.username].filter((word) => text.includes(word))
    expect(anyOf(await textsIn(page))).toEqual([])

    await page.goto('/signin')
    await signIn(page, account)
    await expectUrl(page, '/')
    await page.goto('/settings')
    await expectVisible(page.getByText(/The offline copy uses [\d.]+ MB\./))
    await page.getByLabel(/Make Orrery available offline/).uncheck()
    await expectVisible(page.getByText('No offline copy. Orrery needs a connection in this browser.'))
    expect([await registrations(page), await cachesOf(page)]).toEqual([0, []])
    await page.goto(`${served().baseUrl}/about`)
    await page.waitForLoadState('networkidle')
    expect(await registrations(page)).toBe(0)
  })
})
