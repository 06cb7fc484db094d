// Lists of 10,000 entries on a processor four times slower: `npm run bench:ui [-- kind…]` (COUNT=10000, JSON=file).
// Of each kind: the longest task while the page starts with the samples and with all of them, while all are read again
// because another tab changed them, while the list is scrolled at 3,000 px per second, while somebody drags the scrollbar
// from top to bottom in 150 jumps, of the letters typed in its search, and of a press of the first header that sorts.
// Then the first opening of the assistant's chat (`assistant`): all work of the main thread from the press to the drawn panel.
// Then a dashboard with 20 jobs that train, left open for 30 minutes of its clock: what grows.
import { writeFile } from 'node:fs/promises'
import { keepEntries } from '../e2e/kit/entries.ts'
import { signedInPage, withApp } from './app.mjs'
import { firstOpening } from './ui/first-opening.mjs'
import { KINDS } from './ui/kinds.ts'
import { mainTasks, traced } from './ui/trace.mjs'

const COUNT = Number(process.env.COUNT ?? 10_000)
const SLOWDOWN = 4
/** ms after which what was begun is over */
const QUIET = 2000
const JUMPS = 150
/** px per second, for so many ms: a fast wheel. */
const WHEEL = { speed: 3000, time: 3000 }
const wanted = process.argv.slice(2)

/** The longest task of the page's main thread in ms of its own processor time: what else runs on this machine does not count. */
async function longestTask(page, work) {
  const tasks = mainTasks(
    await traced(page, async () => {
      await work()
      await page.waitForTimeout(QUIET)
    }),
  )
  return Math.round(Math.max(0, ...tasks.map(({ tdur }) => tdur)) / 1000)
}

/** Loads the page and waits until its list has this many entries. */
async function start(page, path, count) {
  const begun = performance.now()
  let ready = 0
  const longest = await longestTask(page, async () => {
    await page.goto(path)
    await page.waitForFunction(
      (least) =>
        [...document.querySelectorAll('[aria-rowcount], [aria-setsize]')].some(
          (list) => Number(list.ariaRowCount ?? list.ariaSetSize) >= least,
        ),
      count,
    )
    ready = Math.round(performance.now() - begun)
  })
  return { ready, longest }
}

const tellChanged = (page, collection) =>
  page.evaluate((name) => {
    const { user } = JSON.parse(localStorage.getItem('orrery-auth'))
    const tab = new BroadcastChannel('orrery:collections')
    const tell = tab.postMessage.bind(tab)
    tell({ owner: user.id, collection: name, ids: [] })
    tab.close()
  }, collection)

/** Scrolls what the list scrolls in: evenly, or from top to bottom in jumps. */
const scroll = (page, { jumps, wheel }) =>
  page.evaluate(
    async ({ jumps, wheel }) => {
      const list = document.querySelector('[aria-rowcount], [aria-setsize]')
      let box = list
      while (box && box.scrollHeight <= box.clientHeight + 1) box = box.parentElement
      const scroller = box && box !== document.body ? box : document.scrollingElement
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
      const room = scroller.scrollHeight - scroller.clientHeight
      for (let jump = 1; jump <= (jumps ?? 0); jump++) {
        scroller.scrollTop = (room * jump) / jumps
        await frame()
      }
      if (!wheel) return
      const begun = await frame()
      for (let passed = 0; passed < wheel.time; passed = (await frame()) - begun)
        scroller.scrollTop = (wheel.speed * passed) / 1000
    },
    { jumps, wheel },
  )

const toTop = (page) => page.evaluate(() => scrollTo(0, 0))

async function measure(page, session, kind) {
  const slow = (rate) => session.send('Emulation.setCPUThrottlingRate', { rate })
  await slow(SLOWDOWN)
  const few = await start(page, kind.path, 1)
  await slow(1)
  const entries = kind.entries(COUNT, Date.now())
  for (let from = 0; from < COUNT; from += 2500)
    await keepEntries(page, kind.name, entries.slice(from, from + 2500), kind.version)
  await slow(SLOWDOWN)
  const many = await start(page, kind.path, COUNT)
  const readAgain = await longestTask(page, () => tellChanged(page, kind.name))
  const scrolled = await longestTask(page, () => scroll(page, { wheel: WHEEL }))
  const jumped = await longestTask(page, () => scroll(page, { jumps: JUMPS }))
  await toTop(page)
  const search = page.locator('#content').getByLabel('Search').first()
  const letters = []
  if (await search.count()) {
    await search.focus()
    for (const letter of kind.word) letters.push(await longestTask(page, () => page.keyboard.press(letter)))
  }
  const header = page.locator('#content thead button').first()
  const sorted = (await header.count()) ? await longestTask(page, () => header.click()) : null
  await slow(1)
  return {
    'start, samples ms': few.longest,
    [`start, ${COUNT} ms`]: many.longest,
    'list after ms': many.ready,
    'read again ms': readAgain,
    'scrolled ms': scrolled,
    'jumped ms': jumped,
    'typed ms': letters.length > 0 ? Math.max(...letters) : null,
    'sorted ms': sorted,
  }
}

/** What the page holds once everything is collected that nobody needs. */
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

async function leftOpen(page, session) {
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
  await minutes(15)
  const between = await held(session)
  await minutes(15)
  return { 'at first': before, 'after 15 min': between, 'after 30 min': await held(session) }
}

await withApp(async (app) => {
  const page = await signedInPage(app)
  const session = await page.context().newCDPSession(page)
  const lists = {}
  for (const kind of KINDS.filter(({ name }) => wanted.length === 0 || wanted.includes(name)))
    try {
      lists[kind.name] = await measure(page, session, kind)
      console.log(kind.name, JSON.stringify(lists[kind.name]))
    } catch (error) {
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
      console.error(`${kind.name} could not be measured: ${error.message}`)
      process.exitCode = 1
    }
  if (Object.keys(lists).length > 0)
    console.log(`The longest task in ms at ${SLOWDOWN} times the slowness; in processor time.`)
  if (Object.keys(lists).length > 0) console.table(lists)
  const chat = wanted.length === 0 || wanted.includes('assistant') ? await firstOpening(app, SLOWDOWN) : null
  if (chat) console.table(chat)
  const open = wanted.length === 0 || wanted.includes('left-open') ? await leftOpenAlone(app) : null
  if (open) console.table(open)
  if (process.env.JSON)
    await writeFile(process.env.JSON, JSON.stringify({ count: COUNT, lists, chat, open }, null, 2))
})

/** In a browser profile of its own, with the same account, that has no other lists. */
async function leftOpenAlone({ base, browser }) {
  const [context] = browser.contexts()
  const { cookies, origins } = await context.storageState()
  const own = await browser.newContext({ baseURL: base, storageState: { cookies, origins } })
  const page = await own.newPage()
  return leftOpen(page, await own.newCDPSession(page))
}
