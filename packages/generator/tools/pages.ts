import assert from 'node:assert/strict'
import { type Browser, chromium } from 'playwright-core'
import { chromiumArgs, findBrowser } from '../../../scripts/browser.mjs'
import { request } from './request.ts'
import { WORDS } from './running.ts'
import { walk } from './walk.ts'

/** ms that a page may take to arrive; a development server compiles it at the first visit. */
const ARRIVES = 120_000

/**
 * Opens the pages that a readme names in Chromium. Rejects when the first page does not show the project's name, reports
 * that its server cannot be reached, or logs an error, when an unknown address has no page that says so, or when the
 * documentation does not answer. With flags it also uses the app.
 */
export async function openPages(page: string, docs: string | null, flags?: readonly string[]): Promise<void> {
  const executablePath = await findBrowser()
  const browser = await chromium.launch({ executablePath, args: chromiumArgs })
  try {
    const tab = await browser.newPage()
    const errors: string[] = []
    tab.on('pageerror', (error) => errors.push(error.message))
    tab.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    await firstAnswer(page)
    await tab.goto(page, { timeout: ARRIVES })
    await tab.getByText(WORDS.title).first().waitFor({ timeout: ARRIVES })
    await tab.waitForLoadState('networkidle')
    const text = await tab.evaluate('document.body.innerText')
    assert.doesNotMatch(String(text), /cannot be reached|went wrong/i)
    const health = await tab.evaluate(
      `fetch('/api/health', { signal: AbortSignal.timeout(60_000) }).then((answer) => answer.json())`,
    )
    assert.deepEqual(health, { status: 'ok', database: 'ok' }, 'the page does not reach its server')
    if (flags) await walk(tab, flags)
    assert.deepEqual(errors, [], 'the page logs errors')
    await tab.goto(new URL('/no-such-page', page).href, { timeout: ARRIVES })
    await tab.getByRole('heading', { name: 'Page not found' }).waitFor({ timeout: ARRIVES })
    await tab.waitForFunction(`document.title === 'Page not found · ${WORDS.title}'`)
    if (docs) await openDocs(browser, docs)
  } finally {
    await browser.close()
  }
}

/** Waits for a development server that still builds, as a reader waits for its address in the terminal. */
async function firstAnswer(page: string): Promise<void> {
  const deadline = performance.now() + ARRIVES
  while (!(await request(page).catch(() => null))) {
    assert.ok(performance.now() < deadline, `nothing answers at ${page}`)
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

/** Rejects when a built page comes without a Content-Security-Policy, as a header or in the page. */
export async function hasContentPolicy(page: string): Promise<void> {
  const answer = await fetch(page)
  const policy = answer.headers.get('content-security-policy') ?? ''
  assert.match(
    `${policy}${await answer.text()}`,
    /(default|script)-src/,
    'the page has no Content-Security-Policy',
  )
}

/** Servers that bring the page's files themselves have to show it without anything from elsewhere. */
async function openDocs(browser: Browser, docs: string): Promise<void> {
  const answer = await fetch(docs)
  assert.equal(answer.status, 200, `${docs} does not answer`)
  if (/(?:src|href)=["']https?:/.test(await answer.text())) return
  const tab = await browser.newPage()
  const foreign: string[] = []
  tab.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== new URL(docs).origin) foreign.push(request.url())
  })
  await tab.goto(docs)
  await tab.getByText('/api/').first().waitFor({ timeout: ARRIVES })
  assert.deepEqual(foreign, [], 'the documentation loads from elsewhere')
}
