import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectHidden, expectUrl, expectVisible, openBrowser, signedInAccount, twoFrames } from './kit'

// The pages that the build has drawn: what they show before anything runs, and that the app takes them over as they are.
// A difference between the two is an error in the console, which fails the test (kit/browser.ts).

const { newPage } = openBrowser()

/** The document is there, and what is held back is not waited for. */
const EARLY = { waitUntil: 'domcontentloaded' } as const

/** Pages with a file of their own; of the families of machines, articles and posts, one each. */
const PAGES = Object.entries(JSON.parse(readFileSync('dist/pages.json', 'utf8')) as Record<string, string>)
  .filter(([path, file]) => !file.startsWith('shell/') && !/^\/(machines|docs|blog|templates)\//.test(path))
  .map(([path]) => path)
  .concat(['/machines/sign-in', '/docs/getting-started', '/blog/why-state-machines'])

/** Waits until the app has taken over the last thing of the page. */
const alive = (page: Page) =>
  page.waitForFunction(() => {
    const marked = (selector: string) =>
      Object.keys(document.querySelector(selector) ?? {}).some((key) => key.startsWith('__reactProps$'))
    return marked('main > *') && marked('footer a')
  })

/** What a layout shift names as its source. */
type Moved = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }
/** `moved`: the text of each thing that moved, and from where to where, px. */
type Seen = { shift: number; moved: string[]; first: Element | null }

/** Notes the first element of the page and every shift, as soon as there is a document. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    const seen = { shift: 0, moved: [] as string[], first: null as Element | null }
    Object.assign(window, { seen })
    document.addEventListener('DOMContentLoaded', () => {
      seen.first = document.querySelector('#root > *')
    })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: Moved[] })[]) {
        seen.shift += entry.value
        for (const { node, previousRect: from, currentRect: to } of entry.sources)
          seen.moved.push(`${node?.textContent?.slice(0, 40)} ${[from.x, from.y, to.x, to.y].join(' ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

const seen = (page: Page) =>
  page.evaluate(() => {
    const { shift, moved, first } = (window as unknown as { seen: Seen }).seen
    return { shift, moved, kept: first !== null && document.contains(first) }
  })

/** Nothing has moved since the first paint; what did is named. */
async function expectStill(page: Page): Promise<void> {
  const { shift, moved } = await seen(page)
  expect(shift, moved.join('\n')).toBeLessThan(0.001)
}

/** Holds back the app itself, or another file of it, until the returned function is called. */
async function heldBack(page: Page, file = 'start'): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(`**/assets/${file}-*.js`, async (route) => {
    await held
    await route.continue()
  })
  return release
}

const keepTheme = (page: Page, theme: string) =>
  page.addInitScript((data) => localStorage.setItem('orrery:theme', JSON.stringify({ v: 1, data })), theme)

