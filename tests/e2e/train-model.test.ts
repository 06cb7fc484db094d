import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { contentOf, expectUrl, expectVisible, openBrowser, screenshot, signedInAccount } from './kit'

// From a CSV file to a model that answers: chosen, trained in a worker of the page, judged, downloaded as ONNX, deployed, and
// asked by the form of its endpoint and by programs.

const { newPage } = openBrowser()

const ROWS = Array.from({ length: 3000 }, (_, row) => row)
const customers = {
  name: 'customers.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      'id,visits,plan,churn',
      ...ROWS.map((row) => {
        const visits = (row * 7919) % 101
        const plan = ['free', 'team', 'firm'][(row * 31) % 3]
        return `${row},${row % 17 === 0 ? '' : visits},${plan},${visits + ((row * 37) % 29) < 50 === (plan !== 'firm') ? 'yes' : 'no'}`
      }),
      '',
    ].join('\n'),
  ),
}

it('a CSV file becomes a model that beats the baseline, and is downloaded as ONNX', async () => {
  const page = await newPage()
  await signedInAccount(page)
  await page.goto('/ai-ml-platform/train')
  await page.locator('input[type=file]').setInputFiles(customers)
  await expect.poll(() => page.getByLabel('Column to predict').inputValue()).toBe('churn')
  await expectVisible(page.getByText('“id” differs in nearly every row'))
  expect(await page.getByLabel(/^id/).isChecked()).toBe(false)

  await page.getByLabel('Rows kept apart for the test').selectOption('time')
  await expectVisible(page.getByText('The latest fifth of them by “id”'))
  await page.getByRole('button', { name: 'Train a model' }).click()
  await page.getByRole('button', { name: 'Pause' }).click()
  await expectVisible(page.getByRole('heading', { name: 'Paused' }))
  await page.getByRole('button', { name: 'Resume' }).click()
  await page.getByText('The model predicts “churn” better than the baseline').waitFor({ timeout: 50_000 })
  await expectVisible(page.getByRole('table', { name: 'Figures' }).getByRole('row', { name: /^AUC 0\.9/ }))
  await expectVisible(page.getByRole('columnheader', { name: 'Predicted yes' }))
  await expectVisible(page.getByText('Judged by 600 rows that it never saw (the latest).'))
  await expectVisible(page.getByRole('slider', { name: 'Probability of “yes” by visits' }))

  const saved = async (name: string) => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name }).click()
    const file = await download
    return { name: file.suggestedFilename(), content: await contentOf(file) }
  }
  const onnx = await saved('Download ONNX')
  expect(onnx.name).toBe('churn.onnx')
  expect(String(onnx.content)).toContain('ai.onnx.ml')
  const card = await saved('Model card')
  expect(String(card.content)).toContain('# Model card: churn')
  const script = await saved('Python script')
  expect(String(script.content)).toContain('TARGET = "churn"')

  const zip = await saved('For Triton and KServe')
  expect(zip.name).toBe('customers-churn.zip')
  expect(String(zip.content)).toContain('models/customers-churn/1/model.onnx')

  await page.getByRole('link', { name: 'Open the run' }).click()
  await expectUrl(page, /\/ai-ml-platform\/runs\/[\da-f]{32}$/)
  await expectVisible(page.getByText('candidate_loss').first())
  await expectVisible(page.getByText('model.onnx').first())
  await screenshot(page, 'trained-run')
})

const run = promisify(execFile)

/** Trains on the penguins, whose results a first user sees. */
async function trainPenguins(page: Page) {
  await page.goto('/ai-ml-platform/train')
  await page.getByRole('button', { name: 'Try it with penguins' }).click()
  await page.getByRole('button', { name: 'Train a model' }).click()
  await page.getByRole('table', { name: 'Figures' }).waitFor({ timeout: 50_000 })
}

