import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

/** The axe that Storybook's addon uses, so that pages and stories are judged alike. */
const addon = createRequire(createRequire(import.meta.url).resolve('@storybook/addon-a11y/package.json'))
const source = readFileSync(addon.resolve('axe-core/axe.min.js'), 'utf8')

interface AxeRun {
  violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[]
}

/** What axe has against the page, a line each. */
export async function axeViolations(page: Page): Promise<string[]> {
  await page.evaluate(source)
  const { violations } = await page.evaluate(() =>
    (window as unknown as { axe: { run: (options: object) => Promise<AxeRun> } }).axe.run({
      resultTypes: ['violations'],
    }),
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary ?? ''}`),
  )
}
