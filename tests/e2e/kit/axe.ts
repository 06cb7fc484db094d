import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The rules that a theme can break, since it changes colours alone. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

interface AxeRun {
  violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[]
}

/** The violations that axe finds in the page, a line each. */
export async function axeViolations(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const { violations } = await page.evaluate(
    (runOnly) =>
      (window as unknown as { axe: { run: (options: object) => Promise<AxeRun> } }).axe.run({
        resultTypes: ['violations'],
        ...(runOnly ? { runOnly } : {}),
      }),
    rules,
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary ?? ''}`),
  )
}

/** The colour violations that axe finds in the theme that is not shown. The page stays in that theme. */
export async function coloursInOtherTheme(page: Page): Promise<string[]> {
  // A colour on its way to another is neither.
  await page.addStyleTag({ content: '*, ::before, ::after { transition: none !important }' })
  const theme = await page.evaluate(() => {
    const root = document.documentElement
    const other = root.classList.contains('light') ? 'dark' : 'light'
    root.classList.remove('dark', 'light')
    root.classList.add(other)
    root.style.colorScheme = other
    return other
  })
  return (await axeViolations(page, COLOUR_RULES)).map((violation) => `${theme} theme: ${violation}`)
}
