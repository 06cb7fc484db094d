import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { contentOf, expectHidden, expectUrl, expectVisible, openBrowser, signedInAccount } from './kit'

// The Model Training tab of the AI/ML platform: jobs that are made, followed, changed and compared.

const { newPage } = openBrowser()

async function openTraining(page: Page) {
  await signedInAccount(page)
  await page.goto('/ai-ml-platform?tab=models')
  await expectVisible(page.getByRole('link', { name: 'sentiment-classifier' }))
}

const rowOf = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) })

async function choose(page: Page, action: string, job: string) {
  await page.getByRole('button', { name: `Actions for ${job}` }).click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

async function createJob(page: Page, name: string) {
  await page.getByRole('button', { name: 'New Training Job' }).click()
  const dialog = page.getByRole('dialog', { name: 'New Training Job' })
  await dialog.getByLabel('Job name').fill(name)
  await dialog.getByLabel('Dataset').selectOption('Customer Reviews')
  await dialog.getByLabel('Batch size').fill('1024')
  await dialog.getByRole('button', { name: 'Create Job' }).click()
  await expectHidden(dialog)
}

it('a job is created, starts when a slot is free, is paused, survives a reload, resumes and is stopped', async () => {
  const page = await newPage()
  await openTraining(page)
  await createJob(page, 'night-sky')
  await expectVisible(rowOf(page, 'night-sky').getByText('Queued'))
  // One sample waits longer than the new job: two places have to become free.
  await choose(page, 'Stop', 'shelf-detector')
  await expectVisible(rowOf(page, 'support-transcripts').getByText('Training'))
  await choose(page, 'Pause', 'product-tagger')
  await expectVisible(rowOf(page, 'night-sky').getByText('Training'))

  await page.getByRole('link', { name: 'night-sky' }).click()
  const job = page.getByRole('region', { name: 'night-sky' })
  await expectVisible(job.getByText('Training started on a simulated GPU.'))
  await expectVisible(job.getByText(/^Epoch 1\/20: loss/))
  await job.getByRole('button', { name: 'Pause', exact: true }).click()
  await expectVisible(job.getByText('Paused', { exact: true }))
  const progress = job.getByRole('progressbar', { name: 'Progress of night-sky' })
  const reached = Number(await progress.getAttribute('aria-valuenow'))
  expect(reached).toBeGreaterThan(0)

  await page.reload()
  await expectVisible(job.getByText('Paused', { exact: true }))
  expect(Number(await progress.getAttribute('aria-valuenow'))).toBe(reached)
  await job.getByRole('button', { name: 'Resume' }).click()
  await expect.poll(async () => Number(await progress.getAttribute('aria-valuenow'))).toBeGreaterThan(reached)
  await expectVisible(job.getByText('Training resumed.'))
  await job.getByRole('button', { name: 'Stop' }).click()
  await expectVisible(job.getByText('Failed', { exact: true }))
  await expectHidden(job.getByRole('button', { name: 'Resume' }))
})

it('two tabs show the same job', async () => {
  const page = await newPage()
  await openTraining(page)
  const other = await page.context().newPage()
  await other.goto('/ai-ml-platform?tab=models&open=job-3')
  const job = other.getByRole('region', { name: 'sentiment-classifier' })
  await expectVisible(job.getByRole('button', { name: 'Pause', exact: true }))
  await choose(page, 'Pause', 'sentiment-classifier')
  await expectVisible(job.getByRole('button', { name: 'Resume' }))
})

it('runs are compared in one chart, restored from the URL, and exported', async () => {
  const page = await newPage()
  await openTraining(page)
  await page.getByLabel('Select sentiment-classifier').check()
  await page.getByLabel('Select demand-forecast').check()
  await page.getByRole('button', { name: 'Compare' }).click()
  await expectUrl(page, '/ai-ml-platform?tab=models&compare=job-3%2Cjob-6')
  const runs = page.getByRole('region', { name: '2 runs compared' })
  await runs.getByRole('button', { name: 'Loss' }).click()
  await page.reload()
  await expect
    .poll(() => runs.getByRole('slider', { name: 'Loss of sentiment-classifier, demand-forecast' }).count())
    .toBe(1)
  const started = page.waitForEvent('download')
  await runs.getByRole('button', { name: 'Export metrics (CSV)' }).click()
  const download = await started
  expect(download.suggestedFilename()).toBe('compared-runs-metrics.csv')
  const lines = (await contentOf(download)).toString('utf8').split('\r\n')
  expect(lines[0]).toBe('job,model,dataset,epoch,accuracy,loss,gpu_percent,memory_gb')
  expect(lines.filter((line) => line.startsWith('demand-forecast,'))).toHaveLength(120)
})

it('a deleted job is restored, and a cancelled dialog stores nothing', async () => {
  const page = await newPage()
  await openTraining(page)
  await choose(page, 'Delete', 'churn-baseline')
  await expectHidden(page.getByRole('link', { name: 'churn-baseline' }))
  await page.getByRole('button', { name: 'Undo' }).click()
  await expectVisible(page.getByRole('link', { name: 'churn-baseline' }))
  await page.getByRole('button', { name: 'New Training Job' }).click()
  await page.getByLabel('Job name').fill('given-up')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'New Training Job' }).click()
  // As in every dialog, what was typed is there until it was taken.
  expect(await page.getByLabel('Job name').inputValue()).toBe('given-up')
})
