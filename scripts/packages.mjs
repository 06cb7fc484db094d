// Are the installed packages those of package-lock.json? If not, installs them.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, runNpm } from './run.mjs'

export async function installWhenNeeded() {
  if (packagesAreCurrent()) return
  console.log('Installing packages (npm ci); the first time this takes about a minute ...')
  // Development packages too, whatever NODE_ENV says: the app is built from them.
  const { ok, output, seconds } = await runNpm(['ci', '--include=dev', '--no-audit', '--no-fund'], {
    timeout: 20 * 60_000,
  })
  if (ok) return console.log(`Packages installed in ${seconds.toFixed(0)} s.`)
  const lines = output.split('\n').filter((line) => !line.startsWith('npm warn'))
  throw new Error(
    `npm ci failed:\n\n${lines.slice(0, 30).join('\n').trim()}\n\n` +
      'When it says nothing clearer, the package registry cannot be reached (npm ping) or the disk is full.\n' +
      'Run "npm ci" until it succeeds, then start again.',
  )
}

/**
 * Compares contents, not times: npm records what it installed in node_modules/.package-lock.json.
 * Optional packages may be missing there, because they are for other systems.
 */
function packagesAreCurrent() {
  const installed = readLock('node_modules/.package-lock.json')
  if (!installed) return false
  const wanted = readLock('package-lock.json')
  const same = (path) => wanted[path]?.version === installed[path].version
  const present = ([path, entry]) => path === '' || path in installed || entry.optional || entry.devOptional
  return Object.keys(installed).every(same) && Object.entries(wanted).every(present)
}

function readLock(path) {
  try {
    return JSON.parse(readFileSync(join(root, path), 'utf8')).packages
  } catch {
    return null
  }
}
