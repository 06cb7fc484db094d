// `npm run fuzz -- [--seed N] [--count N]`: sends random requests to every route of the real server on a new data folder,
// 20,000 by default. Fails on an answer of 500 or above, on an answer that takes longer than a second, and on memory that
// grows. The seed is printed; the same seed sends the same requests.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { DEFAULT_LIMITS, readEnvironment, startServer } from '../../packages/server/start/index'
import { fuzz } from '../../packages/server/tests/fuzz/run'

const { values } = parseArgs({ options: { seed: { type: 'string' }, count: { type: 'string' } } })
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31))
const count = Number(values.count ?? 20_000)
/** Of the process, client and server, after the first quarter. MB. */
const MAY_GROW = 100

const dataDir = await mkdtemp(join(tmpdir(), 'orrery-fuzz-'))
const limits = Object.fromEntries(
  Object.entries(DEFAULT_LIMITS).map(([name, limit]) => [name, { ...limit, max: limit.max * 1000 }]),
) as unknown as typeof DEFAULT_LIMITS
const server = await startServer(readEnvironment({ DATA_DIR: dataDir, PORT: '0' }), limits)
const memory = () => Math.round(process.memoryUsage().rss / 1024 / 1024)

console.log(`seed ${seed}, ${count} requests`)
let early = memory()
const started = performance.now()
const { failures, slowest, slowestMs, statuses } = await fuzz({
  server,
  seed,
  count,
  onThousand(done) {
    if (done <= count / 4) early = memory()
    console.log(`${done} requests, ${memory()} MB, ${Math.round((performance.now() - started) / 1000)} s`)
  },
})
const grown = memory() - early

console.log('answers:', statuses)
console.log(`slowest ${Math.round(slowestMs)} ms: ${slowest?.method} ${slowest?.path.slice(0, 120)}`)
console.log(`memory grew by ${grown} MB after the first quarter`)
for (const failure of failures.slice(0, 20)) console.log(JSON.stringify(failure))
await server.close()
await rm(dataDir, { recursive: true, force: true })
const failed = [
  failures.length > 0 && `${failures.length} answers of 500 and above`,
  slowestMs > 1000 && 'a request that took longer than a second',
  grown > MAY_GROW && 'memory that grows',
].filter(Boolean)
console.log(failed.length > 0 ? `Failed: ${failed.join(', ')}` : 'Nothing found')
process.exit(failed.length > 0 ? 1 : 0)
