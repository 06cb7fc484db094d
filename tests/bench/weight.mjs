// What a first visit downloads until the page is idle: `node tests/bench/weight.mjs [path…]` (default /signin).
// `dashboard`: the tabs of the AI/ML platform. Starts the built app with its embedded backend on a new data folder and counts bytes as they cross the wire.
import { withApp } from './app.mjs'
import { dashboardWeight } from './weight-dashboard.mjs'

const paths = process.argv.length > 2 ? process.argv.slice(2) : ['/signin']

await withApp(async (app) => {
  if (paths[0] === 'dashboard') return dashboardWeight(app)
  const { base, browser } = app
  for (const path of paths) {
    const page = await browser.newPage()
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    const types = new Map()
    const bytes = {}
    session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type))
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const type = types.get(requestId) ?? 'Other'
      bytes[type] = (bytes[type] ?? 0) + encodedDataLength
    })
    await page.goto(`${base}${path}`, { waitUntil: 'networkidle' })
    const shift = await page.evaluate(
      () =>
        new Promise((resolve) => {
          let total = 0
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) total += entry.value
          }).observe({ type: 'layout-shift', buffered: true })
          setTimeout(() => resolve(total), 300)
        }),
    )
    const kilobytes = Object.fromEntries(
      Object.entries(bytes).map(([type, count]) => [type, Math.round(count / 100) / 10]),
    )
    console.log(path, 'kB on the wire:', kilobytes, 'layout shift:', Math.round(shift * 1000) / 1000)
    await page.close()
  }
})
