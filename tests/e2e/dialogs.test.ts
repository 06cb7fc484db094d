import { expect, it } from 'vitest'
import { expectHidden, expectVisible, openBrowser, signedInAccount } from './kit'

// Each dialog of the documents has the buttons that they name, and Cancel gives the keyboard back to what opened it.

const { newPage } = openBrowser()

const DIALOGS: readonly [at: string, opens: string, title: string, buttons: readonly string[]][] = [
  ['/ai-ml-platform?tab=datasets', 'Upload Dataset', 'Upload Dataset', ['Cancel', 'Continue']],
  ['/ai-ml-platform?tab=models', 'New Training Job', 'New Training Job', ['Cancel', 'Create Job']],
  ['/ai-ml-platform?tab=llm', 'Add Provider', 'Add Provider', ['Cancel', 'Add Provider']],
  ['/ai-ml-platform?tab=deployment', 'Deploy Model', 'Deploy Model', ['Cancel', 'Deploy']],
  [
    '/ai-ml-platform?tab=collaboration',
    'Create a shared workspace',
    'Create workspace',
    ['Cancel', 'Create workspace'],
  ],
  ['/ai-ml-platform/api-integration', 'Add API integration', 'API Integration', ['Cancel', 'Continue']],
  ['/ai-ml-platform/api-integration?tab=keys', 'Create API Key', 'New API key', ['Cancel', 'Generate']],
  ['/templates', 'Request Template', 'Request Template', ['Cancel', 'Send Request']],
  ['/profile', 'Change Password', 'Change Password', ['Cancel', 'Change Password']],
  ['/profile', 'Delete Account', 'Delete Account', ['Cancel', 'Delete Account']],
  [
    '/settings',
    'Delete local data',
    'Delete your data from this browser?',
    ['Cancel', 'Delete and sign out'],
  ],
  ['/profile', 'New Project', 'New Project', ['Cancel', 'Continue']],
]

it('each dialog has its documented buttons, and Cancel closes it (GRD-07, DST-03, TRN-05, TPL-10)', async () => {
  const page = await newPage()
  await signedInAccount(page)
  for (const [at, opens, title, buttons] of DIALOGS) {
    await page.goto(at)
    const opener = page.getByRole('button', { name: opens, exact: true }).first()
    await opener.click()
    const dialog = page.getByRole('dialog', { name: title, exact: true })
    await expectVisible(dialog)
    for (const name of buttons) await expectVisible(dialog.getByRole('button', { name, exact: true }), 5000)
    await dialog.getByRole('button', { name: 'Cancel', exact: true }).click()
    await expectHidden(dialog)
    await expect
      .poll(() => opener.evaluate((one) => one === document.activeElement), { message: title })
      .toBe(true)
  }
})
