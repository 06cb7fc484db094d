import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { FrameLocator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { serveUnder } from '../../scripts/screens/storybook.mjs'
import { expectVisible, openBrowser } from './kit'

// Storybook as it is published: files in a subfolder, which ask no server but their own.

const { newPage } = openBrowser()
const BUILT = resolve('node_modules/.cache/orrery/storybook')
/** Storybook is large: a busy machine takes a while to start it, ms. */
const FIRST_LOAD = 30_000
let server: Awaited<ReturnType<typeof serveUnder>>

beforeAll(async () => {
  if (!existsSync(BUILT)) throw new Error('There is no Storybook: npm test -- storybook-build comes first')
  server = await serveUnder('/library/', BUILT)
})
afterAll(() => server.close())

/** Opens a story in Storybook; a contact to anything but its files fails the test. */
async function openStory(id: string): Promise<[Page, FrameLocator]> {
  const own = new RegExp(`^outside contact: GET ${server.address}`)
  // Storybook warns of its own parts.
  const page = await newPage({ expectedProblems: [own, /will become mandatory in Storybook 11/] })
  await page.goto(`${server.address}?path=/story/${id}`)
  const story = page.frameLocator('#storybook-preview-iframe')
  await expectVisible(story.locator('#storybook-root > *').first(), FIRST_LOAD)
  return [page, story]
}

async function choose(page: Page, list: string, option: string) {
  await page.getByRole('button', { name: new RegExp(`^${list}`) }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

it('the inspector is shown beside a story, on the same clock, and Step runs it to its next timer', async () => {
  const [page, story] = await openStory('components-copy-button--copied')
  await expectVisible(story.getByRole('button', { name: /Copied/ }))
  await page.getByRole('tab', { name: 'Inspector' }).click()
  const inspector = page.frameLocator('#orrery-inspector')
  await expectVisible(inspector.getByText('copied:address').first())

  await page.getByRole('button', { name: 'Run the clock to the next timer' }).click()
  await expectVisible(story.getByRole('button', { name: /^Copy\s+address$/ }))
  await inspector.getByRole('tab', { name: 'Log' }).click()
  await expectVisible(inspector.getByText(/after COPIED_DISPLAY/).first())
})

it('the toolbar sets the theme, dates and motion of a story', async () => {
  const [page, story] = await openStory('pages-ai-ml-platform-team-lists--ages')
  await expectVisible(story.getByText('Nov 8, 2026'))
  await choose(page, 'Theme of the story', 'Light')
  await expectVisible(story.locator('html.light'))
  await choose(page, 'Locale of dates', 'Dates: German')
  await expectVisible(story.getByText('8. Nov. 2026'))
  const motion = () => story.locator('body').evaluate((body) => getComputedStyle(body).animationDuration)
  // The browser of the tests asks for reduced motion.
  const reduced = await motion()
  await choose(page, 'Motion of the story', 'Motion: full')
  await expect.poll(motion).not.toBe(reduced)
})
