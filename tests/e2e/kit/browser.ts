import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core'
import { afterAll, afterEach, beforeAll, inject } from 'vitest'
import { withoutStream } from '../../../scripts/without-stream.mjs'
import { PATIENCE } from './expect'
import { served } from './served'

const SCREENS = resolve('node_modules/.cache/orrery/screens')

export interface PageOptions extends BrowserContextOptions {
  /** Problems that this page may report; every other console message or failed request fails the test. */
  expectedProblems?: RegExp[]
  /** Whether the page receives notices of changes in other browsers. It is never idle on the network then. */
  stream?: boolean
}

interface OpenPage {
  page: Page
  context: BrowserContext
  problems: string[]
  expected: RegExp[]
}

/**
 * Connects the test file to the running Chromium. `newPage` opens a page in a context of its own, with nothing
 * stored; it is closed after the test, and the test fails when the page had a problem that was not expected.
 */
export function openBrowser() {
  let browser: Browser
  const open: OpenPage[] = []

  beforeAll(async () => {
    browser = await chromium.connect(inject('browserEndpoint'))
  })

  afterEach(async ({ task }) => {
    const pages = open.splice(0)
    if (task.result?.state === 'fail')
      await Promise.all(pages.map(({ page }, index) => screenshot(page, `${task.name} ${index + 1}`)))
    await Promise.all(pages.map(({ context }) => context.close()))
    const unexpected = pages.flatMap(({ problems, expected }) =>
      problems.filter((problem) => !expected.some((pattern) => pattern.test(problem))),
    )
    if (unexpected.length > 0) throw new Error(`Unexpected problems in the page:\n${unexpected.join('\n')}`)
  })

  afterAll(() => browser.close())

  return {
    async newPage({ expectedProblems = [], stream = false, ...options }: PageOptions = {}): Promise<Page> {
      const context = await browser.newContext({
        baseURL: served().baseUrl,
        viewport: { width: 1280, height: 800 },
        reducedMotion: 'reduce',
        // The routes of a test would not see the requests that a service worker answers.
        serviceWorkers: 'block',
        ...options,
      })
      context.setDefaultTimeout(PATIENCE)
      if (!stream) await withoutStream(context)
      const page = await context.newPage()
      open.push({ page, context, problems: watch(context), expected: expectedProblems })
      return page
    },
  }
}

/** Playwright's message for `serviceWorkers: 'block'`. */
const BLOCKED = 'Service Worker registration blocked by Playwright'

/** Collects what goes wrong in the pages of a context, and every contact to somewhere else. */
function watch(context: BrowserContext): string[] {
  const problems: string[] = []
  context.on('console', (message) => {
    if (message.text() === BLOCKED) return
    if (message.type() === 'error' || message.type() === 'warning')
      problems.push(`console.${message.type()}: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => problems.push(`uncaught: ${error.error().message}`))
  context.on('requestfailed', (request) => {
    // A page that goes elsewhere drops its requests; that is no failure.
    const reason = request.failure()?.errorText
    if (reason !== 'net::ERR_ABORTED') problems.push(`${reason}: ${request.method()} ${request.url()}`)
  })
  context.on('request', (request) => {
    if (/^(https?|wss?):/.test(request.url()) && new URL(request.url()).origin !== served().baseUrl)
      problems.push(`outside contact: ${request.method()} ${request.url()}`)
  })
  return problems
}

/** Keeps a picture of the whole page in `node_modules/.cache/orrery/screens`. */
export async function screenshot(page: Page, name: string): Promise<void> {
  mkdirSync(SCREENS, { recursive: true })
  const file = `${name.replaceAll(/[^\w-]+/g, '-')}.png`
  await page.screenshot({ path: resolve(SCREENS, file), fullPage: true })
}
