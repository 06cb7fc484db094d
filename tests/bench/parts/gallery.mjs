// Measures a key in the gallery's search with 5,000 templates: builds the gallery alone, slows the processor down four
// times, types, and reports the ms of main-thread work of each key and the tasks of more than 50 ms.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, preview } from 'vite'
import { launch, PORTS } from '../kit/app.mjs'
import { median } from '../kit/stats.mjs'

const SLOWDOWN = 4
const WORDS = 'storefront 12'
/** ms after a key in which everything that it causes is done. */
const SETTLED = 300

export async function run() {
  const outDir = await mkdtemp(join(tmpdir(), 'orrery-gallery-'))
  const config = {
    configFile: false,
    logLevel: 'error',
    root: resolve('tests/bench/gallery'),
    plugins: [react()],
    resolve: { alias: { '@machines': resolve('machines'), '@': resolve('src') } },
    build: { outDir, target: 'es2022' },
    preview: { host: '127.0.0.1', port: PORTS.other, strictPort: true },
  }
  await build(config)
  const server = await preview(config)
  const browser = await launch()
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.goto(`http://127.0.0.1:${PORTS.other}/`)
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
    const longTasks = await page.evaluate(() => window.longTasks)
    const row = {
      list: '5,000 templates',
      'median of a letter ms': Math.round(median(costs)),
      'worst letter ms': Math.round(Math.max(...costs)),
      'tasks over 50 ms': longTasks.join(', ') || 'none',
    }
    return [{ title: 'A letter in the search of the gallery, 4x CPU', rows: [row] }]
  } finally {
    await browser.close()
    await server.close()
    await rm(outDir, { recursive: true, force: true })
  }
}
