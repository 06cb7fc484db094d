// `npm test`: every check and every test. Checks run beside the builds, which leave a processor free; tests use all of
// them and run one project after another, so that a small machine is enough. At the end come a table of where the time
// went and one line with the counts. Fails when anything failed, nothing ran, or a filter matched no file.
//   npm test                        everything
//   npm test -- changed             what the change against `main` can affect; `changed HEAD~2`: against that commit
//   npm test -- unit e2e            these steps only; `storybook` means its build and its stories
//   npm test -- unit sign-in        the files of a step whose path contains `sign-in`
//   npm test -- sign-in             the same in every Vitest project
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { buildWhenStale } from './app.mjs'
import { findBrowser } from './browser.mjs'
import { affectedTests, changedFiles, repositoryFiles } from './changed.mjs'
import { runChecks } from './checks.mjs'
import { unmatched } from './filters.mjs'
import { proveGenerated } from './generated.mjs'
import { cacheDir, root, runTool } from './run.mjs'

const PROJECTS = ['unit', 'storybook', 'e2e']
const STEPS = ['check', 'app', 'storybook-build', 'unit', 'storybook', 'e2e', 'generated']
/** The steps before the tests, in two rows that run in parallel. */
const BESIDE = [['check'], ['app', 'storybook-build']]
/** How many files of a step are named with their time. */
const SLOWEST = 8
/** How many lines of an error are repeated at the end. */
const ERROR_LINES = 12
/** Tests of machines append lines here: {"machine":"sign-in","states":[9,9],"transitions":[20,21]} */
const COVERAGE = join(cacheDir, 'machine-coverage.jsonl')

const started = performance.now()
const named = (argument) => STEPS.filter((step) => step === argument || step.startsWith(`${argument}-`))
const [first, ref] = process.argv.slice(2)
const affected = first === 'changed' ? selectAffected(ref) : null
const chosen = affected ? stepsOf(affected) : process.argv.slice(2).flatMap(named)
const filters = affected ? [] : process.argv.slice(2).filter((argument) => named(argument).length === 0)
const everything = filters.length > 0 ? PROJECTS : STEPS
const steps = chosen.length > 0 ? STEPS.filter((step) => chosen.includes(step)) : everything

mkdirSync(cacheDir, { recursive: true })
rmSync(COVERAGE, { force: true })
process.env.CHROMIUM_PATH = (await findBrowser()) ?? ''

const totals = { passed: 0, failed: 0, skipped: 0 }
const rows = []
/** The test files that ran. */
const ran = []
const early = BESIDE.map((row) => row.filter((step) => steps.includes(step)))
await Promise.all(early.map(runAll))
await runAll(steps.filter((step) => !early.flat().includes(step)))
printCoverage()
printTimes()
printFailures()
const idle = unmatched(filters, ran)
for (const filter of idle) console.log(`\nNo test file of ${steps.join(', ')} has “${filter}” in its path.`)

const minutes = Math.floor((performance.now() - started) / 60_000)
const seconds = Math.round(((performance.now() - started) / 1000) % 60)
console.log(`\nTook ${minutes} min ${seconds} s`)
console.log(
  `${totals.passed} passed, ${totals.failed} failed${totals.skipped ? `, ${totals.skipped} skipped` : ''}`,
)
process.exitCode = totals.failed > 0 || totals.passed === 0 || idle.length > 0 ? 1 : 0

async function runAll(some) {
  for (const step of some) {
    console.log(`\n${step}`)
    const begun = performance.now()
    const counts = await start(step)
    rows.push({ step, seconds: (performance.now() - begun) / 1000, ...counts })
    for (const key of Object.keys(totals)) totals[key] += counts[key]
  }
}

function start(step) {
  if (step === 'check') return runChecks()
  if (step === 'app') return asOneCheck(async () => ((await buildWhenStale()) ? 'built' : 'is up to date'))
  if (step === 'storybook-build') return asOneCheck(buildStorybook)
  if (step === 'generated') return proveGenerated()
  return runProject(step)
}

/** The test files of each project that the change can affect. Prints their number and how many were left out. */
function selectAffected(ref) {
  const changed = changedFiles(ref)
  const { files, leftOut } = affectedTests(changed, repositoryFiles())
  console.log(`${changed.length} files differ from ${ref ?? 'main'}`)
  for (const project of PROJECTS) {
    const rest = leftOut[project] ? `, ${leftOut[project]} that are further away are left out` : ''
    console.log(`  ${project}: ${files[project].length} test files${rest}`)
  }
  return files
}

function stepsOf(affected) {
  const journeys = affected.e2e.length > 0 ? ['app', 'e2e'] : []
  return ['check', ...journeys, ...PROJECTS.filter((project) => affected[project].length > 0)]
}

/** Something that either works, and then says how, or throws. */
async function asOneCheck(work) {
  try {
    console.log(`  ✓ ${await work()}`)
    return { passed: 1, failed: 0, skipped: 0 }
  } catch (error) {
    console.log(`  ✗ ${error.message}`)
    return { passed: 0, failed: 1, skipped: 0 }
  }
}

