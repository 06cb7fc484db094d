// `npm run bench`: every part of the bench, one after another, each in a process of its own.
//   npm run bench -- loads interactions    these parts only
//   npm run bench -- --quick               one round of everything, to see that it works
//   npm run bench -- --docs                writes the tables into docs/performance.md and tests/bench/summary.json too
//   npm run bench -- lists --only projects what follows `--only` is for the part (parts/<name> says what it takes)
//   npm run bench -- loads --publish       only writes what the last run of these parts measured
// Each part prints its tables and writes tests/bench/results/<name>.json. PORT (4390) is the first of four ports.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { findBrowser } from '../../scripts/browser.mjs'
import { run } from '../../scripts/run.mjs'
import { circumstances, keepResult, print, publish } from './kit/result.mjs'

/** In the order in which they run, with the file of each. */
const PARTS = {
  loads: 'loads.mjs',
  interactions: 'interactions.mjs',
  lighthouse: 'lighthouse.mjs',
  lists: 'lists.mjs',
  chat: 'chat.mjs',
  'left-open': 'left-open.mjs',
  gallery: 'gallery.mjs',
  tabs: 'tabs.mjs',
  shift: 'shift.mjs',
  design: 'design.mjs',
  machines: 'machines.ts',
  tap: 'tap.ts',
  effects: 'effects.tsx',
  generate: 'generate.ts',
  profiler: 'profiler.mjs',
  load: 'load.mjs',
  backend: null,
}

const here = (file) => fileURLToPath(new URL(file, import.meta.url))

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    docs: { type: 'boolean', default: false },
    publish: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true, default: [] },
    part: { type: 'boolean', default: false },
  },
})
const unknown = positionals.filter((name) => !(name in PARTS))
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. Parts: ${Object.keys(PARTS).join(', ')}`)
  process.exit(1)
}
const names = positionals.length > 0 ? positionals : Object.keys(PARTS)
if (values.part) await measure(names[0])
else if (values.publish) await publish(names)
else await runAll()

async function measure(name) {
  const about = circumstances(values.quick)
  const began = performance.now()
  const { run: runPart } = await import(`./parts/${PARTS[name]}`)
  const tables = await runPart({ quick: values.quick, only: values.only })
  const seconds = Math.round((performance.now() - began) / 1000)
  const path = await keepResult(name, { ...about, browser: await browserVersion(), seconds, tables })
  print(tables)
  console.log(`\n${name}: ${seconds} s, ${path}`)
}

async function browserVersion() {
  const browser = await findBrowser()
  const { output } = browser ? await run(browser, ['--version']) : { output: '' }
  return output.match(/\d+\.[\d.]+/)?.[0] ? `Chromium ${output.match(/\d+\.[\d.]+/)[0]}` : null
}

async function runAll() {
  const failed = []
  for (const name of names) {
    console.log(`\n── ${name} ──`)
    const code = await (name === 'backend'
      ? runBackend()
      : runNode(here('run.mjs'), name, '--part', ...passed()))
    if (code !== 0) failed.push(name)
  }
  const measured = names.filter((name) => !failed.includes(name))
  if (values.docs) await publish(measured.filter((name) => name !== 'backend'))
  console.log(
    `\n${measured.length} parts measured${failed.length > 0 ? `; failed: ${failed.join(', ')}` : ''}`,
  )
  process.exitCode = failed.length > 0 ? 1 : 0
}

function passed() {
  return [...(values.quick ? ['--quick'] : []), ...values.only.flatMap((one) => ['--only', one])]
}

async function runNode(...command) {
  const child = spawn(process.execPath, ['--import', 'tsx', ...command], { stdio: 'inherit' })
  return (await once(child, 'exit'))[0]
}

/** A program of its own: writes its section of docs/performance.md itself, or with JSON its figures to that file. */
async function runBackend() {
  const about = circumstances(values.quick)
  const began = performance.now()
  const size = values.quick ? ['1000', '1'] : []
  if (values.docs) return runNode(here('backend.mjs'), ...size)
  process.env.JSON = join(tmpdir(), `orrery-bench-backend-${process.pid}.json`)
  const code = await runNode(here('backend.mjs'), ...size)
  if (code !== 0) return code
  const { figures, pages } = JSON.parse(await readFile(process.env.JSON, 'utf8'))
  await rm(process.env.JSON)
  const seconds = Math.round((performance.now() - began) / 1000)
  const pageRows = pages.map(([page, first, median]) => ({ page, 'first ms': first, 'median ms': median }))
  const tables = [
    { title: 'The backend', rows: figures },
    { title: 'Pages of its list', rows: pageRows },
  ]
  await keepResult('backend', { ...about, seconds, tables })
  return 0
}
