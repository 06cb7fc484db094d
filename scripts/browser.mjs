// The browser of the tests: any installed Chromium or Chrome, or a browser that this script installs.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { run, runTool } from './run.mjs'

const isRoot = process.getuid?.() === 0

/**
 * Chromium applies only the last of several `--disable-features`, so this list repeats Playwright's features
 * (tests/unit/browser.test.ts compares them).
 */
export const disabledFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
  // A second process for every page, in case that another site is visited next: a twelfth of the browser's time.
  'SpareRendererForSitePerProcess',
  // Two pages for the suggestions of the address bar, which headless Chromium loads in a process of their own for every
  // page: a third of the browser's time.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
]

/** Quiet, and without contact to anything but this machine. */
export const chromiumArgs = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-domain-reliability',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
  '--no-pings',
  `--disable-features=${disabledFeatures.join()}`,
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
  ...(isRoot ? ['--no-sandbox'] : []),
]

/** The path of a browser that runs, or undefined. Throws when CHROMIUM_PATH names none. */
export async function findBrowser() {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen && !existsSync(chosen)) throw new Error(`CHROMIUM_PATH names no file: ${chosen}`)
  if (chosen) return chosen
  const { chromium } = await import('playwright-core')
  return [chromium.executablePath(), ...systemPaths()].find(runs)
}

/** `findBrowser`, and if there is none, installs one. */
export async function ensureBrowser() {
  const found = await findBrowser()
  if (found) return found
  console.log('The tests need a browser: installing Chromium ...')
  const attempts = [installFromPlaywright]
  if (isRoot && existsSync('/etc/debian_version')) attempts.push(installFromDebian)
  const outputs = []
  for (const attempt of attempts) {
    outputs.push(await attempt())
    const installed = await findBrowser()
    if (installed) return installed
  }
  throw new Error(
    `${outputs.map(lastLines).join('\n\n')}\n\nNo Chromium or Chrome was found and none could be installed. Do one of these and try again:\n` +
      '  npx playwright-core install --with-deps chromium\n' +
      '  apt-get install -y chromium            (or your system’s own way)\n' +
      '  CHROMIUM_PATH=/path/to/chromium npm test',
  )
}

async function installFromPlaywright() {
  const options = { timeout: 5 * 60_000 }
  return (await runTool('playwright-core', 'playwright-core', ['install', 'chromium'], options)).output
}

async function installFromDebian() {
  const options = { timeout: 5 * 60_000, env: { DEBIAN_FRONTEND: 'noninteractive' } }
  const update = await run('apt-get', ['update'], options)
  if (!update.ok) return update.output
  return (await run('apt-get', ['install', '-y', 'chromium'], options)).output
}

/** On Linux a file alone proves nothing: Ubuntu has a stand-in that only prints advice, libraries may be missing. */
function runs(path) {
  if (!existsSync(path)) return false
  return process.platform !== 'linux' || spawnSync(path, ['--version'], { timeout: 15_000 }).status === 0
}

function systemPaths() {
  if (process.platform === 'darwin')
    return [
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
    ]
  if (process.platform === 'win32') {
    const folders = [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    const programs = ['Google/Chrome/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe']
    return folders.filter(Boolean).flatMap((folder) => programs.map((program) => join(folder, program)))
  }
  return [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/snap/bin/chromium',
  ]
}

const lastLines = (output) => output.trim().split('\n').slice(-8).join('\n')
