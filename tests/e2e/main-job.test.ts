import { strFromU8, unzipSync } from 'fflate'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { DEFAULT_PROJECT_CONFIG } from '@/entities/project/model'
import { generateProject, type ProjectOrder } from '../../packages/generator/code'
import { FEATURES } from '../../packages/generator/model/technologies'
import { templatesOnDisk } from '../../packages/generator/tools/read'
import { provenProjects } from '../../packages/generator/tools/rows'
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

// The main job, as a person does it: account, verified address, project, code. The step `generated` of `npm test` runs
// that same project by its README.

const { newPage } = openBrowser()

/** The choices that the configurator saves for the wizard: React, Node.js and SQLite with everything on. */
const saved = JSON.stringify({ v: 1, data: { ...DEFAULT_PROJECT_CONFIG, database: 'SQLite' } })

it('a user signs up, confirms on another device, creates a project and downloads the code that is proven to run', async () => {
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

  await expectProven(zip, { ...projectFile, ...projectFile.metadata })
}, 90_000)

async function createProject(page: Page): Promise<void> {
  await expect.poll(() => page.getByLabel('Database').inputValue()).toBe('SQLite')
  await page.getByLabel('Project name').fill('Night Sky')
  await page.getByLabel('Description').fill('Charts of the night sky.')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expectVisible(page.getByRole('heading', { name: 'Environment & Resources' }))
  await page.getByRole('button', { name: 'Continue' }).click()
  await expectVisible(page.getByText('5 minutes'))
  await page.getByRole('button', { name: 'Create Project' }).click()
  await expectVisible(page.getByText('Initializing project structure').first())
  await runUntilVisible(page.getByRole('heading', { name: 'Project created' }))
}

/** Expects the files that the step `generated` installs, tests and starts, under this project's name. */
async function expectProven(zip: Buffer, { config, createdAt, createdBy }: ProjectOrder): Promise<void> {
  const choice = { frontend: 'react', backend: 'node', database: 'sqlite', features: [...FEATURES] }
  expect(provenProjects().filter(({ quick }) => quick)).toContainEqual({ choice, quick: true })
  expect(config).toMatchObject({ frontend: 'React', backend: 'Node.js', database: 'SQLite' })
  expect(FEATURES.filter((feature) => config.features[feature])).toEqual([...FEATURES])
  const { files } = await generateProject({ config, createdAt, createdBy }, templatesOnDisk())
  const zipped = Object.entries(unzipSync(zip)).filter(([path]) => !path.endsWith('/'))
  expect(zipped.map(([path, bytes]) => ({ path, content: strFromU8(bytes) }))).toEqual(
    files.map(({ path, content }) => ({ path: `night-sky/${path}`, content })),
  )
}
