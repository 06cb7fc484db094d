import assert from 'node:assert/strict'
import { chromium } from 'playwright-core'
import { chromiumArgs, findBrowser } from '../browser.mjs'
import { request } from './request.ts'
import { WORDS } from './running.ts'

/** ms that a page may take to arrive; a development server compiles it at the first visit. */
const ARRIVES = 120_000

/**
 * Opens the pages that a readme names in Chromium. Rejects when the first page does not show the project's name, reports
 * that its server cannot be reached, or logs an error, or when the documentation does not answer.
 */
export async function openPages(page: string, docs: string | null): Promise<void> {
  const executablePath = await findBrowser()
  const browser = await chromium.launch({ executablePath, args: chromiumArgs })
  try {
    const tab = await browser.newPage()
    const errors: string[] = []
    tab.on('pageerror', (error) => errors.push(error.message))
    tab.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    await tab.goto(page, { timeout: ARRIVES })
    await tab.getByText(WORDS.title).first().waitFor({ timeout: ARRIVES })
    await tab.waitForLoadState('networkidle')
    const text = await tab.evaluate('document.body.innerText')
    assert.doesNotMatch(String(text), /cannot be reached|went wrong/i)
    const health = await tab.evaluate(
      `fetch('/api/health', { signal: AbortSignal.timeout(60_000) }).then((answer) => answer.json())`,
    )
    assert.deepEqual(health, { status: 'ok', database: 'ok' }, 'the page does not reach its server')
    assert.deepEqual(errors, [], 'the page logs errors')
    if (docs) assert.equal((await request(docs)).status, 200, `${docs} does not answer`)
  } finally {
    await browser.close()
  }
}
