// A dashboard with 20 jobs that train, left open for half an hour of its clock: what grows.
import { keepEntries } from '../../e2e/kit/entries.ts'
import { signedInPage, withApp } from '../kit/app.mjs'
import { KINDS } from '../kit/kinds.ts'

export const run = ({ quick }) =>
  withApp(async (app) => {
    const page = await signedInPage(app)
    const rows = await leftOpen(page, await page.context().newCDPSession(page), quick)
    return [{ title: '20 jobs that train, left open', rows }]
  })

/** The heap, listeners and nodes of the page after a garbage collection. */
async function held(session) {
  for (let round = 0; round < 3; round++) await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const of = (name) => metrics.find((metric) => metric.name === name).value
  return {
    'heap MB': Math.round(of('JSHeapUsedSize') / 1e4) / 100,
    listeners: of('JSEventListeners'),
    nodes: of('Nodes'),
  }
}

async function leftOpen(page, session, quick) {
  const jobs = KINDS.find(({ name }) => name === 'training-jobs')
  await page.goto(jobs.path)
  await page.locator('[aria-rowcount]').first().waitFor()
  await keepEntries(page, jobs.name, jobs.entries(20, Date.now()), jobs.version)
  await page.clock.install()
  await page.goto(jobs.path)
  await page.waitForFunction(() => document.querySelector('[aria-rowcount]')?.ariaRowCount >= 20)
  await session.send('Performance.enable')
  const minutes = async (count) => {
    for (let second = 0; second < count * 60; second += 5) await page.clock.runFor(5000)
  }
  await minutes(2)
  const before = await held(session)
  const row = { when: 'after 2 min', ...before }
  if (quick) return [row]
  await minutes(15)
  const between = await held(session)
  await minutes(15)
  return [
    row,
    { when: 'after 15 min more', ...between },
    { when: 'after 30 min more', ...(await held(session)) },
  ]
}
