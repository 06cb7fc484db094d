// The built app with its embedded backend on a new data folder, and a Chromium, for the benches of the browser.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { buildWhenStale } from '../../../scripts/app.mjs'
import { chromiumArgs, findBrowser } from '../../../scripts/browser.mjs'
import { withoutStream } from '../../../scripts/without-stream.mjs'

const FIRST = Number(process.env.PORT ?? 4390)

/** Of everything that the bench serves. */
export const PORTS = { app: FIRST, staticFloor: FIRST + 1, reactFloor: FIRST + 2, other: FIRST + 3 }

export const launch = async () => chromium.launch({ executablePath: await findBrowser(), args: chromiumArgs })

/** Starts both and ends them after `work`, which gets the origin and the browser; gives what `work` gives. */
export async function withApp(work) {
  await buildWhenStale()
  const dataDir = await mkdtemp(join(tmpdir(), 'orrery-bench-'))
  const base = `http://127.0.0.1:${PORTS.app}`
  const env = { ...process.env, DATA_DIR: dataDir, PORT: String(PORTS.app), SITE_URL: base }
  const server = spawn(process.execPath, ['--import', 'tsx', 'packages/server/start/main.ts'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [printed] = await once(server.stdout, 'data')
  const mailbox = String(printed).match(/Mailbox +(\S+)/)[1]
  const browser = await launch()
  try {
    return await work({ base, browser, mailbox })
  } finally {
    await browser.close()
    server.kill('SIGTERM')
    await once(server, 'exit')
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** A page that is signed in to a confirmed account. */
export async function signedInPage({ base, browser, mailbox }) {
  const page = await browser.newPage({ baseURL: base, viewport: { width: 1280, height: 800 } })
  await withoutStream(page.context())
  const { supabaseKey } = await (await fetch(`${base}/api/config`)).json()
  const email = 'bench@orrery.example'
  await fetch(`${base}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: supabaseKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'Str0ng!pass', data: { username: 'bench' } }),
  })
  const mails = await (await fetch(mailbox.replace('?', '/messages?'))).json()
  const mail = mails.find(({ to }) => to === email)
  await page.goto(mail.text.match(/https?:\/\/\S+/)[0])
  await page.waitForURL('**/profile')
  return page
}

/** The storage of a browser that is signed in: new contexts with it are signed in from the start. */
export async function accountState(app) {
  const page = await signedInPage(app)
  const state = await page.context().storageState()
  await page.context().close()
  return state
}
