import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { unzipSync } from 'fflate'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { DEFAULT_PROJECT_CONFIG } from '@/entities/project/model'
import versions from '../../packages/generator/templates/versions.json'
import {
  contentOf,
  expectUrl,
  expectVisible,
  linkIn,
  newAccount,
  openBrowser,
  readMail,
  runUntilVisible,
  screenshot,
  signIn,
  signUp,
} from './kit'

// The main job, as a person does it: account, verified address, project, code that runs.

const { newPage } = openBrowser()
const run = promisify(execFile)

/** The choices that the configurator saves for the wizard: React, Node.js and SQLite with everything on. */
const saved = JSON.stringify({ v: 1, data: { ...DEFAULT_PROJECT_CONFIG, database: 'SQLite' } })

it('a user signs up, confirms on another device, creates and downloads a project, and the code runs', async () => {
  const account = newAccount()
  const page = await newPage({
    acceptDownloads: true,
    expectedProblems: [/400 \(Bad Request\).*\/auth\/v1\/token/],
  })

  await page.clock.install()
  await page.goto('/create-project')
  await expectUrl(page, '/signin?returnUrl=%2Fcreate-project')
  await expectVisible(page.getByText('Please sign in to create a project.'))

  await signUp(page, account)
  await expectVisible(
    page.getByText('Please check your email and click the verification link to activate your account.'),
  )
  await expectUrl(page, '/signin')

  await page.goto('/signin?returnUrl=%2Fcreate-project')
  await signIn(page, account)
  await expectVisible(
    page.getByText('Please check your email and click the verification link before signing in.'),
  )
  await expectVisible(page.getByRole('button', { name: 'Resend Verification Email' }))

  const otherDevice = await newPage()
  await otherDevice.goto(linkIn(await readMail(account.email, /Confirm/)))
  await expectVisible(otherDevice.getByText('Email verified successfully! Redirecting to your profile...'))
  await expectUrl(otherDevice, '/profile')
  await expectVisible(otherDevice.getByText('Verified', { exact: true }))

  await page.evaluate((text) => localStorage.setItem('orrery:project-configuration', text), saved)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expectVisible(page.getByText('Successfully signed in! Redirecting...'))
  await expectUrl(page, '/create-project')
  await createProject(page)
  expect(await page.evaluate(() => localStorage.getItem('orrery:project-configuration'))).toBeNull()

  const started = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download Code' }).click()
  const download = await started
  expect(download.suggestedFilename()).toBe('night-sky.zip')
  const zip = await contentOf(download)

  await page.getByRole('link', { name: 'Open Project' }).click()
  await expectVisible(page.getByRole('region', { name: 'Run it' }).getByText(/unzip -q night-sky\.zip/))
  await expectVisible(page.getByText(/^https:\/\/night-sky-[a-z0-9]{6}\.orrery\.example$/))
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'More downloads of Night Sky' }).click()
  await page.getByRole('menuitem', { name: 'Project file (JSON)' }).click()
  const projectFile = JSON.parse((await contentOf(await file)).toString())
  expect(projectFile).toMatchObject({
    name: 'Night Sky',
    config: { database: 'SQLite' },
    metadata: { generator: 'Orrery', createdBy: account.username, environment: 'development' },
  })

  await page.getByRole('navigation', { name: 'Workspace' }).getByRole('link', { name: 'Projects' }).click()
  await expectVisible(page.getByRole('article', { name: 'Night Sky' }))
  await expectVisible(page.getByRole('article', { name: 'Storefront' }))
  await screenshot(page, 'projects')

  await runsFrom(zip)
}, 240_000)

async function createProject(page: Page): Promise<void> {
  await expect.poll(() => page.getByLabel('Database').inputValue()).toBe('SQLite')
  await page.getByLabel('Project Name').fill('Night Sky')
  await page.getByLabel('Description').fill('Charts of the night sky.')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expectVisible(page.getByRole('heading', { name: 'Environment & Resources' }))
  await page.getByRole('button', { name: 'Continue' }).click()
  await expectVisible(page.getByText('5 minutes'))
  await page.getByRole('button', { name: 'Create Project' }).click()
  await expectVisible(page.getByText('Initializing project structure').first())
  await runUntilVisible(page.getByRole('heading', { name: 'Project created' }))
}

/** Unzips, installs, tests and starts the code by the commands of its readme, then asks for its health. */
async function runsFrom(zip: Buffer): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'orrery-download-'))
  let server: ChildProcess | undefined
  try {
    for (const [path, content] of Object.entries(unzipSync(zip))) {
      const target = join(folder, path)
      if (path.endsWith('/')) continue
      await mkdir(dirname(target), { recursive: true })
      await writeFile(target, content)
    }
    const cwd = join(folder, 'night-sky')
    const port = await freePort()
    const env = { ...process.env, PATH: await pathWithNode(folder), PORT: String(port), NODE_ENV: '' }
    await run('npm', ['install', '--no-audit', '--no-fund'], { cwd, env })
    await run('npm', ['run', 'migrate'], { cwd, env })
    await run('npm', ['test'], { cwd, env: { ...env, CI: 'true' } })
    await run('npm', ['run', 'build'], { cwd, env })
    server = spawn('npm', ['start'], { cwd, env, detached: true, stdio: 'ignore' })
    const health = () =>
      fetch(`http://127.0.0.1:${port}/api/health`).then(
        (response) => response.status,
        () => 0,
      )
    await expect.poll(health, { timeout: 60_000, interval: 250 }).toBe(200)
    const page = await fetch(`http://127.0.0.1:${port}/`)
    expect(await page.text()).toContain('Night Sky')
  } finally {
    if (server?.pid && server.exitCode === null) {
      process.kill(-server.pid, 'SIGKILL')
      await once(server, 'exit')
    }
    await rm(folder, { recursive: true, force: true })
  }
}

/** Where programs are found, the Node.js that the readme asks for first: a package, where this machine's is older. */
async function pathWithNode(folder: string): Promise<string> {
  const path = process.env.PATH ?? ''
  const wanted = versions.runtimes.node
  if (Number.parseInt(process.versions.node, 10) >= Number(wanted)) return path
  const own = join(folder, 'runtime')
  await mkdir(own)
  await run('npm', ['install', '--no-audit', '--no-fund', '--prefix', own, `node@${wanted}`])
  return `${join(own, 'node_modules', '.bin')}${delimiter}${path}`
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  if (typeof address !== 'object' || address === null) throw new Error('No free port')
  return address.port
}
