import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { predictFile } from '../../packages/learn/predict/predict-file'
import { contentOf, expectVisible, openBrowser, screenshot, signedInAccount } from './kit'

// A CSV in, its rows with predictions out: by the model that was just trained, in a worker of the page, and by an endpoint. Both
// give what `npm run predict` gives.

const { newPage } = openBrowser()

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'batch-'))
})
afterAll(() => rm(folder, { recursive: true }))

const SAMPLE = new URL('../../src/entities/trained-model/api/penguins.csv', import.meta.url)

/** The penguins many times, with a column of their own, values that training has not seen, and absent values. */
async function birds() {
  const [head = '', ...rows] = (await readFile(SAMPLE, 'utf8')).trimEnd().split('\n')
  const many = Array.from({ length: 2500 }, (_, row) => `${rows[row % rows.length]},"bird ${row}, tagged"`)
  const strange = [rows[0]?.replace('Adelie', 'Macaroni'), rows[1]?.replace(/\d+\.\d+/, 'NA')]
  return `${head},note\n${many.join('\n')}\n${strange.join(',x\n')},x\n`
}

async function saved(page: Page, name: string): Promise<{ name: string; content: Buffer }> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name }).click()
  const file = await download
  return { name: file.suggestedFilename(), content: await contentOf(file) }
}

const choose = (page: Page, text: string) =>
  page
    .getByLabel('CSV file to predict')
    .setInputFiles({ name: 'birds.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })

async function predictedInPage(page: Page) {
  await page.getByText('2,502 rows of birds.csv predicted').waitFor({ timeout: 50_000 })
  const { name, content } = await saved(page, 'Download predictions')
  expect(name).toBe('birds.predictions.csv')
  return content.toString()
}

it('predicts a file with the model that was trained, and at its endpoint, as npm run predict does', async () => {
  const page = await newPage({ expectedProblems: [/ERR_FAILED.*\.wasm/, /Failed to load resource.*\.wasm/] })
  await signedInAccount(page)
  await page.goto('/ai-ml-platform/train')
  await page.getByRole('button', { name: 'Try it with penguins' }).click()
  await page.getByRole('button', { name: 'Train a model' }).click()
  await page.getByRole('table', { name: 'Figures' }).waitFor({ timeout: 50_000 })

  const text = await birds()
  const [model, data, target] = ['model.onnx', 'birds.csv', 'out.csv'].map((name) => join(folder, name))
  if (!model || !data || !target) throw new Error('No paths')
  await writeFile(model, (await saved(page, 'Download ONNX')).content)
  await writeFile(data, text)
  expect(await predictFile(model, data, target)).toBe(2502)
  const expected = await readFile(target, 'utf8')
  expect(expected.split('\n')[0]).toMatch(/,note,label,probabilities_0,/)

  await page.context().route('**/*.wasm', (route) => route.abort(), { times: 1 })
  await choose(page, text)
  await expectVisible(page.getByText('The runtime of models could not be loaded.'))
  await page.getByRole('button', { name: 'Try again' }).click()
  expect(await predictedInPage(page)).toBe(expected)
  for (const [width, name] of [
    [1280, 'batch-prediction'],
    [768, 'batch-prediction-on-a-tablet'],
    [375, 'batch-prediction-on-a-phone'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.getByRole('heading', { name: 'Predict a file' }).scrollIntoViewIfNeeded()
    await screenshot(page, name)
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('group', { name: 'Theme' }).getByRole('button', { name: 'Light' }).click()

  const wrong = { name: 'wrong.csv', mimeType: 'text/csv', buffer: Buffer.from('island\nBiscoe\n') }
  await page.getByLabel('CSV file to predict').setInputFiles(wrong)
  await expectVisible(page.getByText(/The file has no columns? “.*”, which the model needs; it has island\./))
  await screenshot(page, 'batch-prediction-refused')

  await page.getByRole('button', { name: 'Deploy', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Deploy' }).click()
  await page.getByRole('dialog', { name: 'The model answers' }).waitFor({ timeout: 30_000 })
  await page.getByRole('link', { name: 'Open the endpoint' }).click()
  await expectVisible(page.getByRole('heading', { name: 'Predict a file' }))
  await choose(page, text)
  expect(await predictedInPage(page)).toBe(expected)
  await page.getByRole('heading', { name: 'Predict a file' }).scrollIntoViewIfNeeded()
  await screenshot(page, 'batch-prediction-of-an-endpoint')
})
