// One visit of a page, watched from outside (network) and from inside (paints, long tasks, layout shifts).

/** PageSpeed Insights and Lighthouse call this slow 4G: 150 ms, 1.6 Mbps down, 750 kbps up. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}
/** A page is idle when nothing is on its way and no long task has run for so many ms. */
const QUIET = 2000
const LIMIT = 45_000

/** How a visit can be slowed down: by Chromium's own emulation in the page's process, one machine for all of them. */
export const THROTTLES = {
  throttled: { cpu: 4, network: SLOW_4G },
  free: { cpu: 1, network: null },
}

/** Runs in the page before anything else. */
function watchPage() {
  const seen = { fcp: Number.NaN, lcp: Number.NaN, shift: 0, tasks: [], last: 0 }
  window.benchSeen = seen
  const observe = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime
  })
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime
  })
  observe('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.shift += value
  })
  observe('longtask', ({ startTime, duration }) => {
    seen.tasks.push([startTime, duration])
    seen.last = performance.now()
  })
}

/** Sums the bytes that cross the wire for a page; answers of a cache or the service worker are only counted. */
async function watchNetwork(session) {
  const requests = new Map()
  const sums = { bytes: 0, script: 0, requests: 0, stored: 0 }
  let changed = performance.now()
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (request.url.startsWith('data:') || request.url.startsWith('blob:')) return
    requests.set(requestId, { type, running: true, stored: false })
    changed = performance.now()
  })
  const store = ({ requestId }) => {
    const request = requests.get(requestId)
    if (request) request.stored = true
  }
  session.on('Network.requestServedFromCache', store)
  session.on('Network.responseReceived', (event) => {
    const { fromDiskCache, fromServiceWorker } = event.response
    if (fromDiskCache || fromServiceWorker) store(event)
    const request = requests.get(event.requestId)
    if (request) request.type = event.type
  })
  const end = (bytes) => (event) => {
    const request = requests.get(event.requestId)
    if (!request?.running) return
    request.running = false
    changed = performance.now()
    if (request.stored) {
      sums.stored++
      return
    }
    sums.requests++
    sums.bytes += bytes(event)
    if (request.type === 'Script') sums.script += bytes(event)
  }
  session.on(
    'Network.loadingFinished',
    end(({ encodedDataLength }) => encodedDataLength),
  )
  session.on(
    'Network.loadingFailed',
    end(() => 0),
  )
  await session.send('Network.enable')
  return {
    sums,
    quietFor: () => ([...requests.values()].some(({ running }) => running) ? 0 : performance.now() - changed),
  }
}

/** Opens `url` in a new page of the context and gives its figures once it is idle. Times in ms, sizes in kB (1000 bytes). */
export async function visit(context, url, { cpu, network }) {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await page.addInitScript(watchPage)
  const { sums, quietFor } = await watchNetwork(session)
  if (network) await session.send('Network.emulateNetworkConditions', network)
  if (cpu > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  const began = performance.now()
  await page.goto(url, { waitUntil: 'load', timeout: LIMIT })
  for (;;) {
    const quiet = await page.evaluate(() => performance.now() - window.benchSeen.last)
    const left = QUIET - Math.min(quiet, quietFor())
    if (left <= 0) break
    if (performance.now() - began > LIMIT) throw new Error(`${url} is not idle after ${LIMIT} ms`)
    await page.waitForTimeout(Math.max(50, left))
  }
  const seen = await page.evaluate(() => window.benchSeen)
  if (cpu > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await session.send('HeapProfiler.collectGarbage')
  await session.send('Performance.enable')
  const { metrics } = await session.send('Performance.getMetrics')
  const heap = metrics.find(({ name }) => name === 'JSHeapUsedSize').value
  await workerReady(page)
  await page.close()
  const over = (from) =>
    seen.tasks
      .map(([start, duration]) => Math.min(duration, start + duration - from))
      .reduce((sum, duration) => sum + Math.max(0, duration - 50), 0)
  return {
    kB: sums.bytes / 1000,
    'JS kB': sums.script / 1000,
    requests: sums.requests,
    stored: sums.stored,
    FCP: seen.fcp,
    LCP: seen.lcp,
    blocking: over(0),
    'after FCP': over(seen.fcp),
    CLS: seen.shift,
    'heap MB': heap / 1e6,
  }
}

/** Where there is a service worker, it is registered once the page is idle; then it has everything that it keeps. */
const workerReady = (page) =>
  page.evaluate(async () => {
    const workers = navigator.serviceWorker
    const script = await fetch('/sw.js', { method: 'HEAD' })
    if (!workers || !script.headers.get('content-type')?.includes('javascript')) return
    const until = performance.now() + 15_000
    while (!(await workers.getRegistration()) && performance.now() < until)
      await new Promise((resolve) => requestAnimationFrame(resolve))
    if (await workers.getRegistration()) await workers.ready
  })

/** Sums what service workers of the context fetch: no visit waits for it. In kB, once it is asked. */
export function watchWorkers(context) {
  const answers = []
  context.on('requestfinished', (request) => {
    if (request.serviceWorker())
      answers.push(
        request.sizes().then(
          ({ responseBodySize, responseHeadersSize }) => responseBodySize + responseHeadersSize,
          () => 0,
        ),
      )
  })
  return async () => (await Promise.all(answers)).reduce((sum, bytes) => sum + bytes, 0) / 1000
}