describe('a page of the build', () => {
  it.each([
    { width: 1280, theme: 'dark', turn: 0 },
    { width: 375, theme: 'light', turn: 1 },
  ])('is taken over as it is at $width px in the $theme theme', async ({ width, theme, turn }) => {
    const page = await newPage({ viewport: { width, height: 800 } })
    await keepTheme(page, theme)
    await watch(page)
    const changed: string[] = []
    for (const path of PAGES.filter((_, index) => index % 2 === turn)) {
      await page.goto(path)
      await alive(page)
      const { kept } = await seen(page)
      if (!kept) changed.push(path)
    }
    expect(changed).toEqual([])
  })

  it('says to search engines what it is', () => {
    const of = (path: string) => readFileSync(`dist/${path === '/' ? '' : path}/index.html`, 'utf8')
    const silent = PAGES.filter((path) => !/<meta name="description" content="[^"]{30,}"/.test(of(path)))
    expect(silent).toEqual([])
  })

  it('can be read without JavaScript, and its links lead on', async () => {
    const page = await newPage({ javaScriptEnabled: false, expectedProblems: [/^csp: GET .*\.js$/] })
    await page.goto('/')
    await expectVisible(page.getByRole('heading', { level: 1 }))
    expect(await page.getByRole('button').count()).toBe(0)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Templates' }).click()
    await expectUrl(page, '/templates')
    expect(await page.getByRole('article').count()).toBe(6)
    expect(await page.getByRole('button').count()).toBe(0)
    await page.getByRole('link', { name: 'Sign In' }).first().click()
    await expectVisible(page.getByText('This form needs JavaScript.'))
    await expectHidden(page.getByRole('button', { name: 'Sign In' }))
    await page.goto('/projects')
    // What stands in `noscript` has no text for Playwright.
    await expectVisible(page.locator('noscript p'))
    await page.locator('noscript a[href="/docs"]').click()
    await expectUrl(page, '/docs')
  })

  it('is light before anything runs, and its switch says so afterwards', async () => {
    const page = await newPage()
    await keepTheme(page, 'light')
    const release = await heldBack(page)
    await page.goto('/pricing', EARLY)
    const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    expect(await background()).toBe('rgb(250, 248, 244)')
    const light = page.getByRole('group', { name: 'Theme' }).getByRole('button', { name: 'Light' })
    expect(await light.getAttribute('aria-pressed')).toBe('true')
    release()
    await alive(page)
    await expect.poll(() => light.getAttribute('aria-pressed')).toBe('true')
  })

  it('waits for no typeface on a slow connection: one that comes late moves nothing', async () => {
    const page = await newPage()
    const loaded = (of: Page) =>
      of.evaluate(
        () =>
          [...document.fonts].filter(
            ({ family, status }) => /Geist Variable/.test(family) && status === 'loaded',
          ).length,
      )
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/*.woff2', async (route) => {
      await held
      await route.continue()
    })
    await watch(page)
    const session = await page.context().newCDPSession(page)
    const SLOW_4G = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
    await session.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G })
    const came = page.waitForResponse('**/*.woff2')
    await page.goto('/pricing', EARLY)
    await alive(page)
    release()
    await (await came).finished()
    await twoFrames(page)
    expect(await loaded(page)).toBe(0)
    await expectStill(page)

    const near = await newPage()
    await near.goto('/pricing')
    await expect.poll(() => loaded(near)).toBe(1)
  })

  it.each(['/', '/templates'])(
    'offers nobody with a session to sign in, and moves nothing: %s',
    async (path) => {
      const page = await newPage()
      await signedInAccount(page)
      await watch(page)
      const release = await heldBack(page)
      await page.goto(path, EARLY)
      await expectHidden(page.getByRole('link', { name: 'Sign In' }).first())
      release()
      await expectVisible(page.getByRole('button', { name: /account menu/ }))
      await expectStill(page)
      expect(await page.getByRole('link', { name: 'Sign In' }).count()).toBe(0)
    },
  )

  it('keeps what was typed and pressed before it was alive', async () => {
    const page = await newPage({ expectedProblems: [/400/] })
    const release = await heldBack(page)
    await page.goto('/signin?returnUrl=%2Fpricing', EARLY)
    await page.getByLabel('Email').fill('nobody@orrery.example')
    await page.getByLabel('Password').fill('Wr0ng!pass')
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    const kept = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
    expect(await kept()).not.toContain('Wr0ng')
    release()
    await expectVisible(page.getByText('Invalid email or password.'))
    expect(await page.getByLabel('Email').inputValue()).toBe('nobody@orrery.example')
    expect(await page.getByLabel('Password').inputValue()).toBe('Wr0ng!pass')
    expect(
      await page.getByRole('link', { name: 'Create an account' }).first().getAttribute('href'),
    ).toContain('pricing')
  })

  it('takes what the browser has filled in without a word', async () => {
    const page = await newPage({ expectedProblems: [/400/] })
    const release = await heldBack(page)
    await page.goto('/signin', EARLY)
    await page.evaluate(() => {
      const fill = (name: string, value: string) => {
        const field = document.querySelector<HTMLInputElement>(`input[name=${name}]`)
        if (field) field.value = value
      }
      fill('email', 'nobody@orrery.example')
      fill('password', 'Wr0ng!pass')
    })
    release()
    await alive(page)
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expectVisible(page.getByText('Invalid email or password.'))
  })

  it('believes no session that cannot be read', async () => {
    const page = await newPage()
    await page.addInitScript(() => localStorage.setItem('orrery-auth', '{{{'))
    const release = await heldBack(page)
    await page.goto('/projects', EARLY)
    await expectHidden(page.getByRole('heading', { name: 'My Projects' }))
    await expectVisible(page.getByRole('link', { name: 'Get Started' }).first())
    release()
    await expectUrl(page, '/signin?returnUrl=%2Fprojects')
  })

  it('hears the keys of the whole page that were pressed before it was alive', async () => {
    const page = await newPage()
    // The app runs, and has drawn nothing yet that could hear them.
    const release = await heldBack(page, 'about')
    const started = page.waitForResponse('**/assets/start-*.js')
    await page.goto('/about', EARLY)
    await started
    await twoFrames(page)
    await page.keyboard.press('Control+k')
    await page.keyboard.type('pricingg')
    await page.keyboard.press('Backspace')
    release()
    const palette = page.getByRole('dialog', { name: 'Command palette' })
    await expectVisible(palette.getByRole('option', { name: /^Pricing/, selected: true }))
    expect(await palette.getByRole('combobox').inputValue()).toBe('pricing')
  })

  it('has the room of a page of accounts, and for visitors the bars of the site', async () => {
    const page = await newPage()
    const release = await heldBack(page)
    await page.goto('/create-project', EARLY)
    await expectVisible(page.getByRole('link', { name: 'Get Started' }).first())
    await signedInAccount(page)
    await page.reload(EARLY)
    await expectVisible(page.getByRole('complementary', { name: 'Workspace and account' }))
    await expectHidden(page.getByRole('link', { name: 'Get Started' }).first())
    release()
    await expectVisible(page.getByLabel('Project Name'))
  })
})

