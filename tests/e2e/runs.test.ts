import { parse } from 'csv-parse/sync'
import { parquetReadObjects } from 'hyparquet'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import {
  contentOf,
  expectHidden,
  expectUrl,
  expectVisible,
  openBrowser,
  screenshot,
  signedInAccount,
} from './kit'
import { client, makeToken, type Sent, track } from './tracking'

// Runs of the user's own code: connected by a token, tracked by the protocol of MLflow's clients, looked at, deleted.

const { newPage } = openBrowser()

/** Exports the runs of the list in a format, and resolves with the file. */
async function exportOf(page: Page, format: string): Promise<Buffer> {
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: format }).click(),
  ])
  expect(download.suggestedFilename()).toBe(`runs.${format.toLowerCase()}`)
  await expectVisible(page.getByText('Exported 2 runs.'))
  return contentOf(download)
}

it('code is connected by a token; its runs appear, are looked at, compared, deleted and restored', async () => {
  const page = await newPage()
  await signedInAccount(page)
  await page.goto('/ai-ml-platform?tab=models')
  await page.getByRole('main').getByRole('link', { name: 'Connect your code' }).click()
  await expectUrl(page, '/ai-ml-platform/connect')
  await screenshot(page, 'connect')
  const token = await makeToken(page)
  const origin = new URL(page.url()).origin
  await expectVisible(page.getByText(`export MLFLOW_TRACKING_TOKEN='${token}'`))
  await screenshot(page, 'connect-waiting')

  const send = client(origin, token)
  const first = await track(send, 'churn', 'quiet-owl', '0.1')
  await page.getByRole('link', { name: 'Open the run' }).click()
  await expectUrl(page, `/ai-ml-platform/runs/${first}`)
  await expectVisible(page.getByRole('heading', { level: 1, name: 'quiet-owl' }))
  await expectVisible(page.getByText('Finished', { exact: true }))
  const chart = page.getByRole('slider', { name: 'accuracy by step' })
  await chart.focus()
  await expect.poll(() => chart.getAttribute('aria-valuetext')).toMatch(/^Step 299: accuracy 0\.899/)
  await chart.press('Home')
  await expect.poll(() => chart.getAttribute('aria-valuetext')).toBe('Step 0: accuracy 0.4')
  await expectVisible(page.getByRole('row', { name: /^lr 0\.1$/ }))
  await expectVisible(page.getByRole('row', { name: /^team growth$/ }))
  await screenshot(page, 'run')

  await page.getByRole('button', { name: 'Rename' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('loud-owl')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expectVisible(page.getByRole('heading', { level: 1, name: 'loud-owl' }))
  await page.getByRole('button', { name: 'Add a note' }).click()
  await page.getByRole('dialog').getByLabel('Note').fill('Trained on October.')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expectVisible(page.getByText('Trained on October.'))

  const second = await track(send, 'churn', 'brave-hare', '0.01')
  await page.goto('/ai-ml-platform?tab=models')
  const runs = page.getByRole('region', { name: 'Runs', exact: true })
  await expectVisible(runs.getByRole('link', { name: 'brave-hare' }))
  await expectVisible(runs.getByText('2 runs'))
  await screenshot(page, 'runs')
  await runs.getByLabel('Filter').fill("params.lr = '0.1'")
  await expectVisible(runs.getByText('1 run', { exact: true }))
  await expectHidden(runs.getByRole('link', { name: 'brave-hare' }))
  await runs.getByLabel('Filter').fill('metrics.accuracy > 0.5')
  await expectVisible(runs.getByText('2 runs'))
  const csv = parse(await exportOf(page, 'CSV'), { columns: true }) as Record<string, string>[]
  expect(csv.map(({ name }) => name).sort()).toEqual(['brave-hare', 'loud-owl'])
  const parquet = await exportOf(page, 'Parquet')
  const file = Uint8Array.from(parquet).buffer
  expect(
    await parquetReadObjects({ file, columns: ['name', 'params.lr', 'metrics.accuracy'] }),
  ).toContainEqual({ name: 'loud-owl', 'params.lr': '0.1', 'metrics.accuracy': expect.any(Number) })
  await runs.getByRole('checkbox', { name: 'Select loud-owl' }).check()
  await runs.getByRole('checkbox', { name: 'Select brave-hare' }).check()
  await runs.getByRole('link', { name: 'Compare' }).click()
  await expectUrl(page, new RegExp(`/ai-ml-platform/runs/compare\\?runs=`))
  await expectVisible(page.getByRole('row', { name: /^lr Parameter 0\.\d+ 0\.\d+$/ }))
  // Charts are drawn when they are near.
  await page.getByRole('heading', { name: 'Metrics', exact: true }).scrollIntoViewIfNeeded()
  await expectVisible(page.getByRole('slider', { name: 'loss of 2 runs by step' }))
  await page.getByRole('combobox', { name: 'X axis' }).selectOption({ label: 'accuracy (metric)' })
  await page.getByText(/^Choose the axes/).click()
  await page.getByRole('group', { name: 'Axes' }).getByText('loss (metric)').click()
  await expectUrl(
    page,
    /axis=param%3Alr&axis=metric%3Aaccuracy&x=metric%3Aaccuracy|x=metric%3Aaccuracy.*axis=param%3Alr/,
  )
  await page.reload()
  await expectVisible(page.getByRole('img', { name: 'Parallel coordinates of 2 runs: lr, accuracy' }))
  await expectVisible(page.getByRole('img', { name: 'loss by accuracy of 2 runs' }))
  await screenshot(page, 'compare')

  await page.goto(`/ai-ml-platform/runs/${second}`)
  await page.getByRole('button', { name: 'Delete' }).click()
  await expectVisible(page.getByText('brave-hare was deleted.'))
  await expectVisible(runs.getByText('1 run', { exact: true }))
  await page.getByRole('button', { name: 'Undo' }).click()
  await expectVisible(runs.getByRole('link', { name: 'brave-hare' }))

  await page.goto('/ai-ml-platform')
  await expectVisible(page.getByText('2 runs', { exact: false }))
  await page.goto('/ai-ml-platform/connect')
  await page.getByRole('button', { name: 'Actions for Laptop' }).click()
  await page.getByRole('menuitem', { name: 'Revoke' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
  await expectVisible(page.getByRole('row', { name: /Laptop.*Revoked/ }))
  expect((await send('GET', 'experiments/get-by-name', { experiment_name: 'churn' })).status).toBe(401)
})

it('a run that is not there, and one of another account, are answered alike', async () => {
  const page = await newPage()
  await signedInAccount(page)
  await page.goto('/ai-ml-platform/connect')
  const id = await track(client(new URL(page.url()).origin, await makeToken(page)), 'own', 'own-run', '1')
  // The database answers both with 404, which the browser logs.
  const other = await newPage({ expectedProblems: [/404 \(Not Found\) .*run_page/] })
  await signedInAccount(other)
  const said: string[] = []
  for (const run of [id, 'no-such-run']) {
    await other.goto(`/ai-ml-platform/runs/${run}`)
    await expectVisible(other.getByRole('heading', { level: 1, name: 'Run not found' }))
    said.push(await other.getByRole('main').innerText())
  }
  expect(said[0]).toBe(said[1])
})

/** A description of a model as MLflow writes it. */
const description = (input: string) => `flavors:
  sklearn: {}
signature:
  inputs: '[{"type": "double", "name": "${input}", "required": true}]'
  outputs: '[{"type": "tensor", "tensor-spec": {"dtype": "int64", "shape": [-1]}}]'
  params: null
`

it('a registered model is listed, opened with its lineage and signature, and two versions are compared', async () => {
  const page = await newPage()
  await signedInAccount(page)
  await page.goto('/ai-ml-platform/connect')
  const origin = new URL(page.url()).origin
  const token = await makeToken(page)
  const send = client(origin, token)
  const post = async (path: string, request: object) => {
    const answer = await send('POST', path, request)
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    return answer.body as unknown as { model_version: { version: string } }
  }
  await post('registered-models/create', { name: 'churn model', description: 'Who leaves' })
  for (const [name, lr] of [
    ['quiet-owl', '0.1'],
    ['brave-hare', '0.01'],
  ] as const) {
    const run = await track(send, 'churn', name, lr)
    await post('runs/log-inputs', {
      run_id: run,
      datasets: [
        {
          tags: [{ key: 'mlflow.data.context', value: 'training' }],
          dataset: { name: 'customers', digest: name, source_type: 'local', source: '{}' },
        },
      ],
    })
    const found = await send('GET', 'experiments/get-by-name', { experiment_name: 'churn' })
    const { experiment_id } = (found.body as unknown as { experiment: Sent }).experiment
    const stored = await fetch(
      `${origin}/mlflow/api/2.0/mlflow-artifacts/artifacts/${experiment_id}/${run}/artifacts/model/MLmodel`,
      { method: 'PUT', headers: { authorization: `Bearer ${token}` }, body: description(`x ${lr}`) },
    )
    expect(stored.status).toBe(200)
    await post('model-versions/create', { name: 'churn model', source: `runs:/${run}/model`, run_id: run })
  }
  await post('registered-models/alias', { name: 'churn model', alias: 'champion', version: '1' })

  await page.goto('/ai-ml-platform?tab=models')
  const models = page.getByRole('region', { name: 'Registered models', exact: true })
  await expectVisible(models.getByText('@champion (1)'))
  await screenshot(page, 'models')
  await models.getByRole('link', { name: 'churn model' }).click()
  await expectUrl(page, '/ai-ml-platform/models/churn%20model')
  await expectVisible(page.getByRole('heading', { level: 2, name: 'Version 2' }))
  await expectVisible(page.getByRole('row', { name: /^Inputs Signature x 0\.01: double$/ }))
  await expectVisible(page.getByRole('row', { name: 'Datasets Lineage customers (training, brave-hare)' }))
  await screenshot(page, 'model')
  await page.getByRole('checkbox', { name: 'Select Version 1' }).check()
  await page.getByRole('checkbox', { name: 'Select Version 2' }).check()
  await page.getByRole('link', { name: 'Compare the two versions' }).click()
  await expectUrl(page, '/ai-ml-platform/models/churn%20model?versions=2,1')
  await expectVisible(page.getByRole('row', { name: 'lr Parameter 0.01 0.1' }))
  await expectVisible(page.getByRole('row', { name: 'Inputs Signature x 0.01: double x 0.1: double' }))
  await screenshot(page, 'model-versions')
  await page.getByRole('table').getByRole('link', { name: 'brave-hare' }).first().click()
  await expectVisible(page.getByRole('heading', { level: 1, name: 'brave-hare' }))
})

it('a point that code logs is on the open page of its run, and in the list, within two seconds', async () => {
  const page = await newPage({ stream: true })
  await signedInAccount(page)
  await page.goto('/ai-ml-platform/connect')
  const token = await makeToken(page)
  const send = client(new URL(page.url()).origin, token)
  const run = await track(send, 'live', 'calm-fox', '0.1')
  const log = async (key: string, value: number) =>
    expect(
      (await send('POST', 'runs/log-metric', { run_id: run, key, value, timestamp: Date.now(), step: 1 }))
        .status,
    ).toBe(200)

  const opened = page.waitForResponse((response) => response.url().endsWith('/changes/runs'))
  await page.goto(`/ai-ml-platform/runs/${run}`)
  expect((await opened).status()).toBe(200)
  await expectVisible(page.getByRole('heading', { level: 1, name: 'calm-fox' }))
  // The run has ended, so the page does not ask by itself.
  await log('recall', 0.75)
  await page.getByRole('row', { name: /^recall 0\.75/ }).waitFor({ timeout: 2000 })

  const listed = page.waitForResponse((response) => response.url().endsWith('/changes/runs'))
  await page.goto('/ai-ml-platform?tab=models')
  expect((await listed).status()).toBe(200)
  await expectVisible(page.getByRole('row', { name: /calm-fox/ }))
  await send('POST', 'runs/set-tag', { run_id: run, key: 'mlflow.runName', value: 'bold-fox' })
  await page.getByRole('row', { name: /bold-fox/ }).waitFor({ timeout: 2000 })

  // The compare page shows the point too, and asks for nothing while nothing changes.
  const other = await track(send, 'live', 'warm-fox', '0.2')
  const followed = page.waitForResponse((response) => response.url().endsWith('/changes/runs'))
  await page.goto(`/ai-ml-platform/runs/compare?runs=${run},${other}`)
  expect((await followed).status()).toBe(200)
  await expectVisible(page.getByRole('row', { name: /^lr Parameter 0\.1 0\.2$/ }))
  await log('recall', 0.875)
  await page.getByRole('row', { name: /^recall Metric 0\.875/ }).waitFor({ timeout: 2000 })
})
