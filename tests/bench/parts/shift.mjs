// Measures how far pages shift while they load on slow 4G, and which elements: signed out and in, at 1280 and 375 px;
// `--only <path>` for others. Paths with the prefix `account:` are visited signed in.
import { accountState, withApp } from '../kit/app.mjs'
import { withoutStream } from '../../../scripts/without-stream.mjs'

/** Chrome's developer tools call this "Slow 4G", slower than the network of the load measurements: ms, bytes per second. */
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 86_400 }
const ACCOUNT = 'account:'
const PAGES = [
  '/',
  '/templates',
  ...['/projects', '/settings', '/profile', '/projects/sample-storefront'].map((path) => ACCOUNT + path),
]
const SIZES = [
  { width: 1280, height: 800 },
  { width: 375, height: 812 },
]
/** ms after the page is idle. */
const AFTER = 500

export const run = ({ quick, only }) =>
  withApp(async (app) => {
    const visits = only.length > 0 ? only : PAGES
    const account = await accountState(app)
    const rows = []
    for (const visit of quick ? visits.slice(0, 1) : visits) {
      const row = { page: visit.replace(ACCOUNT, '') + (visit.startsWith(ACCOUNT) ? ', signed in' : '') }
      for (const viewport of SIZES) {
        const shifts = await shiftsOf(app, account, visit, viewport)
        const total = shifts.reduce((sum, { value }) => sum + value, 0)
        row[`${viewport.width} px`] = Number(total.toFixed(4))
        for (const { value, at, what } of shifts)
          console.log(`${visit}, ${viewport.width} px: ${value.toFixed(4)} at ${at} ms: ${what.join(', ')}`)
      }
      rows.push(row)
    }
    return [{ title: 'Layout shift until a page is idle', rows }]
  })

async function shiftsOf({ base, browser }, account, visit, viewport) {
  const context = await browser.newContext({
    baseURL: base,
    viewport,
    storageState: visit.startsWith(ACCOUNT) ? account : undefined,
  })
  await withoutStream(context)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.emulateNetworkConditions', SLOW_4G)
  await page.addInitScript(watchShifts)
  await page.goto(visit.replace(ACCOUNT, ''), { waitUntil: 'networkidle', timeout: 60_000 })
  await page.waitForTimeout(AFTER)
  const shifts = await page.evaluate(() => window.shifts)
  await context.close()
  return shifts
}

/** Runs in the page: records every shift without recent input, and the elements that moved. */
function watchShifts() {
  window.shifts = []
  const name = ({ node }) => {
    const element = node?.nodeType === Node.TEXT_NODE ? node.parentElement : node
    return element ? `${element.localName} "${(element.textContent ?? '').slice(0, 40)}"` : 'something gone'
  }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (!entry.hadRecentInput)
        window.shifts.push({
          value: entry.value,
          at: Math.round(entry.startTime),
          what: (entry.sources ?? []).map(name),
        })
  }).observe({ type: 'layout-shift', buffered: true })
}