/** Builds Storybook as it is published, and fails if the build contacts any server. */
async function buildStorybook() {
  const output = join(cacheDir, 'storybook')
  const contactLog = join(cacheDir, 'storybook-contacts.txt')
  rmSync(contactLog, { force: true })
  const guard = pathToFileURL(join(root, 'scripts/no-network.mjs')).href
  const result = await runTool('storybook', 'storybook', ['build', '--quiet', '--output-dir', output], {
    env: { NODE_OPTIONS: `--import=${guard}`, CONTACT_LOG: contactLog },
  })
  if (!result.ok) throw new Error(`storybook build failed:\n\n${result.output.trim()}`)
  if (existsSync(contactLog))
    throw new Error(`storybook build contacted:\n${readFileSync(contactLog, 'utf8')}`)
  const { entries } = JSON.parse(readFileSync(join(output, 'index.json'), 'utf8'))
  return `${Object.keys(entries).length} stories built without outside contact ${result.seconds.toFixed(1)} s`
}

async function runProject(project) {
  const report = join(cacheDir, `report-${project}.json`)
  rmSync(report, { force: true })
  const { ok, output } = await runTool(
    'vitest',
    'vitest',
    [
      'run',
      `--project=${project}*`,
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${report}`,
      '--silent=passed-only',
      ...(filters.length > 0 ? ['--passWithNoTests', ...filters] : []),
      ...(affected?.[project] ?? []),
    ],
    { live: true, timeout: 30 * 60_000 },
  )
  if (!existsSync(report)) {
    console.log(`  ✗ ${project} gave no report${output}`)
    return { passed: 0, failed: 1, skipped: 0 }
  }
  const result = JSON.parse(readFileSync(report, 'utf8'))
  // A file that could not even be loaded has no failed test to count.
  const broken = result.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((assertion) => assertion.status !== 'failed'),
  )
  ran.push(...result.testResults.map(({ name }) => name))
  const failed = result.numFailedTests + broken.length
  return {
    files: slowestFiles(result.testResults),
    failures: failuresOf(result.testResults),
    passed: result.numPassedTests,
    failed: failed === 0 && !ok ? 1 : failed,
    skipped: result.numPendingTests + result.numTodoTests,
  }
}

/** The time of a file is that of its tests; files run beside each other, so a step takes less than their sum. */
function slowestFiles(testResults) {
  return testResults
    .map(({ name, startTime, endTime }) => ({
      file: relative(root, name),
      seconds: (endTime - startTime) / 1000,
    }))
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, SLOWEST)
}

/** Each failed test with the first lines of its error, and each file that could not be loaded. */
function failuresOf(testResults) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name)
    const failed = assertionResults.filter((assertion) => assertion.status === 'failed')
    if (failed.length === 0) return status === 'failed' ? [{ title: file, error: firstLines(message) }] : []
    return failed.map(({ fullName, failureMessages }) => ({
      title: `${file} > ${fullName}`,
      error: firstLines(failureMessages.join('\n')),
    }))
  })
}

function firstLines(text) {
  return stripVTControlCharacters(text).split('\n').slice(0, ERROR_LINES)
}

/** Repeats the failures at the end, because a service that runs the tests may show only the end of the output. */
function printFailures() {
  for (const { step, failures = [] } of rows)
    for (const { title, error } of failures) {
      console.log(`\n✗ ${step}: ${title}`)
      for (const line of error) console.log(`    ${line}`)
    }
}

function printTimes() {
  for (const { step, files = [] } of rows) {
    if (files.length === 0) continue
    console.log(`\n${step}, slowest files`)
    for (const { file, seconds } of files) console.log(`${seconds.toFixed(1).padStart(7)}  ${file}`)
  }
  const width = Math.max(...rows.map(({ step }) => step.length), 'total'.length)
  const cells = (name, ...values) =>
    console.log([name.padEnd(width), ...values.map((value) => String(value).padStart(7))].join('  '))
  console.log('')
  cells('step', 'seconds', 'passed', 'failed', 'skipped')
  const total = { step: 'total', seconds: (performance.now() - started) / 1000, ...totals }
  for (const { step, seconds, passed, failed, skipped } of [...rows, total])
    cells(step, seconds.toFixed(1), passed, failed, skipped)
}

function printCoverage() {
  if (!existsSync(COVERAGE)) return
  const lines = readFileSync(COVERAGE, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  const machines = [...new Map(lines.map((line) => [line.machine, line])).values()]
  machines.sort((a, b) => a.machine.localeCompare(b.machine))
  const sum = (key) =>
    machines.reduce(([covered, all], { [key]: [part, whole] }) => [covered + part, all + whole], [0, 0])
  const total = { machine: 'total', states: sum('states'), transitions: sum('transitions') }
  const width = Math.max(...machines.map(({ machine }) => machine.length), 'machine'.length)
  console.log(`\n${'machine'.padEnd(width)}  ${'states'.padStart(9)}  ${'transitions'.padStart(11)}`)
  for (const { machine, states, transitions } of [...machines, total])
    console.log(
      `${machine.padEnd(width)}  ${states.join('/').padStart(9)}  ${transitions.join('/').padStart(11)}`,
    )
}
