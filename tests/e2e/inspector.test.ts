import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { creationStages, DEFAULT_PROJECT_CONFIG } from '@/entities/project/model'
import { expectHidden, expectVisible, openBrowser, screenshot, signedInAccount } from './kit'

// The inspector as QA uses it: on the app as it is served, with the app's own clock.

const { newPage } = openBrowser()

const panelOf = (page: Page) => page.frameLocator('iframe[title=Inspector]')

/** Fills the stack wizard up to its review. */
async function toReview(page: Page): Promise<void> {
  await page.getByLabel('Project name').fill('Night Sky')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expectVisible(page.getByRole('heading', { name: 'Environment & Resources' }))
  await page.getByRole('button', { name: 'Continue' }).click()
  await expectVisible(page.getByRole('button', { name: 'Create Project' }))
}

const MESSAGES = creationStages(DEFAULT_PROJECT_CONFIG)
const STAGES = 12

it('creation B is stepped through its twelve messages, and a link shows its state to another user', async () => {
  const page = await newPage()
  await signedInAccount(page)
  await page.goto('/create-project')
  await toReview(page)

  await page.keyboard.press('Alt+KeyI')
  const panel = panelOf(page)
  await panel.getByRole('button', { name: 'Pause', exact: true }).click()
  await expectVisible(panel.getByText(/^Paused/))
  await page.getByRole('button', { name: 'Create Project' }).click()
  const progress = page.getByRole('progressbar', { name: 'Project creation' })
  for (let stage = 1; stage <= STAGES; stage++) {
    const place = page.getByText(`Stage ${stage} of ${STAGES}`)
    // The clock has other timers too: the draft is kept, a limit runs.
    for (let steps = 0; steps < 10 && !(await place.isVisible()); steps++)
      await panel.getByRole('button', { name: 'Step' }).click()
    await expectVisible(place)
    await expectVisible(page.getByText(MESSAGES[stage - 1] ?? '').first())
    expect(Number(await progress.getAttribute('aria-valuenow'))).toBe(
      Math.round(((stage - 1) / STAGES) * 100),
    )
  }
  await expectVisible(page.getByText('Finalizing project').first())
  await expectVisible(panel.getByRole('treeitem', { name: 'creation running.working' }))
  await screenshot(page, 'inspector')

  await panel.getByRole('tab', { name: 'Link' }).click()
  await panel.getByRole('button', { name: 'Create link' }).click()
  const link = await panel.getByLabel('Link to this state').inputValue()
  const percent = await progress.getAttribute('aria-valuenow')

  const other = await newPage()
  await signedInAccount(other)
  await other.goto(link)
  await expectVisible(other.getByRole('heading', { name: 'Restore this state?' }))
  await expectVisible(other.getByText('create-project-b in creating'))
  await expectHidden(other.getByRole('progressbar'))
  await expectAlone(other, 'Restore this state?')
  await screenshot(other, 'inspector-asks')
  await other.getByRole('button', { name: 'Restore', exact: true }).click()
  const restored = other.getByRole('progressbar', { name: 'Project creation' })
  await expectVisible(other.getByText(`Stage ${STAGES} of ${STAGES}`))
  await expectVisible(other.getByText('Finalizing project').first())
  expect(await restored.getAttribute('aria-valuenow')).toBe(percent)
  await expectVisible(other.getByText('Clock paused'))
  expect(new URL(other.url()).hash).toBe('')

  // From here it goes on as it would have there.
  await other.getByRole('button', { name: 'Real time' }).click()
  await expectVisible(other.getByRole('heading', { name: 'Project created' }))

  // Nothing of it was kept.
  await expectVisible(other.getByText('Restored from a link: nothing is saved'))
  await other.getByRole('button', { name: 'Leave', exact: true }).click()
  await expectVisible(other.getByLabel('Project name'))
  await other.goto('/projects')
  await expectVisible(other.getByRole('heading', { name: 'Projects', level: 1 }))
  await expectHidden(other.getByText('Night Sky'))

  // Without an account the page asks for one, as ever.
  const nobody = await newPage()
  await nobody.goto(link)
  await nobody.getByRole('button', { name: 'Restore', exact: true }).click()
  await expectVisible(nobody.getByRole('heading', { name: 'Sign In', level: 1 }))
}, 60_000)

/** The dialog of this name has the keyboard, and nothing of the page behind it can be reached or read. */
async function expectAlone(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name })
  await expect.poll(() => dialog.evaluate((one) => one.contains(document.activeElement))).toBe(true)
  expect(await page.getByRole('main').count()).toBeLessThanOrEqual(1)
  expect(await dialog.getByRole('main').count()).toBe(0)
  // Neither the mouse nor the keyboard gets behind it.
  const reached = await page.evaluate(async () => {
    const all = [...document.querySelectorAll<HTMLElement>('a[href], button')]
    const behind = all.filter((one) => one.closest('dialog') === null && one.checkVisibility())
    const focused = behind.filter((one) => {
      one.focus()
      return document.activeElement === one
    })
    const { x, y } = behind[0]?.getBoundingClientRect() ?? { x: 0, y: 0 }
    return [focused.length, document.elementFromPoint(x + 1, y + 1)?.closest('dialog') === null]
  })
  expect(reached).toEqual([0, false])
}

it('Escape dismisses a link, and the page opens as usual with the focus in it', async () => {
  const page = await newPage()
  await page.goto('/pricing#state=9.abc.AAAA')
  await expectVisible(page.getByRole('heading', { name: 'This link cannot be opened' }))
  await page.keyboard.press('Escape')
  await expectHidden(page.getByRole('heading', { name: 'This link cannot be opened' }))
  await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('main')
  await page
    .getByRole('button', { name: /^Open AI Assistant/ })
    .last()
    .click()
  await expectVisible(page.getByRole('region', { name: 'AI Assistant' }))
})

it('a changed or forged link is refused with a reason, and the page opens as usual', async () => {
  const page = await newPage()
  await signedInAccount(page)
  for (const [state, reason] of [
    ['1.abc.q1YqSy0qzszPU7JSMlTSUSpILMlQsjLUUUpMLskvUrKKjq0FAA', 'It was changed after it was copied.'],
    ['9.abc.AAAA', 'It was made by another version of Orrery, whose states may differ.'],
    [`1.a.${'A'.repeat(70_000)}`, 'It is larger than the maximum link size.'],
  ] as const) {
    await page.goto('about:blank')
    await page.goto(`/projects#state=${state}`)
    await expectVisible(page.getByRole('heading', { name: 'This link cannot be opened' }))
    await expectVisible(page.getByText(reason))
    await expectAlone(page, 'This link cannot be opened')
    await page.getByRole('button', { name: 'Open the page' }).click()
    await expectVisible(page.getByRole('heading', { name: 'Projects', level: 1 }))
    await expectHidden(page.getByText('Clock paused'))
  }
})