/** Runs the program of a language with a key, and resolves with its output. */
async function runExample(page: Page, language: string, key: string): Promise<string> {
  await page.getByRole('region', { name: 'From a program' }).getByText(language, { exact: true }).click()
  const text = (await page.getByRole('group', { name: 'Code' }).textContent()) ?? ''
  const [command, args] =
    language === 'curl'
      ? ['bash', ['-c', text]]
      : language === 'Python'
        ? ['python3', ['-c', text]]
        : ['node', ['--input-type=module', '-e', text]]
  const env = { PATH: process.env.PATH, ORRERY_KEY: key }
  return (await run(command as string, args as string[], { env })).stdout
}

async function makeKey(page: Page): Promise<string> {
  await page.goto('/ai-ml-platform/api-integration?tab=keys')
  await page.getByRole('button', { name: 'Create API Key' }).first().click()
  await page.getByLabel('Key name').fill('Journey')
  await page.getByRole('button', { name: 'Generate' }).click()
  const shown = page.getByRole('dialog').getByText(/^sk_\w+/)
  const key = (await shown.textContent()) ?? ''
  await page.getByRole('button', { name: 'Done' }).click()
  return key
}

it('a model that was trained here is deployed, answers its form and programs, is replaced, and returned to', async () => {
  const page = await newPage({ expectedProblems: [/400 \(Bad Request\).*\/infer/] })
  await signedInAccount(page)
  await trainPenguins(page)
  const deploy = async () => {
    await page.getByRole('button', { name: 'Deploy', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Deploy the model' })
    await expect.poll(() => dialog.getByLabel('Name of the endpoint').inputValue()).toMatch(/^penguins-\w+$/)
    await dialog.getByRole('button', { name: 'Deploy' }).click()
    await page.getByRole('dialog', { name: 'The model answers' }).waitFor({ timeout: 30_000 })
    await expectVisible(page.getByText(/^Warmed up: one row took/))
  }
  await deploy()
  await screenshot(page, 'deploy-trained')
  await page.getByRole('button', { name: 'Close' }).last().click()
  await deploy()
  await page.getByRole('link', { name: 'Open the endpoint' }).click()
  await expectUrl(page, /\/ai-ml-platform\/endpoints\/[\da-f-]{36}$/)
  const address = page.url()

  await page.getByRole('button', { name: 'Predict', exact: true }).click()
  await expectVisible(page.getByText('Answer', { exact: true }))
  await expectVisible(page.getByText(/^probabilit/))
  await screenshot(page, 'endpoint')

  const key = await makeKey(page)
  await page.goto(address)
  for (const language of ['curl', 'Python', 'JavaScript'])
    expect(await runExample(page, language, key), language).toContain('confidence')

  await expect
    .poll(() => page.getByRole('region', { name: 'Requests', exact: true }).textContent(), {
      timeout: 30_000,
    })
    .toMatch(/Requests4/)
  await page.goto('/ai-ml-platform?tab=monitoring')
  await expectVisible(
    page
      .getByRole('table', { name: 'Numbers of your endpoints' })
      .getByRole('row', { name: /penguins.* 4 0/ }),
  )
  await screenshot(page, 'endpoints-monitored')
  await page.goto('/ai-ml-platform?tab=deployment')
  await expectVisible(page.getByRole('link', { name: /^penguins-/ }))
  await screenshot(page, 'endpoints')
  await page.setViewportSize({ width: 375, height: 800 })
  await screenshot(page, 'endpoints-on-a-phone')
  await page.getByRole('link', { name: /^penguins-/ }).click()
  await expectVisible(page.getByRole('button', { name: 'Predict', exact: true }))
  await expectVisible(page.getByText('p95').first())
  await screenshot(page, 'endpoint-on-a-phone')
  await page.setViewportSize({ width: 768, height: 1000 })
  await screenshot(page, 'endpoint-on-a-tablet')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('button', { name: 'Roll back to version 1' }).click()
  await expectVisible(page.getByRole('row', { name: /^1 .*100%/ }))
  await page.getByRole('button', { name: 'Pause' }).click()
  await expectVisible(page.getByText('This endpoint is paused'))
  await page.getByRole('button', { name: 'Predict', exact: true }).click()
  await expectVisible(page.getByText('The model did not answer'))
  await page.getByRole('button', { name: 'Resume' }).click()
  await expectVisible(page.getByText('Answers', { exact: true }))
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expectUrl(page, '/ai-ml-platform?tab=deployment')
})
