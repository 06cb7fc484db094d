import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { matchRoutes } from 'react-router-dom'
import { expect, it } from 'vitest'
import { routes } from '@/app/routes/routes'
import { AI_ML_TABS, paths } from '@/shared/config'
import { type Budget, type Crawl, crawl, openBrowser, openUsers, overBudget, type Weight } from './kit'

// Every page once: no dead link, no console message, no axe violation in either theme, no more scripts than its budget.

const { newPage } = openBrowser()

/** Pages without a link to them. */
const UNLINKED = ['/auth-diagnostic', '/unauthorized', '/create-project']

/** Read by `npm run bench:budget`. */
const MEASURED = 'node_modules/.cache/orrery/weight.json'
const BUDGET = 'tests/bench/budget.json'

function print(title: string, { pages, dead, violations }: Crawl) {
  const links = [...pages.values()].reduce((sum, page) => sum + page.links, 0)
  console.log(
    `${title}: ${pages.size} pages, ${links} links, ${dead.length} dead links, ${violations.length} axe violations`,
  )
}

/** The results, first signed out and then as the administrator: no page is visited twice. */
let signedOut: Crawl | undefined
let signedIn: Crawl | undefined

it('no public page has a dead link or an accessibility violation', { timeout: 300_000 }, async () => {
  signedOut = await crawl(await newPage(), ['/', ...UNLINKED])
  print('Signed out', signedOut)
  expect(signedOut.dead).toEqual([])
  expect(signedOut.violations).toEqual([])
  expect([...signedOut.pages.keys()]).toEqual(
    expect.arrayContaining([
      '/features',
      '/templates',
      '/roadmap',
      '/docs/getting-started',
      '/blog/why-state-machines',
      '/status',
    ]),
  )
})

it('no page of a signed-in user has a dead link or an accessibility violation', {
  timeout: 300_000,
}, async () => {
  const page = await newPage()
  await openUsers(page)
  signedIn = await crawl(
    page,
    [
      '/diagnostics',
      ...UNLINKED,
      '/projects',
      '/settings',
      '/reset-password',
      '/shared/token',
      ...AI_ML_TABS.map(({ id }) => paths.aiMlTab(id)),
    ],
    signedOut,
  )
  print('Signed in', signedIn)
  expect(signedIn.dead).toEqual([])
  expect(signedIn.violations).toEqual([])
  expect([...signedIn.pages.keys()]).toEqual(
    expect.arrayContaining(['/diagnostics', '/profile', '/projects', '/create-project']),
  )
})

it('no page loads more scripts than its budget allows', () => {
  const pages = [signedOut, signedIn].flatMap((crawled) => [...(crawled?.pages ?? [])])
  const measured = heaviest(pages.map(([path, { weight }]) => [path, weight]))
  mkdirSync('node_modules/.cache/orrery', { recursive: true })
  writeFileSync(MEASURED, JSON.stringify(measured))
  const budget = JSON.parse(readFileSync(BUDGET, 'utf8')) as Budget
  expect(
    overBudget(measured, budget),
    `\`npm run bench:budget\` writes the new figures to ${BUDGET}`,
  ).toEqual([])
})

/** The heaviest page of each route. */
function heaviest(weights: [path: string, weight: Weight][]): Record<string, Weight> {
  const found: Record<string, Weight> = {}
  for (const [path, { scripts, bytes }] of weights) {
    const pattern = matchRoutes(routes, path)?.at(-1)?.route.path ?? ''
    const route = `/${pattern}`
    const before = found[route] ?? { scripts: 0, bytes: 0 }
    found[route] = { scripts: Math.max(before.scripts, scripts), bytes: Math.max(before.bytes, bytes) }
  }
  return found
}
