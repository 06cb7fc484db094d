// How fast a dataset is profiled; `--only 200 --only 10 --only 1000`: MB to compare with, then the sizes to grow through. Our scanner with one worker and with one per processor, PapaParse, uDSV and csv-parse read the same file in workers of a
// headless Chromium, each in a browser of its own. Ours computes the whole profile, the others missing values and types.
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { build, preview } from 'vite'
import { launch, PORTS } from '../kit/app.mjs'
import { writeRows } from '../profiler/rows.mjs'

const cores = availableParallelism()

const configOf = (folder) => ({
  configFile: false,
  logLevel: 'error',
  root: resolve('tests/bench/profiler'),
  resolve: { alias: { '@': resolve('src') } },
  worker: { format: 'es' },
  build: { outDir: join(folder, 'site'), target: 'es2022' },
  preview: { host: '127.0.0.1', port: PORTS.other, strictPort: true },
})

/** Memory of a process in MB; 0 where the system has no `/proc`. */
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
  const browser = await launch()
  let timer
  try {
    const page = await browser.newPage()
    await page.goto(`http://127.0.0.1:${PORTS.other}/`)
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

export async function run({ quick, only }) {
  const [compared = quick ? 10 : 200, ...given] = only.map(Number)
  const growing = given.length > 0 ? given : quick ? [10] : [10, 100, 1000]
  const folder = await mkdtemp(join(tmpdir(), 'orrery-profiler-'))
  const config = configOf(folder)
  await build(config)
  const server = await preview(config)
  try {
    const path = join(folder, 'rows.csv')
    return [await beside(path, compared), await asSizeGrows(path, growing)]
  } finally {
    await server.close()
    await rm(folder, { recursive: true, force: true })
  }
}

async function beside(path, megabytes) {
  const bytes = writeRows(path, megabytes)
  const order = [
    ['ours, 1 worker', 'ours', 1],
    [`ours, ${cores} workers`, 'ours', cores],
    ['PapaParse', 'papaparse', 1],
    ['uDSV', 'udsv', 1],
    ['csv-parse', 'csv-parse', 1],
  ]
  const results = []
  for (const [parser, name, workers] of order)
    results.push({ parser, ...(await measure(path, bytes, name, workers)) })
  const papa = results.find(({ parser }) => parser === 'PapaParse')
  return {
    title: `Parsers beside each other, ${Math.round(bytes / 1e6)} MB`,
    rows: results.map(({ parser, ...result }) => ({
      parser,
      ...shown(result),
      'times PapaParse': (result.speed / papa.speed).toFixed(1),
      'times less processor': (papa.processor / result.processor).toFixed(1),
    })),
  }
}

async function asSizeGrows(path, sizes) {
  const rows = []
  for (const megabytes of sizes) {
    const bytes = writeRows(path, megabytes)
    for (const workers of new Set([1, cores]))
      rows.push({
        size: `${megabytes} MB, ${workers} worker${workers > 1 ? 's' : ''}`,
        ...shown(await measure(path, bytes, 'ours', workers)),
      })
  }
  return { title: 'Ours as size grows', rows }
}
