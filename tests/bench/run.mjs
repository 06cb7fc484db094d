// `npm run bench`: every part of the bench, one after another, each in a process of its own.
//   npm run bench -- loads interactions    these parts only
//   npm run bench -- --quick               one round of everything, to see that it works
//   npm run bench -- --docs                writes the tables into docs/performance.md and tests/bench/summary.json too
//   npm run bench -- lists --only projects what follows `--only` is for the part (parts/<name> says what it takes)
//   npm run bench -- loads --publish       only writes what the last run of these parts measured
// Each part prints its tables and writes tests/bench/results/<name>.json. PORT (4390) is the first of four ports.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { findBrowser } from '../../scripts/browser.mjs'
import { run } from '../../scripts/run.mjs'
import { circumstances, keepResult, print, publish } from './kit/result.mjs'

/** In the order in which they run, with the file of each. The backend's writes its own section of docs/performance.md. */
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
  backend: '../backend.mjs',
}

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
    if (name === 'backend' && values.quick) {
      console.log('The backend has no quick form.')
      continue
    }
    const only = values.only.flatMap((one) => ['--only', one])
    const child = spawn(
      process.execPath,
      [
        '--import',
        'tsx',
        fileURLToPath(import.meta.url),
        name,
        '--part',
        ...(values.quick ? ['--quick'] : []),
        ...only,
      ],
      { stdio: 'inherit' },
    )
    const [code] = await once(child, 'exit')
    if (code !== 0) failed.push(name)
  }
  const measured = names.filter((name) => !failed.includes(name))
  if (values.docs) await publish(measured)
  console.log(
    `\n${measured.length} parts measured${failed.length > 0 ? `; failed: ${failed.join(', ')}` : ''}`,
  )
  process.exitCode = failed.length > 0 ? 1 : 0
}
