import { expect, it } from 'vitest'
import { contentOf, expectVisible, openBrowser, signedInAccount } from './kit'

// From a CSV file to a model: chosen, trained in a worker of the page, judged, and downloaded as ONNX.

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

  await page.getByRole('button', { name: 'Train a model' }).click()
  await page.getByRole('button', { name: 'Pause' }).click()
  await expectVisible(page.getByRole('heading', { name: 'Paused' }))
  await page.getByRole('button', { name: 'Resume' }).click()
  await page.getByText('The model predicts “churn” better than the baseline').waitFor({ timeout: 50_000 })
  await expectVisible(page.getByRole('table', { name: 'Figures' }).getByRole('row', { name: /^AUC 0\.9/ }))
  await expectVisible(page.getByRole('columnheader', { name: 'Predicted yes' }))

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
})
