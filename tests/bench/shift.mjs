// How far pages move while they arrive on slow 4G: `npm run bench:shift [path…]`, default `/` signed out and,
// signed in, /projects, /settings, /profile and a project, each at 1280 and 375 px. A path of which `account:` stands in front is visited signed in.
import { signedInPage, withApp } from './app.mjs'

/** What Chrome's developer tools call "Slow 4G": ms, bytes per second. */
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 86_400 }
const ACCOUNT = 'account:'

const asked = process.argv.slice(2)
const visits =
  asked.length > 0
    ? asked
    : [
        '/',
        ...['/projects', '/settings', '/profile', '/projects/sample-storefront'].map(
          (path) => ACCOUNT + path,
        ),
      ]
const SIZES = [
  { width: 1280, height: 800 },
  { width: 375, height: 812 },
]

await withApp(async (app) => {
  const account = await (await signedInPage(app)).context().storageState()
  for (const [visit, viewport] of visits.flatMap((visit) => SIZES.map((size) => [visit, size]))) {
    const signedIn = visit.startsWith(ACCOUNT)
    const context = await app.browser.newContext({
      baseURL: app.base,
      viewport,
      storageState: signedIn ? account : undefined,
    })
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.emulateNetworkConditions', SLOW_4G)
    await page.addInitScript(watchShifts)
    await page.goto(visit.replace(ACCOUNT, ''), { waitUntil: 'networkidle', timeout: 60_000 })
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)))
    const shifts = await page.evaluate(() => window.shifts)
    const total = shifts.reduce((sum, { value }) => sum + value, 0)
    console.log(`${visit} at ${viewport.width} px: layout shift ${total.toFixed(4)}`)
    for (const { value, at, what } of shifts)
      console.log(`  ${value.toFixed(4)} at ${at} ms: ${what.join(', ')}`)
    await context.close()
  }
})

/** Runs in the page: keeps every shift that nobody caused by input, and what moved. */
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
