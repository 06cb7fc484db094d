// Lists of 10,000 entries on a processor four times slower; `--only <kind>` for some of them (kit/kinds.ts), COUNT=10000.
// Of each kind: the longest task while the page starts with the samples and with all of them, while all are read again
// because another tab changed them, while the list is scrolled at 3,000 px per second, while the scrollbar is dragged from
// top to bottom in 150 jumps, of the letters typed in its search, and of a press of the first header that sorts.
import { keepEntries } from '../../e2e/kit/entries.ts'
import { signedInPage, withApp } from '../kit/app.mjs'
import { KINDS } from '../kit/kinds.ts'
import { longestTask as longestOf } from '../kit/trace.mjs'

const COUNT = Number(process.env.COUNT ?? 10_000)
const SLOWDOWN = 4
/** ms after which what was begun is over */
const QUIET = 2000
const JUMPS = 150
/** px per second, for so many ms: a fast wheel. */
const WHEEL = { speed: 3000, time: 3000 }

const longestTask = (page, work) =>
  longestOf(page, async () => {
    await work()
    await page.waitForTimeout(QUIET)
  })

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
    list: kind.name,
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

export const run = ({ quick, only }) =>
  withApp(async (app) => {
    const page = await signedInPage(app)
    const session = await page.context().newCDPSession(page)
    const wanted = only.length > 0 ? only : quick ? ['training-jobs'] : KINDS.map(({ name }) => name)
    const rows = []
    for (const kind of KINDS.filter(({ name }) => wanted.includes(name)))
      rows.push(await measure(page, session, kind))
    const note = 'The longest task in ms of its own processor time.'
    return [{ title: `Lists of ${COUNT} entries, ${SLOWDOWN}x CPU`, note, rows }]
  })
