import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import {
  contentOf,
  expectHidden,
  expectVisible,
  makeTeam,
  openBrowser,
  setRole,
  signedInAccount,
} from './kit'

// The file of a dataset in a shared workspace.

const { newPage } = openBrowser()

const ROWS = Array.from({ length: 200_000 }, (_, row) => `${row},${(row * 7919) % 101},note ${row}`)
const content = Buffer.from(`id,visits,note\n${ROWS.join('\n')}\n`)
const csv = { name: 'visits.csv', mimeType: 'text/csv', buffer: content }

/** Uploads the statistics of a file, and opens the page of the dataset. Resolves with its path. */
async function addDataset(page: Page): Promise<string> {
  await page.goto('/ai-ml-platform/upload-dataset')
  await page.getByLabel('Dataset name').fill('Visits')
  await page.locator('input[type=file]').first().setInputFiles(csv)
  await expectVisible(page.getByText(/^1 file, /))
  await page.getByRole('button', { name: 'Upload Dataset' }).click()
  await expectVisible(page.getByRole('heading', { name: 'Dataset uploaded' }))
  await page.getByRole('button', { name: 'View Datasets' }).click()
  await page.getByRole('region', { name: 'Visits' }).getByRole('link', { name: 'Open statistics' }).click()
  await expectVisible(page.getByRole('heading', { level: 1, name: 'Visits' }))
  return new URL(page.url()).pathname
}

async function download(page: Page): Promise<Buffer> {
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download', exact: true }).click()
  return contentOf(await saved)
}

it('the file of a dataset is uploaded, downloaded by another member as it was, and changed by no viewer', async () => {
  const [ada, ben] = [await newPage({ stream: true }), await newPage({ stream: true })]
  await signedInAccount(ada)
  await makeTeam(ada, ben, await signedInAccount(ben))
  const path = await addDataset(ada)
  const file = (page: Page) => page.getByRole('region', { name: 'File in the workspace' })
  await expectVisible(file(ada).getByText('The workspace has no file of this dataset.'))
  const chosen = ada.waitForEvent('filechooser')
  await file(ada).getByRole('button', { name: 'Upload to the workspace' }).click()
  await (await chosen).setFiles(csv)
  await expectVisible(file(ada).getByText('visits.csv is in the workspace'))
  await ada.reload()
  await expectVisible(file(ada).getByText('visits.csv', { exact: true }))
  await expectHidden(file(ada).getByText('visits.csv is in the workspace'))

  await ben.goto(path)
  await expectVisible(file(ben).getByRole('button', { name: 'Replace the file' }))
  expect(content.equals(await download(ben))).toBe(true)

  await setRole(ada, ben, 'viewer')
  await ben.reload()
  await expectVisible(file(ben).getByText('visits.csv', { exact: true }))
  expect(content.equals(await download(ben))).toBe(true)
  for (const name of ['Replace the file', 'Remove the file'])
    await expectHidden(file(ben).getByRole('button', { name }))

  await file(ada).getByRole('button', { name: 'Remove the file' }).click()
  const dialog = ada.getByRole('dialog', { name: 'Remove the file?' })
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expectHidden(dialog)
  await file(ada).getByRole('button', { name: 'Remove the file' }).click()
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
  await expectVisible(file(ada).getByRole('button', { name: 'Upload to the workspace' }))
  await ben.reload()
  await expectVisible(file(ben).getByText(/^The file of this dataset is not in the workspace\./))
  await expectHidden(file(ben).getByRole('button'))
})
