import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectHidden, expectUrl, expectVisible, openBrowser, signedInAccount } from './kit'

// Models are deployed (DEP-01 to DEP-06, DPL-01 to DPL-07), by the wizard of the page and by the dialog of the tab.

const { newPage } = openBrowser()

/** ms. A deployment takes eight seconds of the page's own time. */
const DEPLOYED = 30_000

const TAB = '/ai-ml-platform?tab=deployment'
const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) })

/** Fills the wizard in up to its review. */
async function review(page: Page, name: string) {
  await page.goto('/ai-ml-platform/deploy-model')
  await expectVisible(page.getByRole('navigation', { name: 'Breadcrumb' }).getByText('Deploy Model'))
  const next = page.getByRole('button', { name: 'Continue' })
  await page.getByRole('radio', { name: /^Image Classifier/ }).check()
  expect(await next.isDisabled()).toBe(true)
  await page.getByRole('radio', { name: /^Production/ }).check()
  await page.getByLabel('Deployment Name').fill(name)
  await next.click()
  await expectVisible(page.getByRole('region', { name: 'Recommendations' }))
  await next.click()
  await expectVisible(page.getByRole('button', { name: 'Deploy Model', exact: true }))
}

describe('the deploy page', () => {
  it('sends a visitor to the sign-in page, and back', async () => {
    const page = await newPage()
    await page.goto('/ai-ml-platform/deploy-model')
    await expectUrl(page, '/signin?returnUrl=%2Fai-ml-platform%2Fdeploy-model')
  })

  it('deploys once after a double click, continues after a reload, and shows the deployment in the tab', async () => {
    const page = await newPage()
    await signedInAccount(page)
    await review(page, 'night-sky')
    await page.getByRole('button', { name: 'Deploy Model', exact: true }).dblclick()
    const log = page.getByRole('list', { name: 'Deployment log' })
    await expectVisible(log.getByText('Success: the model is valid'))
    await page.reload()
    await expectVisible(page.getByRole('heading', { name: 'Deploying night-sky' }))
    await expectVisible(page.getByRole('heading', { name: 'Deployment Complete' }))
    await expectVisible(page.getByText('night-sky is deployed to Production.'))
    await expectVisible(
      page
        .getByRole('region', { name: 'API endpoint' })
        .getByText(/^https:\/\/image-classifier-[a-z0-9]{6}\./),
    )
    await page.getByRole('link', { name: 'View All Deployments' }).click()
    await expectUrl(page, TAB)
    await expectVisible(row(page, 'night-sky').getByText('Online'), DEPLOYED)
    expect(await row(page, 'night-sky').count()).toBe(1)

    await page.goto('/ai-ml-platform/deploy-model')
    await page.getByRole('radio', { name: /^Image Classifier/ }).check()
    await page.getByRole('radio', { name: /^Staging/ }).check()
    await page.getByLabel('Deployment Name').fill('Night-Sky')
    await page.keyboard.press('Enter')
    await expectVisible(
      page.getByRole('alert').getByText('night-sky is already deployed. Choose another name.'),
    )
  }, 90_000)

  it('continues when the page is left', async () => {
    const page = await newPage()
    await signedInAccount(page)
    await review(page, 'left-behind')
    await page.getByRole('button', { name: 'Deploy Model', exact: true }).click()
    await expectVisible(page.getByRole('progressbar', { name: 'Deployment' }))
    await page.getByRole('link', { name: 'Back to Platform' }).click()
    await page.getByRole('tab', { name: 'Deployment' }).click()
    await expectVisible(row(page, 'left-behind').getByText('Deploying'))
    await expectVisible(row(page, 'left-behind').getByText('Online'), DEPLOYED)
  }, 90_000)
})

describe('the Deployment tab', () => {
  it('deploys once from its dialog despite double clicks, clicks outside and Escape', async () => {
    const page = await newPage()
    await signedInAccount(page)
    await page.goto(TAB)
    await page.getByRole('button', { name: 'Deploy Model' }).click()
    const dialog = page.getByRole('dialog', { name: 'Deploy Model' })
    await dialog.getByLabel('Model name').fill('Tide Tables')
    await dialog.getByLabel('Min Instances').fill('6')
    await dialog.getByRole('button', { name: 'Deploy', exact: true }).click()
    await expectVisible(dialog.getByText('Max Instances must not be below min instances'))
    await dialog.getByLabel('Min Instances').fill('2')
    await dialog.getByRole('button', { name: 'Deploy', exact: true }).dblclick()
    const progress = dialog.getByRole('progressbar', { name: 'Deployment' })
    await expectVisible(progress)
    await page.mouse.click(5, 5)
    await page.keyboard.press('Escape')
    await expectVisible(progress)
    await dialog.getByRole('button', { name: 'Continue in background' }).click()
    await expectHidden(dialog)
    await expectVisible(row(page, 'Tide Tables').getByText('Deploying'))
    await page.reload()
    await expectVisible(row(page, 'Tide Tables').getByText('Online'), DEPLOYED)
    expect(await row(page, 'Tide Tables').count()).toBe(1)
  }, 90_000)

  it('stops and starts a model, undoes it, and shows it in another tab', async () => {
    const page = await newPage()
    await signedInAccount(page)
    await page.goto(`${TAB}&open=deployment-1`)
    const detail = page.getByRole('region', { name: 'Image Classifier' })
    await detail.getByRole('button', { name: 'Stop' }).click()
    await expectVisible(detail.getByText('Offline'))
    await page.getByRole('button', { name: 'Undo' }).click()
    await expectVisible(detail.getByText('Online'))
    await detail.getByRole('button', { name: 'Stop' }).click()
    await expectVisible(detail.getByText('Offline'))
    await page.reload()
    await expectVisible(detail.getByText('Offline'))

    const other = await page.context().newPage()
    await other.goto(TAB)
    await expectVisible(row(other, 'Image Classifier').getByText('Offline'))
    await detail.getByRole('button', { name: 'Start' }).click()
    await expectVisible(row(other, 'Image Classifier').getByText('Deploying'))
    await expectVisible(row(other, 'Image Classifier').getByText('Online'))
    await expectVisible(detail.getByText('Online'))
  }, 90_000)

  it('deletes and restores a model, and answers a request itself', async () => {
    const page = await newPage()
    await signedInAccount(page)
    await page.goto(`${TAB}&open=deployment-3`)
    const detail = page.getByRole('region', { name: 'Churn Forecast' })
    await detail.getByRole('button', { name: 'Open', exact: true }).click()
    await detail.getByRole('button', { name: 'Try a request' }).click()
    await expectVisible(detail.getByText(/^200 OK, \d+ ms, simulated$/))
    await detail.getByRole('button', { name: 'Delete' }).click()
    await expectHidden(detail)
    await expectVisible(page.getByText('Churn Forecast was deleted.'))
    await page.getByRole('button', { name: 'Undo' }).click()
    await expectVisible(row(page, 'Churn Forecast'))
    await page.reload()
    await expectVisible(row(page, 'Churn Forecast'))
  })
})
