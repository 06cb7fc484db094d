// Measures a press or a letter at 4x CPU: the longest task of the main thread in processor time, and the time from the event
// to the paint that shows its result (Event Timing API). Each is the first of its kind on the page, so it also loads its
// code. `--only` takes names. The part looks for the pressed element beforehand and for the result afterwards, because a
// look into the page takes up to 50 ms at that speed.
import { keepEntries } from '../../e2e/kit/entries.ts'
import { accountState, withApp } from '../kit/app.mjs'
import { KINDS } from '../kit/kinds.ts'
import { median, times } from '../kit/stats.mjs'
import { longestTask } from '../kit/trace.mjs'
import { withoutStream } from '../../../scripts/without-stream.mjs'

const ROUNDS = 5
const SLOWDOWN = 4
/** ms after which what was begun is over. */
const QUIET = 1500
const COUNT = 10_000

/** Each gives what is done once it is measured. */
const pressOn = (find) => async (page) => {
  const { x, y, width, height } = await find(page).boundingBox()
  return () => page.mouse.click(x + width / 2, y + height / 2)
}
const type = (label, text) => async (page) => {
  await page.getByLabel(label, { exact: true }).first().focus()
  return async () => {
    for (const letter of text) {
      await page.keyboard.press(letter)
      await page.waitForTimeout(150)
    }
  }
}
const key = (name) => async (page) => () => page.keyboard.press(name)
const jobs = KINDS.find(({ name }) => name === 'training-jobs')

/** The function that `about` returns is measured once the page is idle; `shown` is visible afterwards. */
const INTERACTIONS = [
  {
    name: 'open the project wizard',
    account: true,
    path: '/projects',
    about: pressOn((page) => page.getByRole('button', { name: 'New Project', exact: true }).first()),
    shown: '[role=dialog] input[name=name]',
  },
  { name: 'type in a form', path: '/signup', about: type('Name', 'Ada Moreau'), shown: 'form' },
  {
    name: `filter ${COUNT.toLocaleString('en')} rows`,
    account: true,
    path: jobs.path,
    list: true,
    about: type('Search', 'detec'),
    shown: '[aria-rowcount]',
  },
  {
    name: 'switch a tab',
    account: true,
    path: '/ai-ml-platform',
    about: pressOn((page) => page.getByRole('tab', { name: /monitoring/i })),
    shown: '[role=tab][aria-selected=true]',
  },
  {
    name: 'open the chat',
    path: '/pricing',
    about: pressOn((page) => page.getByRole('button', { name: /^Open AI Assistant/ }).last()),
    shown: '[aria-label="AI Assistant"]:not([hidden])',
  },
  {
    name: 'open the inspector',
    path: '/signin',
    about: key('Alt+i'),
    shown: 'iframe, [aria-label="Inspector"]',
  },
  {
    name: 'open the command palette',
    path: '/pricing',
    about: key('Control+k'),
    shown: '[role=dialog] input',
  },
]

export const run = ({ quick, only }) =>
  withApp(async (app) => {
    const account = await accountState(app)
    const chosen = INTERACTIONS.filter(({ name }) => only.length === 0 || only.includes(name))
    const rows = []
    for (const interaction of chosen) {
      const rounds = await times(quick ? 1 : ROUNDS, () => measure(app, account, interaction))
      const of = (key) => median(rounds.map((round) => round[key]))
      rows.push({
        interaction: interaction.name,
        page: interaction.path,
        'longest task ms': of('longest'),
        'event to paint ms': of('paint'),
        'worst of the rounds ms': Math.max(...rounds.map(({ longest }) => longest)),
      })
    }
    return [
      {
        title: `Interactions, ${SLOWDOWN}x CPU`,
        note: `Medians of ${quick ? 1 : ROUNDS}. Tasks in processor time; of letters the worst one.`,
        rows,
      },
    ]
  })

/** Runs in the page: records the longest time from an interaction to its paint; the browser reports it in steps of 8 ms. */
function watchEvents() {
  window.benchPaint = 0
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries())
      if (interactionId) window.benchPaint = Math.max(window.benchPaint, duration)
  }).observe({ type: 'event', durationThreshold: 16 })
}

async function measure({ base, browser }, state, { path, account, list, about, shown }) {
  const context = await browser.newContext({
    baseURL: base,
    viewport: { width: 1280, height: 800 },
    storageState: account ? state : undefined,
  })
  await withoutStream(context)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await page.goto(path, { waitUntil: 'networkidle' })
  if (list) await fillList(page)
  await page.waitForTimeout(QUIET)
  const act = await about(page)
  await page.waitForTimeout(QUIET)
  await page.evaluate(watchEvents)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const longest = await longestTask(page, async () => {
    await act()
    await page.waitForTimeout(QUIET)
  })
  if (!(await page.locator(shown).first().isVisible()))
    throw new Error(`${shown} is not there after ${QUIET} ms`)
  const paint = await page.evaluate(() => window.benchPaint)
  await context.close()
  return { longest, paint }
}

async function fillList(page) {
  await page.locator('[aria-rowcount]').first().waitFor()
  const entries = jobs.entries(COUNT, Date.now())
  for (let from = 0; from < COUNT; from += 2500)
    await keepEntries(page, jobs.name, entries.slice(from, from + 2500), jobs.version)
  await page.reload({ waitUntil: 'networkidle' })
  await page.waitForFunction(
    (count) => document.querySelector('[aria-rowcount]')?.ariaRowCount >= count,
    COUNT,
  )
}
