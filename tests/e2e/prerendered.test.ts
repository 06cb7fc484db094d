import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectHidden, expectUrl, expectVisible, openBrowser, signedInAccount, twoFrames } from './kit'
import { alive, EARLY, expectStill, heldBack, keepTheme, seen, watch } from './kit/early'

// The pages that the build has drawn: what they show before anything runs, and that the app takes them over as they are.
// A difference between the two is an error in the console, which fails the test (kit/browser.ts).

const { newPage } = openBrowser()

/** Pages with a file of their own; of the families of machines, articles and posts, one each. */
const PAGES = Object.entries(JSON.parse(readFileSync('dist/pages.json', 'utf8')) as Record<string, string>)
  .filter(([path, file]) => !file.startsWith('shell/') && !/^\/(machines|docs|blog|templates)\//.test(path))
  .map(([path]) => path)
  .concat(['/machines/sign-in', '/docs/getting-started', '/blog/why-state-machines'])

describe('a prerendered page', () => {
  it.each([
    { width: 1280, theme: 'dark', turn: 0 },
    { width: 375, theme: 'light', turn: 1 },
  ])('is hydrated unchanged at $width px in the $theme theme', async ({ width, theme, turn }) => {
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

  it('describes itself to search engines', () => {
    const of = (path: string) => readFileSync(`dist/${path === '/' ? '' : path}/index.html`, 'utf8')
    const silent = PAGES.filter(
      (path) => !/<meta (data-start )?name="description" content="[^"]{30,}"/.test(of(path)),
    )
    expect(silent).toEqual([])
  })

  it('can be read without JavaScript, and its links work', async () => {
    const page = await newPage({ javaScriptEnabled: false, expectedProblems: [/^csp: GET .*\.js$/] })
    await page.goto('/')
    await expectVisible(page.getByRole('heading', { level: 1 }))
    expect(await page.getByRole('button').count()).toBe(0)
    await expectVisible(page.getByText('Choosing a stack needs JavaScript.'))
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Templates' }).click()
    await expectUrl(page, '/templates')
    await expectHidden(page.getByText('Category', { exact: true }))
    expect(await page.getByRole('article').count()).toBe(6)
    expect(await page.getByRole('button').count()).toBe(0)
    await page.getByRole('link', { name: 'Sign In' }).first().click()
    await expectVisible(page.getByText('This form needs JavaScript.'))
    await expectHidden(page.getByRole('button', { name: 'Sign In' }))
    await page.goto('/status')
    await expectVisible(page.getByText('Checking the server needs JavaScript.'))
    await expectHidden(page.getByText('This takes a moment.'))
    await page.goto('/projects')
    // Playwright finds no text in `noscript`.
    await expectVisible(page.locator('noscript p'))
    await page.locator('noscript a[href="/docs"]').click()
    await expectUrl(page, '/docs')
  })

  it('is light before any script runs, and its theme switch shows it afterwards', async () => {
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

  it('does not wait for the typeface on a slow connection, and uses it once it has arrived', async () => {
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
    await page.goto('/pricing', EARLY)
    await alive(page)
    expect(await loaded(page)).toBe(0)
    release()
    await expect.poll(() => loaded(page)).toBe(1)
    await twoFrames(page)
    // The fallback has the heights of the typeface and nearly its widths. Good is below 0.1 (web.dev/cls).
    expect((await seen(page)).shift).toBeLessThan(0.02)
  })

  it.each(['/', '/templates'])(
    'offers no sign-in to a user with a session, and causes no layout shift: %s',
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

  it('keeps the input and the clicks from before hydration', async () => {
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

  it('accepts autofilled fields that fired no event', async () => {
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

  it('ignores a session that cannot be read', async () => {
    const page = await newPage()
    await page.addInitScript(() => localStorage.setItem('orrery-auth', '{{{'))
    const release = await heldBack(page)
    await page.goto('/projects', EARLY)
    await expectHidden(page.getByRole('heading', { name: 'My Projects' }))
    await expectVisible(page.getByRole('link', { name: 'Get Started' }).first())
    release()
    await expectUrl(page, '/signin?returnUrl=%2Fprojects')
  })

  it('handles keyboard shortcuts pressed before hydration', async () => {
    const page = await newPage()
    // The app runs, and has drawn nothing yet that could receive them.
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

  it('shows the skeleton of an account page, and the site’s bars to visitors', async () => {
    const page = await newPage()
    const release = await heldBack(page)
    await page.goto('/create-project', EARLY)
    await expectVisible(page.getByRole('link', { name: 'Get Started' }).first())
    await signedInAccount(page)
    await page.reload(EARLY)
    await expectVisible(page.getByRole('complementary', { name: 'Workspace and account' }))
    await expectHidden(page.getByRole('link', { name: 'Get Started' }).first())
    release()
    await expectVisible(page.getByLabel('Project name'))
  })
})
