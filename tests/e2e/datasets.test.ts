import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { contentOf, expectHidden, expectUrl, expectVisible, openBrowser, signedInAccount } from './kit'

// The Datasets tab of the AI/ML platform and the two ways to upload one: the wizard and the page.

const { newPage } = openBrowser()

async function openDatasets(page: Page) {
  await signedInAccount(page)
  await page.goto('/ai-ml-platform?tab=datasets')
  await expectVisible(page.getByRole('article', { name: 'Customer Reviews' }))
}

async function openUploadPage(page: Page) {
  await signedInAccount(page)
  await page.goto('/ai-ml-platform/upload-dataset')
  await expectVisible(page.getByRole('heading', { name: 'Upload Dataset', level: 1 }))
}

const csv = (name = 'sales.csv') => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from('country,total\nDE,79.80\nFR,\n"JP, Tokyo",629\nDE,92\nBR,39.9\nUS,12\n'),
})
const chooseFiles = (page: Page, ...files: ReturnType<typeof csv>[]) =>
  page.locator('input[type=file]').first().setInputFiles(files)

it('datasets are searched, filtered, laid out, liked, opened, deleted and restored', async () => {
  const page = await newPage()
  await openDatasets(page)
  await page.getByLabel('Type').selectOption('code')
  await expectVisible(page.getByText('2 of 12 datasets'))
  await page.getByLabel('Visibility').selectOption('team')
  await expectVisible(page.getByText('1 of 12 datasets'))
  await page.getByLabel('Search').fill('nothing like it')
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await page.getByRole('button', { name: 'Favourite Customer Reviews' }).click()
  await page.getByRole('button', { name: 'Favourites', exact: true }).click()
  await expectVisible(page.getByText('1 of 12 datasets'))

  await page.reload()
  await page.getByRole('button', { name: 'Favourites', exact: true }).click()
  await expectVisible(page.getByText('1 of 12 datasets'))
  await page.getByRole('button', { name: 'Favourites', exact: true }).click()
  await page.getByRole('button', { name: 'List' }).click()
  await page.getByRole('link', { name: 'Sales Transactions' }).click()
  await expectVisible(page.getByRole('region', { name: 'Sales Transactions' }).getByText(/1,204,330 rows/))
  await expectUrl(page, /open=dataset-2/)

  await page
    .getByRole('region', { name: 'Sales Transactions' })
    .getByRole('button', { name: 'Delete' })
    .click()
  await expectVisible(page.getByText('Sales Transactions was deleted.'))
  await page.getByRole('button', { name: 'Undo' }).click()
  await expectVisible(page.getByRole('link', { name: 'Sales Transactions' }))
  await page.reload()
  await expectVisible(page.getByRole('link', { name: 'Sales Transactions' }))
})

it('the wizard reports missing fields, uploads, and the processed dataset survives a reload', async () => {
  const page = await newPage()
  await openDatasets(page)
  await page.getByRole('button', { name: 'Upload Dataset' }).click()
  const dialog = page.getByRole('dialog', { name: 'Upload Dataset' })
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expectVisible(dialog.getByText('Dataset name is required'))
  await dialog.getByLabel('Dataset name').fill('Night Sky')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expectVisible(dialog.getByText('Please upload at least one file'))
  await dialog.getByRole('button', { name: 'Back' }).click()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expectHidden(dialog.getByText('Please upload at least one file'))
  await chooseFiles(page, csv(), { ...csv('empty.csv'), buffer: Buffer.alloc(0) })
  await expectVisible(dialog.getByText('“empty.csv” is empty.'))
  await dialog.getByRole('button', { name: 'Continue' }).click()

  await dialog.getByRole('button', { name: 'Upload', exact: true }).dblclick()
  await page.keyboard.press('Escape')
  await page.mouse.click(2, 2)
  await expectVisible(dialog.getByRole('heading', { name: 'Dataset uploaded' }))
  await dialog.getByRole('button', { name: 'View Datasets' }).click()
  await expectHidden(dialog)
  const detail = page.getByRole('region', { name: 'Night Sky' })
  await expectVisible(detail.getByText('Processing', { exact: true }).first())
  await expectVisible(detail.getByText(/6 rows, 2 columns/))
  await page.reload()
  await expectVisible(detail.getByText('sales.csv', { exact: false }))
})

