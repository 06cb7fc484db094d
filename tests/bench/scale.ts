// The embedded server at growing numbers of accounts, and the cost of a hosted server: `npm run bench:scale` (JSON=file
// writes the figures). A simulation of its queues by the times that `npm run bench:backend` measures, from a seed;
// docs/scale.md states the assumptions and uses the numbers.
import { writeFile } from 'node:fs/promises'
import { createRandom } from '@/shared/lib/random'

/** The requests of an account in a day, and their share in the busiest hour. */
const ASSUMED = {
  monthlyActive: 0.3,
  dailyActive: 0.1,
  /** Of an account that is active that day: reads of the profile, refreshed tokens, sign-ins; administrators' list pages. */
  reads: 6,
  refreshes: 3,
  signIns: 0.2,
  pages: 0.02,
  busiestHour: 0.15,
}
/** The database's thread, in ms of one request; a comparison of passwords in a thread of its own. */
const TAKES = { reads: 1.6, refreshes: 4, pages: 4, signIns: 4, lookup: 0.4, comparison: 50 }
/** On two cores, while others read. */
const COMPARERS = 1
const SECONDS = 300
const ACCOUNTS = [1_000, 100_000, 1_000_000, 3_000_000, 10_000_000]

type Kind = 'reads' | 'refreshes' | 'pages' | 'signIns'
const KINDS: Kind[] = ['reads', 'refreshes', 'pages', 'signIns']

const perSecond = (accounts: number, kind: Kind) =>
  (accounts * ASSUMED.dailyActive * ASSUMED[kind] * ASSUMED.busiestHour) / 3600

interface Job {
  kind: Kind
  came: number
  /** Sign-ins go to the database, to a comparison and to the database again. */
  step: number
}

/** One busy stretch of the busiest hour: first come, first served, one request at a time in the database. */
function simulate(rates: Record<Kind, number>): { busy: number; p95: Record<Kind, number> } {
  const random = createRandom(1)
  const events: { at: number; job: Job }[] = []
  for (const kind of KINDS)
    for (let at = 0; rates[kind] > 0; ) {
      at += (-Math.log(1 - random()) / rates[kind]) * 1000
      if (at > SECONDS * 1000) break
      events.push({ at, job: { kind, came: at, step: 0 } })
    }
  const free = { database: 0, comparers: Array<number>(COMPARERS).fill(0) }
  const times: Record<Kind, number[]> = { reads: [], refreshes: [], pages: [], signIns: [] }
  let worked = 0
  /** When the database is done with it; it takes the mean time, half as much to half as much again. */
  const database = (at: number, takes: number) => {
    const lasts = takes * (0.5 + random())
    worked += lasts
    free.database = Math.max(free.database, at) + lasts
    return free.database
  }
  events.sort((one, other) => other.at - one.at)
  for (let event = events.pop(); event; event = events.pop()) {
    const { at, job } = event
    const signsIn = job.kind === 'signIns'
    if (signsIn && job.step < 2) {
      const place = free.comparers.indexOf(Math.min(...free.comparers))
      let next = at
      if (job.step === 0) next = database(at, TAKES.lookup)
      else next = free.comparers[place] = Math.max(free.comparers[place] ?? 0, at) + TAKES.comparison
      const later = { at: next, job: { ...job, step: job.step + 1 } }
      const place2 = events.findLastIndex((waiting) => waiting.at >= next)
      events.splice(place2 + 1, 0, later)
    } else times[job.kind].push(database(at, TAKES[job.kind]) - job.came)
  }
  const p95 = (list: number[]) =>
    list.toSorted((one, other) => one - other)[Math.floor(list.length * 0.95)] ?? 0
  return {
    busy: worked / (SECONDS * 1000),
    p95: {
      reads: p95(times.reads),
      refreshes: p95(times.refreshes),
      pages: p95(times.pages),
      signIns: p95(times.signIns),
    },
  }
}

const round = (number: number) => (number < 10 ? number.toFixed(1) : Math.round(number).toLocaleString('en'))
const line = (cells: string[]) => console.log(`| ${cells.join(' | ')} |`)

const load = ACCOUNTS.map((accounts) => {
  const rates = Object.fromEntries(KINDS.map((kind) => [kind, perSecond(accounts, kind)])) as Record<
    Kind,
    number
  >
  return { accounts, rates, ...simulate(rates) }
})
line([
  'accounts',
  'reads /s',
  'refreshes /s',
  'sign-ins /s',
  'database busy',
  'reads p95 ms',
  'sign-ins p95 ms',
])
line(['---', '---', '---', '---', '---', '---', '---'])
for (const { accounts, rates, busy, p95 } of load)
  line([
    accounts.toLocaleString('en'),
    round(rates.reads),
    round(rates.refreshes),
    round(rates.signIns),
    `${Math.round(busy * 100)} %`,
    round(p95.reads),
    round(p95.signIns),
  ])

/** USD a month; list prices, see docs/scale.md for their sources. */
const PRICE = {
  plan: 25,
  credit: 10,
  freeActive: 100_000,
  active: 0.00325,
  disk: 0.125,
  egress: 0.09,
  cdn: 0.02,
}
/** Bytes of an account with its indexes, sessions and log; of an answer; of a first visit. */
const BYTES = { account: 6_000, answer: 1_500, visit: 250_000 }
const GB = 1e9

const cost = [
  { accounts: 1_000, compute: 10 },
  { accounts: 1_000_000, compute: 210 },
  { accounts: 100_000_000, compute: 3 * 3_730 },
].map(({ accounts, compute }) => {
  const active = accounts * ASSUMED.monthlyActive
  const days = accounts * ASSUMED.dailyActive * 30
  const answers = days * (ASSUMED.reads + ASSUMED.refreshes + ASSUMED.signIns)
  const parts = {
    plan: PRICE.plan - PRICE.credit,
    compute,
    active: Math.max(0, active - PRICE.freeActive) * PRICE.active,
    disk: Math.max(0, (accounts * BYTES.account) / GB - 8) * PRICE.disk,
    egress: Math.max(0, (answers * BYTES.answer) / GB - 250) * PRICE.egress,
    // One visit in five finds nothing in the browser's cache.
    cdn: ((days * BYTES.visit) / 5 / GB) * PRICE.cdn,
  }
  const total = Object.values(parts).reduce((sum, part) => sum + part, 0)
  return { accounts, parts, total, perThousand: (total / accounts) * 1000 }
})
console.log('')
line(['accounts', 'plan', 'compute', 'active users', 'disk', 'egress', 'CDN', 'USD a month', 'per thousand'])
line(['---', '---', '---', '---', '---', '---', '---', '---', '---'])
for (const { accounts, parts, total, perThousand } of cost)
  line([
    accounts.toLocaleString('en'),
    ...Object.values(parts).map((part) => round(part)),
    round(total),
    perThousand.toFixed(2),
  ])
if (process.env.JSON)
  await writeFile(process.env.JSON, `${JSON.stringify({ ASSUMED, TAKES, load, cost }, null, 2)}\n`)
