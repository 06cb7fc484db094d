// What a first visit downloads until the page is idle: `node tests/bench/weight.mjs [path…]` (default /signin).
// Starts the built app with its embedded backend on a new data folder and counts bytes as they cross the wire.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { buildWhenStale } from '../../scripts/app.mjs'
import { chromiumArgs, findBrowser } from '../../scripts/browser.mjs'

const PORT = 4390
const paths = process.argv.length > 2 ? process.argv.slice(2) : ['/signin']

await buildWhenStale()
const dataDir = await mkdtemp(join(tmpdir(), 'orrery-weight-'))
const env = { ...process.env, DATA_DIR: dataDir, PORT: String(PORT) }
const server = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
  env,
  stdio: ['ignore', 'pipe', 'inherit'],
})
await once(server.stdout, 'data')
const browser = await chromium.launch({ executablePath: await findBrowser(), args: chromiumArgs })

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
  await page.goto(`http://127.0.0.1:${PORT}${path}`, { waitUntil: 'networkidle' })
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

await browser.close()
server.kill('SIGTERM')
await once(server, 'exit')
await rm(dataDir, { recursive: true, force: true })
