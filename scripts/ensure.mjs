// Runs before `npm start`, `npm run dev` and `npm test`: makes sure that what they need is there.
//   node scripts/ensure.mjs start   right Node, packages installed, app built
//   node scripts/ensure.mjs dev     right Node, packages installed
//   node scripts/ensure.mjs test    right Node, packages installed, a browser
// Says nothing when nothing is missing. The other modules are loaded after the check of Node's version,
// so that an old Node gets the message instead of a syntax error.
import { readFileSync } from 'node:fs'

const goal = process.argv[2]
if (!['start', 'dev', 'test'].includes(goal)) fail('Usage: node scripts/ensure.mjs <start|dev|test>')

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
const [major, minor] = engines.node.match(/\d+/g).map(Number)
const [runningMajor, runningMinor] = process.versions.node.split('.').map(Number)
if (runningMajor < major || (runningMajor === major && runningMinor < minor))
  fail(
    `Orrery needs Node ${major}.${minor} or newer; this is ${process.version}.\n` +
      'Install a current one from https://nodejs.org, or with nvm: nvm install && nvm use',
  )

try {
  const { installWhenNeeded } = await import('./packages.mjs')
  await installWhenNeeded()
  if (goal === 'start') await (await import('./app.mjs')).buildWhenStale()
  if (goal === 'test') await (await import('./browser.mjs')).ensureBrowser()
} catch (error) {
  fail(error.message)
}

function fail(message) {
  console.error(`\n${message}\n`)
  process.exit(1)
}
