// What a key in the gallery's search costs with 5,000 templates: `node tests/bench/gallery.mjs`.
// Builds the gallery alone, slows the processor down four times, types, and prints the ms of main-thread
// work per key and the tasks of more than 50 ms.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { chromium } from 'playwright-core'
import { build, preview } from 'vite'
import { chromiumArgs, findBrowser } from '../../scripts/browser.mjs'

const SLOWDOWN = 4
const WORDS = 'storefront 12'
/** ms after a key in which everything that it causes is done. */
const SETTLED = 300

const outDir = await mkdtemp(join(tmpdir(), 'orrery-gallery-'))
const config = {
  configFile: false,
  logLevel: 'error',
  root: resolve('tests/bench/gallery'),
  plugins: [react()],
  resolve: { alias: { '@machines': resolve('machines'), '@': resolve('src') } },
  build: { outDir, target: 'es2022' },
  preview: { host: '127.0.0.1', port: 4391, strictPort: true },
}
await build(config)
const server = await preview(config)
const browser = await chromium.launch({ executablePath: await findBrowser(), args: chromiumArgs })
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await page.goto('http://127.0.0.1:4391/')
  await page.getByText('5000 templates found').waitFor()
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const worked = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration').value * 1000
  }
  await page.evaluate(() => {
    window.longTasks = []
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.longTasks.push(Math.round(duration))
    })
    observer.observe({ type: 'longtask' })
  })
  await page.getByLabel('Search').focus()
  const costs = []
  for (const key of WORDS) {
    const before = await worked()
    await page.keyboard.press(key === ' ' ? 'Space' : key)
    await page.waitForTimeout(SETTLED)
    costs.push((await worked()) - before)
  }
  const sorted = costs.toSorted((one, other) => one - other)
  console.log(`Per key: ${costs.map(Math.round).join(', ')} ms`)
  const longTasks = await page.evaluate(() => window.longTasks)
  console.log(`Tasks of more than 50 ms: ${longTasks.join(', ') || 'none'}`)
  console.log(
    `Median ${Math.round(sorted[Math.floor(sorted.length / 2)])} ms, worst ${Math.round(sorted.at(-1))} ms`,
  )
} finally {
  await browser.close()
  await server.close()
  await rm(outDir, { recursive: true, force: true })
}
