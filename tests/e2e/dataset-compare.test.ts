import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { contentOf, expectHidden, expectVisible, openBrowser, signedInAccount } from './kit'

// A CSV file to an answer: statistics in words, opened again from the dataset, and compared with another week's file.

const { newPage } = openBrowser()

const DAYS = Array.from({ length: 200 }, (_, day) => day)
const csv = (name: string, header: string, rows: string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(`${header}\n${rows.join('\n')}\n`),
})
const lastWeek = csv(
  'week-46.csv',
  'id,country,price,sold,old',
  DAYS.map((day) => `${day},${day % 2 ? 'DE' : 'FR'},${day % 100},${(day % 28) + 1}/11/2026,x`),
)
const thisWeek = csv('week-47.csv', 'id,country,price,sold,channel', [
  ...DAYS.map(
    (day) =>
      `${day},${day % 5 ? 'DE' : 'FR'},${day % 4 ? (day % 100) + 50 : 'n/a'},${(day % 28) + 1}/11/2026,web`,
  ),
  '7,DE,57,8/11/2026,web',
])

const table = (page: Page, name: string) => page.getByRole('table', { name })
const row = (page: Page, of: string, name: string) =>
  table(page, of).getByRole('row', { name: new RegExp(`^${name} `) })

async function upload(page: Page, name: string, file: ReturnType<typeof csv>) {
  await page.goto('/ai-ml-platform/upload-dataset')
  await page.locator('input[type=file]').first().setInputFiles(file)
  await expect.poll(() => page.getByRole('tab', { name: 'Preview' }).getAttribute('aria-disabled')).toBeNull()
  await page.getByRole('tab', { name: 'Statistics' }).click()
  await expectVisible(table(page, 'Columns'))
  await page.getByRole('tab', { name: 'Upload', exact: true }).click()
  await page.getByLabel('Dataset name').fill(name)
  await page.getByRole('button', { name: 'Upload Dataset' }).click()
  await page.getByRole('button', { name: 'View Datasets' }).click()
  await page.getByRole('link', { name: 'Open statistics' }).click()
  await expectVisible(page.getByRole('heading', { name, level: 1 }))
}

it('the profile of a CSV file reports its problems, reopens from its dataset, and is compared with last week’s file', async () => {
  const page = await newPage()
  await signedInAccount(page)
  await upload(page, 'Week 46', lastWeek)
  await upload(page, 'Week 47', thisWeek)

  // A reload and a bookmark open the same statistics.
  await page.reload()
  await expectVisible(row(page, 'Columns', 'price').getByText('“n/a” counted as missing: 50'))
  await expectVisible(row(page, 'Columns', 'sold').getByText('Looks like dates, dd/mm/yyyy; read as text'))
  await expectVisible(page.getByText('Every value is the same').first())
  await expectVisible(page.getByText('First 5 of 201 rows, 5 columns'))
  await page.getByRole('button', { name: 'Next rows' }).click()
  await expectVisible(page.getByText('Rows 6 to 10 of 201 rows, 5 columns'))

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as CSV' }).click()
  expect(String(await contentOf(await download))).toMatch(
    /^column,type,missing \(rows\),[^]*\r\nprice,integer,50,/,
  )

  await page.getByRole('link', { name: 'Compare' }).click()
  await page.getByLabel('Earlier dataset').selectOption({ label: 'Week 46' })
  const change = (name: string) => row(page, 'Changes by column', name)
  await expectVisible(change('old').getByText('Missing column'))
  await expectVisible(change('channel').getByText('New column'))
  await expectVisible(change('price').getByText(/Large drift, Missing values changed, Another range/))
  await expectVisible(change('price').getByText('0% → 24.9%'))
  await expectVisible(change('price').getByText('0 to 99 → 51 to 149'))
  await expectVisible(change('country').getByText('Large drift'))
  await expectVisible(change('sold').getByText('No change'))

  // The comparison has an address; a file replaces the dataset.
  await page.reload()
  await expectVisible(change('old').getByText('Missing column'))
  await page.locator('input[type=file]').setInputFiles(thisWeek)
  await expectVisible(page.getByText('0 of 5 changed'))
})

it('the URL of an unknown dataset reports it, and a dataset without statistics reads its file', async () => {
  const page = await newPage()
  await signedInAccount(page)
  await page.goto('/ai-ml-platform/datasets/nothing')
  await expectVisible(page.getByRole('heading', { name: 'This dataset is not in this browser' }))
  await page.goto('/ai-ml-platform/datasets/nothing/compare')
  await expectVisible(page.getByRole('heading', { name: 'There is nothing to compare' }))
  // A sample from before statistics were kept.
  await page.goto('/ai-ml-platform/datasets/dataset-2')
  await expectVisible(page.getByRole('heading', { name: 'No statistics are kept for this dataset' }))
  await page.locator('input[type=file]').setInputFiles(csv('empty.csv', '', []))
  await expectVisible(page.getByText('empty.csv was not read'))
  await page.locator('input[type=file]').setInputFiles(lastWeek)
  await expectVisible(row(page, 'Columns', 'price'))
  await page.goto('/ai-ml-platform/datasets/dataset-2/compare?with=nothing')
  await expectVisible(page.getByText('The other dataset is not in this browser'))
  await expectHidden(table(page, 'Changes by column'))
})