it('the page reads a file, shows its preview and statistics, saves them, and uploads', async () => {
  const page = await newPage()
  await openUploadPage(page)
  const preview = page.getByRole('tab', { name: 'Preview' })
  expect(await preview.getAttribute('aria-disabled')).toBe('true')
  await page.getByRole('button', { name: 'Upload Dataset' }).click()
  await expectVisible(page.getByText('Dataset name is required'))
  await expectVisible(page.getByText('Please upload at least one file'))
  await page.getByLabel('Dataset name').fill('Customer Reviews')
  await chooseFiles(page, csv())
  await expectHidden(page.getByText('Please upload at least one file'))
  await expect.poll(() => preview.getAttribute('aria-disabled')).toBeNull()
  await preview.click()
  await expectVisible(page.getByText('First 5 of 6 rows, 2 columns'))
  await expectVisible(page.getByRole('cell', { name: 'JP, Tokyo' }))
  await page.getByRole('tab', { name: 'Statistics' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as JSON' }).click()
  const statistics = JSON.parse(String(await contentOf(await download))) as Record<string, unknown>
  expect(statistics).toMatchObject({
    rowCount: 6,
    columnCount: 2,
    fileType: 'CSV',
    missingValues: 1,
    dataTypes: [
      { name: 'country', type: 'text' },
      { name: 'total', type: 'number' },
    ],
  })

  await page.getByRole('tab', { name: 'Upload', exact: true }).click()
  await page.getByRole('button', { name: 'Upload Dataset' }).click()
  await expectVisible(page.getByText('A dataset with this name already exists. Choose another name.'))
  await page.getByLabel('Dataset name').fill('More Reviews')
  await page.getByRole('button', { name: 'Upload Dataset' }).click()
  await expectVisible(page.getByRole('heading', { name: 'Dataset uploaded' }))
  await page.getByRole('button', { name: 'View Datasets' }).click()
  await expectVisible(page.getByRole('region', { name: 'More Reviews' }))
})

it('leaving or stopping a running upload asks first, and a reload reports the interruption', async () => {
  const page = await newPage()
  await openUploadPage(page)
  await page.getByLabel('Dataset name').fill('Night Sky')
  await chooseFiles(page, csv())
  await page.getByRole('button', { name: 'Upload Dataset' }).click()
  await page.getByRole('button', { name: 'Stop' }).click()
  await page.getByRole('button', { name: 'Stop upload' }).click()
  expect(await page.getByLabel('Dataset name').inputValue()).toBe('Night Sky')

  await page.getByRole('button', { name: 'Upload Dataset' }).click()
  await page.getByRole('link', { name: 'Datasets', exact: true }).first().click()
  await page.getByRole('dialog', { name: 'Stop this upload?' }).getByRole('button', { name: 'Leave' }).click()
  await expectVisible(page.getByRole('article', { name: 'Customer Reviews' }))
  await expectHidden(page.getByRole('article', { name: 'Night Sky' }))

  await page.goto('/ai-ml-platform/upload-dataset')
  await expectVisible(page.getByText('Upload interrupted'))
  expect(await page.getByLabel('Dataset name').inputValue()).toBe('Night Sky')
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expectHidden(page.getByText('Upload interrupted'))
})

it('files that cannot be uploaded or read are named, and the form stays as it was', async () => {
  const page = await newPage()
  const folder = mkdtempSync(join(tmpdir(), 'datasets-'))
  try {
    await openUploadPage(page)
    await page.getByLabel('Dataset name').fill('Night Sky')
    await chooseFiles(page, { ...csv('run.exe'), mimeType: 'application/octet-stream' })
    await expectVisible(page.getByText(/“run.exe” is not in a supported format/))
    await chooseFiles(page, {
      ...csv('list.json'),
      mimeType: 'application/json',
      buffer: Buffer.from('[{"a": 1, '),
    })
    await expectVisible(page.getByText('No preview for list.json'))
    await page.getByRole('button', { name: 'Remove list.json' }).click()

    const many = Array.from({ length: 1000 }, (_, index) => {
      const path = join(folder, `part-${index}.csv`)
      writeFileSync(path, 'a,b\n1,2\n')
      return path
    })
    await page.locator('input[type=file]').first().setInputFiles(many)
    await expectVisible(page.getByText(/^1,000 files, /))
    await expect
      .poll(() => page.getByRole('tab', { name: 'Preview' }).getAttribute('aria-disabled'))
      .toBeNull()
    expect(await page.getByLabel('Dataset name').inputValue()).toBe('Night Sky')
  } finally {
    rmSync(folder, { recursive: true })
  }
})
