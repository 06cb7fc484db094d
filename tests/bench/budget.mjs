// Keeps what the last crawl (`npm test -- e2e crawler`) measured as the budget of each route. A budget that grows
// is a decision: it shows in the diff.
import { readFileSync, writeFileSync } from 'node:fs'

const measured = JSON.parse(readFileSync('node_modules/.cache/orrery/weight.json', 'utf8'))
const budget = Object.entries(measured)
  .sort(([one], [other]) => one.localeCompare(other, 'en'))
  .map(([route, { scripts, bytes }]) => [route, { scripts, kB: Math.ceil(bytes / 1000) }])
writeFileSync('tests/bench/budget.json', `${JSON.stringify(Object.fromEntries(budget), null, 2)}\n`)
