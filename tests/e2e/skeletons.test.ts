import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectHidden, expectVisible, openBrowser, signedInAccount, twoFrames } from './kit'
import { EARLY, expectStill, heldBack, keepTheme, seen, watch } from './kit/early'
import { PATIENCE } from './kit/expect'

// A signed-in user sees the skeleton of a page before the app has loaded, and the page replaces it without a shift.

const { newPage } = openBrowser()

/** How many times slower the slow machine is. */
const SLOWER = 4

describe('the skeleton of an account page', () => {
  const openSkeleton = async (path: string, rail?: 'collapsed', theme = 'dark') => {
    const page = await newPage()
    await signedInAccount(page)
    await keepTheme(page, theme)
    if (rail)
      await page.addInitScript(() =>
        localStorage.setItem('orrery:rail-collapsed', JSON.stringify({ v: 1, data: true })),
      )
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await watch(page)
    const release = await heldBack(page)
    await page.goto(path, EARLY)
    return { page, asked, release }
  }

  it('causes no layout shift while the document arrives in two parts', async () => {
    const html = readFileSync('dist/shell/ai-ml-platform.html', 'utf8')
    const half = html.indexOf('Help', html.indexOf('<aside'))
    let finish = () => {}
    const server = createServer((request, response) => {
      if (request.url !== '/ai-ml-platform') return void response.writeHead(404).end()
      response.writeHead(200, { 'Content-Type': 'text/html' }).write(html.slice(0, half))
      finish = () => response.end(html.slice(half))
    })
    await new Promise<void>((resolve) => server.listen(0, resolve))
    // This server has nothing but the document.
    const page = await newPage({ expectedProblems: [/./] })
    await page.addInitScript(() => localStorage.setItem('orrery-auth', '{"access_token":"a.b.c"}'))
    await watch(page)
    const { port } = server.address() as AddressInfo
    await page.goto(`http://localhost:${port}/ai-ml-platform`, { waitUntil: 'commit' })
    // A document whose first paint is delayed has no frames.
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(resolve))
          setTimeout(resolve, 500)
        }),
    )
    finish()
    await expectVisible(page.getByRole('link', { name: 'Help' }))
    await twoFrames(page)
    expect((await seen(page)).moved).toEqual([])
    server.close()
  })

  it('is not shown to visitors', async () => {
    const page = await newPage()
    await heldBack(page)
    await page.goto('/projects', EARLY)
    await expectVisible(page.getByRole('link', { name: 'Get Started' }).first())
    await expectHidden(page.getByRole('heading', { name: 'My Projects' }))
    await expectHidden(page.getByText('Storefront'))
  })

  it('requests the account before the app loads, becomes the page without a layout shift, and needs no auth client', async () => {
    const { page, asked, release } = await openSkeleton('/projects')
    await expectVisible(page.getByRole('heading', { name: 'My Projects' }))
    await expectVisible(page.getByRole('heading', { name: 'Storefront' }))
    await expect.poll(() => asked.filter((url) => url.includes('/rest/v1/profiles')).length).toBe(1)
    release()
    await expectVisible(page.getByRole('button', { name: 'Delete Storefront' }))
    const { kept } = await seen(page)
    await expectStill(page)
    expect(kept).toBe(true)
    expect(asked.filter((url) => /profiles|api\/config|supabase-/.test(url))).toHaveLength(2)
  })

  it('shows the projects that this browser showed last', async () => {
    const { page, release } = await openSkeleton('/projects')
    release()
    await page.getByRole('button', { name: 'Delete Storefront' }).click()
    await expectHidden(page.getByRole('article', { name: 'Storefront' }))
    await heldBack(page)
    await page.reload(EARLY)
    await expectVisible(page.getByRole('heading', { name: 'Field Notes API' }))
    await expectHidden(page.getByText('Storefront'))
  })

  it.each([
    { path: '/settings', title: 'Settings', page: 'Email notifications' },
    { path: '/profile', title: 'Profile', page: 'Username' },
    { path: '/create-project', title: 'Create a project', page: 'Project name' },
    { path: '/create-project?wizard=a', title: 'Create a project', page: 'Project name' },
  ])(
    'has the heading and the title of $path before any script runs, and causes no layout shift',
    async (skeleton) => {
      const { page, release } = await openSkeleton(skeleton.path)
      await expectVisible(page.getByRole('heading', { level: 1, name: skeleton.title, exact: true }))
      expect(await page.title()).toBe(`${skeleton.title} · Orrery`)
      release()
      await expectVisible(page.getByLabel(skeleton.page))
      await page.waitForLoadState('networkidle')
      await twoFrames(page)
      await expectStill(page)
      expect((await seen(page)).kept).toBe(true)
      expect(await page.title()).toBe(`${skeleton.title} · Orrery`)
      expect(await page.locator('title').count()).toBe(1)
    },
  )

  it('shows the static content of the platform page and keeps it', async () => {
    const { page, release } = await openSkeleton('/ai-ml-platform')
    await expectVisible(page.getByRole('heading', { name: 'Need help with the platform?' }))
    release()
    await expectVisible(page.getByRole('heading', { name: 'Recent Training Jobs' }))
    const { kept } = await seen(page)
    await expectStill(page)
    expect(kept).toBe(true)
  })

  /** Notes whenever the rail or the bar is empty, or another tab than `tab` is open. */
  const watchFrames = (page: Page, tab = '') =>
    page.evaluate((expected) => {
      const wrong = new Set<string>()
      Object.assign(window, { wrong })
      const look = () => {
        const shown = (selector: string) =>
          [...document.querySelectorAll(selector)].some((element) => element.checkVisibility())
        for (const part of ['aside nav a', 'header nav']) if (!shown(part)) wrong.add(part)
        const open = [...document.querySelectorAll('[role=tab][aria-selected=true]')]
        if (expected) for (const { textContent } of open) if (textContent !== expected) wrong.add(textContent)
      }
      look()
      new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true })
    }, tab)
  const wrong = (page: Page) => page.evaluate(() => [...(window as unknown as { wrong: Set<string> }).wrong])

  it('keeps the rail and the bar when the app renders the page again', async () => {
    const { page, release } = await openSkeleton('/projects/sample-storefront')
    await expectVisible(page.getByRole('complementary', { name: 'Workspace and account' }))
    await watchFrames(page)
    release()
    await expectVisible(page.getByRole('heading', { level: 1, name: 'Storefront' }))
    expect(await wrong(page)).toEqual([])
  })

  it('keeps the rail when another tab changes it before the whole page is hydrated', async () => {
    const { page, release } = await openSkeleton('/projects')
    await expectVisible(page.getByRole('complementary', { name: 'Workspace and account' }))
    await watchFrames(page)
    // From the moment on at which the app takes the page over, and until the rail is alive.
    await page.evaluate(() => {
      const isMarked = (element: Element | null, mark: string) =>
        Object.keys(element ?? {}).some((key) => key.startsWith(mark))
      let collapsed = false
      const key = 'orrery:rail-collapsed'
      const turn = () => {
        if (isMarked(document.querySelector('aside nav a'), '__reactProps$')) return
        if (isMarked(document.querySelector('#root'), '__reactContainer$')) {
          collapsed = !collapsed
          localStorage.setItem(key, JSON.stringify({ v: 1, data: collapsed }))
          dispatchEvent(new StorageEvent('storage', { key }))
        }
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', turn)
        port1.start()
        port2.postMessage(null)
      }
      turn()
    })
    release()
    await expectVisible(page.getByRole('button', { name: /account menu/ }))
    expect(await wrong(page)).toEqual([])
  })

  it('marks the tab in the URL as open from the first paint', async () => {
    const { page, release } = await openSkeleton('/ai-ml-platform?tab=monitoring')
    await expectVisible(page.getByRole('tab', { name: 'Monitoring', selected: true }))
    await expectVisible(page.getByRole('status', { name: 'Loading' }))
    await watchFrames(page, 'Monitoring')
    release()
    await expectVisible(page.getByRole('searchbox'))
    expect(await wrong(page)).toEqual([])
    expect((await seen(page)).kept).toBe(true)
  })

  it.each([
    { path: '/projects', theme: 'dark' },
    { path: '/ai-ml-platform?tab=collaboration', theme: 'light' },
  ])('restores the collapsed rail with every icon in its place: $path', async ({ path, theme }) => {
    const { page, release } = await openSkeleton(path, 'collapsed', theme)
    const rail = page.getByRole('complementary', { name: 'Workspace and account' })
    const places = () =>
      rail.evaluate((aside) =>
        [...aside.querySelectorAll('a, a svg, [data-part=heading] button, [role=group] button')].map(
          (element) => {
            const { x, y, width, height } = element.getBoundingClientRect()
            return [element.localName, x, y, width, height].join(' ')
          },
        ),
      )
    await expectVisible(rail.locator('[data-part=heading] button'))
    expect(await rail.evaluate((aside) => aside.scrollWidth - aside.clientWidth)).toBe(0)
    const before = await places()
    release()
    await expectVisible(page.getByRole('button', { name: /account menu/ }))
    await expect
      .poll(() => rail.locator('[data-part=heading] button path').last().getAttribute('d'))
      .toBe('m14 9 3 3-3 3')
    expect(await places()).toEqual(before)
    await expectStill(page)
  })

  it.each(['models', 'datasets', 'collaboration', 'deployment', 'monitoring', 'llm'])(
    'causes no layout shift while %s loads on a slow machine',
    async (tab) => {
      const page = await newPage()
      await signedInAccount(page)
      await watch(page)
      const session = await page.context().newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
      await page.goto(`/ai-ml-platform?tab=${tab}`)
      const first = page.getByRole('rowheader').or(page.getByRole('article')).first()
      await expectVisible(first, SLOWER * PATIENCE)
      await page.waitForLoadState('networkidle')
      await twoFrames(page)
      await expectStill(page)
    },
  )

  it.each([
    { path: '/ai-ml-platform', width: 375, last: 'heading', name: 'System Resources' },
    { path: '/ai-ml-platform?tab=llm', width: 375, last: 'heading', name: 'Recent API calls' },
    { path: '/ai-ml-platform/api-integration', width: 1280, last: 'tab', name: 'API Keys' },
    { path: '/ai-ml-platform/api-integration', width: 375, last: 'tab', name: 'API Keys' },
  ] as const)(
    'causes no layout shift while $path loads at $width px',
    async ({ path, width, last, name }) => {
      const page = await newPage({ viewport: { width, height: 812 } })
      await signedInAccount(page)
      await watch(page)
      await page.goto(path)
      await expectVisible(page.getByRole(last, { name }).first())
      await page.waitForLoadState('networkidle')
      await twoFrames(page)
      await expectStill(page)
    },
  )

  it('expands the collapsed rail when its button was pressed before hydration', async () => {
    const { page, release } = await openSkeleton('/projects', 'collapsed')
    await page.locator('[data-part=heading] button').click()
    release()
    await expectVisible(page.getByRole('button', { name: 'Collapse navigation' }))
    const rail = page.getByRole('complementary', { name: 'Workspace and account' })
    await expect.poll(async () => (await rail.boundingBox())?.width).toBe(220)
  })

  it('leaves a session that is about to expire to the auth client, which renews it', async () => {
    const { page, asked, release } = await openSkeleton('/projects')
    release()
    await expectVisible(page.getByRole('button', { name: 'Delete Storefront' }))
    const endsAt = () =>
      page.evaluate(() => JSON.parse(localStorage.getItem('orrery-auth') ?? '{}').expires_at as number)
    const before = await endsAt()
    await page.evaluate(() => {
      const session = JSON.parse(localStorage.getItem('orrery-auth') ?? '{}')
      localStorage.setItem(
        'orrery-auth',
        JSON.stringify({ ...session, expires_at: session.expires_at - 3560 }),
      )
    })
    asked.length = 0
    await page.reload(EARLY)
    await expectVisible(page.getByRole('button', { name: 'Delete Storefront' }))
    expect(asked.some((url) => url.includes('/auth/v1/token'))).toBe(true)
    await expect.poll(endsAt).toBeGreaterThanOrEqual(before)
  })
})
