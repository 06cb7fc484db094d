import { expect, it } from 'vitest'
import { expectHidden, expectVisible, openBrowser, screenshot, signedInAccount } from './kit'
import { client, makeToken, track } from './tracking'

// Many runs: grouped, tagged, deleted and restored at once.

const { newPage } = openBrowser()

it('runs are grouped with their best value; all that match are tagged, deleted, and come back', async () => {
  const page = await newPage()
  await signedInAccount(page)
  await page.goto('/ai-ml-platform/connect')
  const send = client(new URL(page.url()).origin, await makeToken(page))
  await track(send, 'churn', 'quiet-owl', '0.1')
  await track(send, 'churn', 'brave-hare', '0.01')
  const third = await track(send, 'price', 'calm-fox', '0.1')

  await page.goto('/ai-ml-platform?tab=models')
  const runs = page.getByRole('region', { name: 'Runs', exact: true })
  await expectVisible(runs.getByText('3 runs'))
  await runs.getByLabel('Group by').selectOption({ label: 'Parameter lr' })
  await runs.getByLabel('Best value').selectOption({ label: 'Highest accuracy' })
  const low = runs.getByRole('button', { name: /^0\.01 Highest accuracy: 0\.[89]\d* 1 run$/ })
  await expectVisible(low)
  await runs.getByRole('button', { name: /^0\.1 Highest accuracy: 0\.[89]\d* 2 runs$/ }).click()
  const group = runs.getByRole('table', { name: 'Runs of 0.1' })
  await expectVisible(group.getByRole('link', { name: 'quiet-owl' }))
  await expectHidden(group.getByRole('link', { name: 'brave-hare' }))
  await screenshot(page, 'run-groups')
  await runs.getByLabel('Group by').selectOption({ label: 'No groups' })

  await runs.getByLabel('Filter').fill("params.lr = '0.1'")
  await expectVisible(runs.getByText('2 runs'))
  await runs.getByRole('checkbox', { name: 'Select quiet-owl' }).check()
  await runs.getByRole('button', { name: 'Select all 2 that match' }).click()
  expect(await runs.getByRole('checkbox', { name: 'Select calm-fox' }).isChecked()).toBe(true)
  await runs.getByRole('button', { name: 'Edit tags' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit tags' })
  await dialog.getByLabel('Tag').fill('stage')
  await dialog.getByLabel('Value').fill('candidate')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expectHidden(dialog)
  const found = await send('GET', 'runs/get', { run_id: third })
  expect(JSON.stringify(found.body)).toContain('{"key":"stage","value":"candidate"}')

  await runs.getByRole('button', { name: 'Delete', exact: true }).click()
  await expectVisible(page.getByText('2 runs were deleted.'))
  await expectVisible(runs.getByText('0 runs'))
  await page.getByRole('button', { name: 'Undo' }).click()
  await expectVisible(runs.getByText('2 runs'))
  await expectVisible(runs.getByRole('link', { name: 'quiet-owl' }))

  await runs.getByRole('checkbox', { name: 'Select calm-fox' }).check()
  await runs.getByRole('button', { name: 'Delete', exact: true }).click()
  await expectVisible(page.getByText('1 run was deleted.'))
  await runs.getByLabel('Show').selectOption({ label: 'Deleted runs' })
  await runs.getByRole('checkbox', { name: 'Select calm-fox' }).check()
  await runs.getByRole('button', { name: 'Restore', exact: true }).click()
  await expectVisible(page.getByText('1 run was restored.'))
  await runs.getByLabel('Show').selectOption({ label: 'Runs' })
  await expectVisible(runs.getByRole('link', { name: 'calm-fox' }))
})
