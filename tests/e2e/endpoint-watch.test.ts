import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectVisible, openBrowser, screenshot, signedInAccount } from './kit'

// An endpoint is watched: requests unlike the training data drift, an alert is raised and acknowledged, and the last requests are
// listed where that was switched on.

const { newPage } = openBrowser()

/** Trains on the penguins and deploys the model; the page of its endpoint is open then. */
async function deployPenguins(page: Page): Promise<string> {
  await page.goto('/ai-ml-platform/train')
  await page.getByRole('button', { name: 'Try it with penguins' }).click()
  await page.getByRole('button', { name: 'Train a model' }).click()
  await page.getByRole('button', { name: 'Deploy', exact: true }).click({ timeout: 50_000 })
  const dialog = page.getByRole('dialog', { name: 'Deploy the model' })
  const name = await dialog.getByLabel('Name of the endpoint').inputValue()
  await dialog.getByRole('button', { name: 'Deploy' }).click()
  await page.getByRole('link', { name: 'Open the endpoint' }).click({ timeout: 30_000 })
  await expectVisible(page.getByRole('heading', { level: 1, name }))
  return name
}

async function newKey(page: Page): Promise<string> {
  await page.goto('/ai-ml-platform/api-integration?tab=keys')
  await page.getByRole('button', { name: 'Create API Key' }).first().click()
  await page.getByLabel('Key name').fill('Watch')
  await page.getByRole('button', { name: 'Generate' }).click()
  return (
    (await page
      .getByRole('dialog')
      .getByText(/^sk_\w+/)
      .textContent()) ?? ''
  )
}

/** Sends rows that are like none of the training data to the public API. */
async function sendStrangers(origin: string, name: string, key: string, rows: number) {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
  const model = (await (await fetch(`${origin}/v2/models/${name}`, { headers })).json()) as {
    inputs: { name: string; datatype: string }[]
  }
  const row = Object.fromEntries(
    model.inputs.map((input) => [input.name, input.datatype === 'BYTES' ? 'Mars' : 99_999]),
  )
  const body = JSON.stringify({ model_id: name, inputs: Array.from({ length: rows }, () => row) })
  const { status } = await fetch(`${origin}/v1/predict`, { method: 'POST', headers, body })
  expect(status).toBe(200)
}

it('requests unlike the training data drift, raise an alert that is acknowledged, and are listed', async () => {
  const page = await newPage()
  await signedInAccount(page)
  const name = await deployPenguins(page)
  const address = page.url()
  await page.getByLabel('Drift of any column, PSI').fill('0.25')
  await page.getByRole('button', { name: 'Save alerts' }).click()
  await expectVisible(page.getByText('Saved.', { exact: true }))
  const keep = page.getByRole('checkbox', { name: /^Keep last requests/ })
  expect(await keep.isChecked()).toBe(false)
  await keep.check({ force: true })
  await expectVisible(page.getByText('No request was answered since requests are kept.'))

  const key = await newKey(page)
  await sendStrangers(new URL(address).origin, name, key, 300)
  await page.goto(address)
  const drift = page.getByRole('region', { name: 'Drift' })
  await drift.getByRole('row', { name: /^bill_length_mm Strong drift/ }).waitFor({ timeout: 45_000 })

  const kept = page.getByRole('table', { name: 'Requests that were kept' })
  await expectVisible(kept.getByRole('row', { name: /bill_length_mm: 99999.* 300 / }))
  await kept.getByRole('button', { name: /Request of/ }).click()
  await page.getByRole('menuitem', { name: 'Use as input' }).click()
  expect(await page.getByLabel('bill_length_mm', { exact: true }).inputValue()).toBe('99999')
  await screenshot(page, 'endpoint-watched')
  await keep.click({ force: true })
  await page.getByRole('button', { name: 'Delete and switch off' }).click()
  await kept.waitFor({ state: 'detached' })

  await page.goto('/ai-ml-platform?tab=monitoring')
  const alerts = page.getByRole('region', { name: 'Alerts of your endpoints' })
  await alerts.getByText(/drifted by a PSI of/).waitFor({ timeout: 100_000 })
  await expectVisible(alerts.getByText('Firing'))
  await alerts.getByRole('button', { name: /^Acknowledge/ }).click()
  await expectVisible(alerts.getByText('Acknowledged', { exact: true }))
  await expectVisible(alerts.getByText(/acknowledged by/))
  await screenshot(page, 'alert-acknowledged')
}, 200_000)
