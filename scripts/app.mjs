// Builds the app into dist/ when what is there does not come from the present sources.
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cacheDir, root, runNpm } from './run.mjs'

const SOURCES = [
  'index.html',
  'CHANGELOG.md',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'src',
  'machines',
  'scripts/machines',
  'scripts/prerender',
  'scripts/site',
  'packages/generator',
  'packages/server/http/page-paths.ts',
  'public',
]
const RECORD = join(cacheDir, 'app-build.json')

/** Returns whether it had to build. */
export async function buildWhenStale() {
  const sources = fingerprintOf(SOURCES.concat(environmentFiles()), hostedSettings())
  if (readRecord() === `${sources} ${fingerprintOf(['dist/index.html'])}`) return false
  console.log('Building the app ...')
  // Sets the mode, because under a test runner React would be built for development.
  const { ok, output, seconds } = await runNpm(['run', 'build'], { env: { NODE_ENV: 'production' } })
  if (!ok) throw new Error(`The app could not be built:\n\n${output.trim()}`)
  mkdirSync(cacheDir, { recursive: true })
  writeFileSync(RECORD, `${sources} ${fingerprintOf(['dist/index.html'])}`)
  console.log(`App built in ${seconds.toFixed(1)} s.`)
  return true
}

/** One hash of the contents of files and folders: clocks, checkouts and copies cannot fool it. */
function fingerprintOf(paths, ...more) {
  const hash = createHash('sha256')
  for (const path of paths.flatMap(filesUnder)) hash.update(path).update(readFileSync(join(root, path)))
  return hash.update(JSON.stringify(more)).digest('hex')
}

function filesUnder(path) {
  const stats = statSync(join(root, path), { throwIfNoEntry: false })
  if (!stats) return []
  if (stats.isFile()) return [path]
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => filesUnder(`${path}/${name}`))
}

/** The values that Vite writes into the build. */
const environmentFiles = () => readdirSync(root).filter((name) => /^\.env(\.|$)/.test(name))
const hostedSettings = () =>
  Object.entries(process.env)
    .filter(([name]) => name.startsWith('VITE_'))
    .sort()

function readRecord() {
  try {
    return readFileSync(RECORD, 'utf8')
  } catch {
    return null
  }
}
