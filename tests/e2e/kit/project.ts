import type { Page } from 'playwright-core'
import { expectUrl, expectVisible } from './expect'

/** Creates a project on My Projects, with what the wizard suggests. Its page is open then. */
export async function makeProject(page: Page, name: string) {
  await page.getByRole('button', { name: /^(New Project|Create your first project)$/ }).click()
  await expectVisible(page.getByRole('dialog', { name: 'New Project' }))
  await page.getByLabel('Project Name').fill(name)
  await page.getByRole('radio', { name: /^API service/ }).check()
  for (const step of [
    'Template Selection',
    'Team & Collaboration',
    'AI Tools & Features',
    'Review & Create',
  ]) {
    await page.getByRole('button', { name: 'Continue' }).click()
    await expectVisible(page.getByRole('heading', { level: 2, name: step }))
    if (step === 'Template Selection') await expectVisible(page.getByRole('radio', { checked: true }))
  }
  await page.getByRole('button', { name: 'Create Project' }).click()
  await expectUrl(page, /^\/projects\/[0-9a-f-]{36}$/, 30_000)
}