describe('the room of a page of accounts', () => {
  const openRoom = async (path: string, rail?: 'collapsed', theme = 'dark') => {
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

  it('shows visitors nothing', async () => {
    const page = await newPage()
    await heldBack(page)
    await page.goto('/projects', EARLY)
    await expectVisible(page.getByRole('link', { name: 'Get Started' }).first())
    await expectHidden(page.getByRole('heading', { name: 'My Projects' }))
    await expectHidden(page.getByText('Storefront'))
  })

  it('asks for the account before the app is there, becomes the page without a shift, and needs no auth client', async () => {
    const { page, asked, release } = await openRoom('/projects')
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

  it('has the projects that this browser showed last', async () => {
    const { page, release } = await openRoom('/projects')
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
    { path: '/create-project', title: 'Create a project', page: 'Project Name' },
    { path: '/create-project?wizard=a', title: 'Create a project', page: 'Project Name' },
  ])('has the heading and the title of $path before anything runs, and moves nothing', async (room) => {
    const { page, release } = await openRoom(room.path)
    await expectVisible(page.getByRole('heading', { level: 1, name: room.title, exact: true }))
    expect(await page.title()).toBe(`${room.title} · Orrery`)
    release()
    await expectVisible(page.getByLabel(room.page))
    await page.waitForLoadState('networkidle')
    await twoFrames(page)
    await expectStill(page)
    expect((await seen(page)).kept).toBe(true)
    expect(await page.title()).toBe(`${room.title} · Orrery`)
    expect(await page.locator('title').count()).toBe(1)
  })

  it('stands there with what is known of the platform', async () => {
    const { page, release } = await openRoom('/ai-ml-platform')
    await expectVisible(page.getByRole('heading', { name: 'Need help with the platform?' }))
    release()
    await expectVisible(page.getByRole('heading', { name: 'Recent Training Jobs' }))
    const { kept } = await seen(page)
    await expectStill(page)
    expect(kept).toBe(true)
  })

  /** Notes whenever the rail or the bar is empty, or another tab than this one is the open one. */
  const watchFrames = (page: Page, tab = '') =>
    page.evaluate((expected) => {
      const wrong = new Set<string>()
      Object.assign(window, { wrong })
      const look = () => {
        const shown = (selector: string) =>
          [...document.querySelectorAll(selector)].some((element) => element.checkVisibility())
        for (const part of ['aside nav a', 'header nav']) if (!shown(part)) wrong.add(part)
        const open = [...document.querySelectorAll('[role=tab][aria-selected=true]')]
        const current = [...document.querySelectorAll('aside [aria-current=page]')]
        if (expected)
          for (const { textContent } of [...open, ...current])
            if (textContent !== expected) wrong.add(textContent)
      }
      look()
      new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true })
    }, tab)
  const wrong = (page: Page) => page.evaluate(() => [...(window as unknown as { wrong: Set<string> }).wrong])

  it('keeps the rail and the bar where the app draws the page anew', async () => {
    const { page, release } = await openRoom('/projects/sample-storefront')
    await expectVisible(page.getByRole('complementary', { name: 'Workspace and account' }))
    await watchFrames(page)
    release()
    await expectVisible(page.getByRole('heading', { level: 1, name: 'Storefront' }))
    expect(await wrong(page)).toEqual([])
  })

  it('shows the tab of the address as the open one from the first paint on', async () => {
    const { page, release } = await openRoom('/ai-ml-platform?tab=monitoring')
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
  ])('has the collapsed rail as it was left, every icon in its place: $path', async ({ path, theme }) => {
    const { page, release } = await openRoom(path, 'collapsed', theme)
    const rail = page.getByRole('complementary', { name: 'Workspace and account' })
    const places = () =>
      rail.evaluate((aside) =>
        [...aside.querySelectorAll('a, a svg, button[aria-expanded], [role=group] button, li > ul')].map(
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
    'moves nothing while %s arrives on a slow machine',
    async (tab) => {
      const page = await newPage()
      await signedInAccount(page)
      await watch(page)
      const session = await page.context().newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
      await page.goto(`/ai-ml-platform?tab=${tab}`)
      await expectVisible(page.getByRole('rowheader').or(page.getByRole('article')).first())
      await page.waitForLoadState('networkidle')
      await twoFrames(page)
      await expectStill(page)
    },
  )

  it('expands the collapsed rail whose button was pressed before it was alive', async () => {
    const { page, release } = await openRoom('/projects', 'collapsed')
    await page.locator('[data-part=heading] button').click()
    release()
    await expectVisible(page.getByRole('button', { name: 'Collapse the rail' }))
    const rail = page.getByRole('complementary', { name: 'Workspace and account' })
    await expect.poll(async () => (await rail.boundingBox())?.width).toBe(220)
  })

  it('leaves a session that is about to end to the auth client, which renews it', async () => {
    const { page, asked, release } = await openRoom('/projects')
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
