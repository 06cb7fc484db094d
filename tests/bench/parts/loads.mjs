// Loads of six pages and of two floors, first and repeated, on a slow connection with a slow processor and without.
// `--only /docs` measures these paths alone (with the floors); `account:/projects` means signed in.
import { accountState, withApp } from '../kit/app.mjs'
import { withFloors } from '../kit/floors.mjs'
import { medians, short, times } from '../kit/stats.mjs'
import { THROTTLES, visit, watchWorkers } from '../kit/visit.mjs'

const ACCOUNT = 'account:'
const PAGES = ['/', '/signin', '/templates', '/docs', `${ACCOUNT}/projects`, `${ACCOUNT}/ai-ml-platform`]
const ROUNDS = 5
export const run = ({ quick, only }) =>
  withApp((app) =>
    withFloors(async (floors) => {
      const pages = [
        ...Object.entries(floors).map(([name, url]) => ({ name, url })),
        ...(only.length > 0 ? only : PAGES).map((path) => ({
          name: path.replace(ACCOUNT, ''),
          url: app.base + path.replace(ACCOUNT, ''),
          account: path.startsWith(ACCOUNT),
        })),
      ]
      const account = await accountState(app)
      const tables = []
      for (const [slowness, throttle] of Object.entries(THROTTLES)) {
        const records = new Map(pages.map(({ name }) => [name, []]))
        // In turns, so that a slow moment of the machine slows all of them.
        await times(quick ? 1 : ROUNDS, async () => {
          for (const page of pages)
            records.get(page.name).push(await firstAndRepeated(app.browser, page, account, throttle))
        })
        for (const which of ['first', 'repeated'])
          tables.push(...tablesOf(which, slowness, records, Object.keys(floors)))
      }
      return tables
    }),
  )

async function firstAndRepeated(browser, { url, account }, state, throttle) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    storageState: account ? state : undefined,
  })
  const workers = watchWorkers(context)
  const first = await visit(context, url, throttle)
  first['worker kB'] = await workers()
  const repeated = await visit(context, url, throttle)
  await context.close()
  return { first, repeated }
}

const NAMES = { first: 'First visit', repeated: 'Repeat visit' }
const SLOW = { throttled: '4x CPU, slow 4G', free: 'nothing slowed down' }

function tablesOf(which, slowness, records, floors) {
  const title = `${NAMES[which]}, ${SLOW[slowness]}`
  const figures = new Map([...records].map(([name, list]) => [name, medians(list.map((one) => one[which]))]))
  const rowsOf = (tell) =>
    [...figures].map(([page, figure]) => ({
      page,
      ...Object.fromEntries(Object.entries(figure).map(([key, value]) => [key, tell(key, value)])),
    }))
  return [
    { title, rows: rowsOf((_, value) => short(value)) },
    ...floors.map((floor) => ({
      title: `${title}: times ${floor}`,
      rows: rowsOf((key, value) => ratio(value, figures.get(floor)[key])),
      inDocument: false,
    })),
    {
      title: `${title}: LCP beside the floors`,
      rows: [...figures].map(([page, { LCP }]) => ({
        page,
        LCP: short(LCP),
        ...Object.fromEntries(floors.map((floor) => [`times ${floor}`, ratio(LCP, figures.get(floor).LCP)])),
      })),
    },
  ]
}

/** A floor without scripts has no script to compare with. */
const ratio = (value, base) => (base > 0 ? short(value / base) : null)
