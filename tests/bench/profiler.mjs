// How fast a dataset is profiled: `npm run bench:profiler -- [MB to compare with] [MB of each growing size …]`.
// Our scanner with one worker and with one per processor, PapaParse, uDSV and csv-parse read the same file in workers of a
// headless Chromium, each in a browser of its own. Ours computes the whole profile, the others missing values and types.
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { chromium } from 'playwright-core'
import { build, preview } from 'vite'
import { chromiumArgs, findBrowser } from '../../scripts/browser.mjs'
import { writeRows } from './profiler/rows.mjs'

const [compared = 200, ...given] = process.argv.slice(2).map(Number)
const growing = given.length > 0 ? given : [10, 100, 1000]
const cores = availableParallelism()
const PORT = Number(process.env.PORT ?? 4392)

const folder = await mkdtemp(join(tmpdir(), 'orrery-profiler-'))
const config = {
  configFile: false,
  logLevel: 'error',
  root: resolve('tests/bench/profiler'),
  resolve: { alias: { '@': resolve('src') } },
  worker: { format: 'es' },
  build: { outDir: join(folder, 'site'), target: 'es2022' },
  preview: { host: '127.0.0.1', port: PORT, strictPort: true },
}

/** Memory of a process in MB, where the system tells it. */
async function memoryOf(pid) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(status.match(/VmRSS:\s+(\d+)/)?.[1] ?? 0) / 1000
}

/** Seconds of processor time of a process, all of its threads. */
async function processorTimeOf(pid) {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const [user = 0, system = 0] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number)
  return (user + system) / 100
}

/** One parser on one file in a new browser: its time, and the most memory that the page's process took beyond its start. */
async function measure(path, bytes, name, workers) {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: chromiumArgs })
  let timer
  try {
    const page = await browser.newPage()
    await page.goto(`http://127.0.0.1:${PORT}/`)
    await page.locator('input').setInputFiles(path)
    const session = await browser.newBrowserCDPSession()
    const { processInfo } = await session.send('SystemInfo.getProcessInfo')
    const pids = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id)
    const memory = async () => Math.max(...(await Promise.all(pids.map(memoryOf))))
    const worked = async () =>
      (await Promise.all(pids.map(processorTimeOf))).reduce((sum, one) => sum + one, 0)
    const before = await memory()
    const workedBefore = await worked()
    let peak = before
    timer = setInterval(async () => {
      peak = Math.max(peak, await memory())
    }, 50)
    const { seconds, rows, longest } = await page.evaluate((ask) => window.measure(...ask), [name, workers])
    return {
      speed: bytes / 1e6 / seconds,
      rows,
      processor: (await worked()) - workedBefore,
      memory: peak - before,
      longest,
    }
  } finally {
    clearInterval(timer)
    await browser.close()
  }
}

const shown = ({ speed, processor, memory, longest, rows }) => ({
  'MB/s': Math.round(speed),
  'processor s': processor.toFixed(1),
  'peak memory MB': Math.round(memory),
  'longest main-thread task ms': longest === 0 ? 'under 50' : Math.round(longest),
  rows,
})

await build(config)
const server = await preview(config)
try {
  const path = join(folder, 'rows.csv')
  const bytes = writeRows(path, compared)
  console.log(`${Math.round(bytes / 1e6)} MB, ${cores} processors, load ${loadavg()[0].toFixed(2)}`)
  const order = [
    ['ours, 1 worker', 'ours', 1],
    [`ours, ${cores} workers`, 'ours', cores],
    ['PapaParse', 'papaparse', 1],
    ['uDSV', 'udsv', 1],
    ['csv-parse', 'csv-parse', 1],
  ]
  const results = {}
  for (const [label, name, workers] of order) results[label] = await measure(path, bytes, name, workers)
  const papa = results.PapaParse?.speed ?? 0
  console.table(
    Object.fromEntries(
      Object.entries(results).map(([label, result]) => [
        label,
        { ...shown(result), 'times PapaParse': (result.speed / papa).toFixed(1) },
      ]),
    ),
  )
  const sizes = {}
  for (const megabytes of growing) {
    const size = writeRows(path, megabytes)
    for (const workers of new Set([1, cores]))
      sizes[`${megabytes} MB, ${workers} worker${workers > 1 ? 's' : ''}`] = shown(
        await measure(path, size, 'ours', workers),
      )
  }
  console.log(`As size grows; load ${loadavg()[0].toFixed(2)}`)
  console.table(sizes)
} finally {
  await server.close()
  await rm(folder, { recursive: true, force: true })
}
