// The scripts of each tab of the AI/ML platform that the shell does not have already.
// Compressed bodies as they cross the wire, nothing cached. The shell is the scripts that a page that does not exist loads,
// signed in. A chart is the scripts that load when a chart is in view, or its lazy file.
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { signedInPage, withApp } from '../kit/app.mjs'

const TABS = [
  'overview',
  'assistant',
  'models',
  'datasets',
  'llm',
  'deployment',
  'monitoring',
  'collaboration',
]
const CHART = /(Charts?|scale|shape|axes)-[\w-]+\.js$/i
const dist = 'dist/assets'

/** Bytes of a script as brotli leaves it. */
async function sizes() {
  const names = (await readdir(dist)).filter((name) => name.endsWith('.js.br'))
  const all = await Promise.all(
    names.map(async (name) => [name.slice(0, -3), (await stat(join(dist, name))).size]),
  )
  return new Map(all)
}

export const run = ({ quick }) =>
  withApp(async (app) => {
    const page = await signedInPage(app)
    const known = await sizes()
    const loaded = async (path) => {
      const scripts = new Set()
      const note = (request) => {
        const name = new URL(request.url()).pathname.split('/').at(-1)
        if (known.has(name)) scripts.add(name)
      }
      page.on('request', note)
      await page.goto(path, { waitUntil: 'networkidle' })
      page.off('request', note)
      return scripts
    }
    const shell = await loaded('/there-is-no-such-page')
    const rows = []
    for (const tab of quick ? TABS.slice(0, 1) : TABS) {
      const own = [...(await loaded(`/ai-ml-platform?tab=${tab}`))].filter((name) => !shell.has(name))
      const total = (names) => Math.round(names.reduce((sum, name) => sum + known.get(name), 0) / 100) / 10
      const parts = own
        .toSorted((one, other) => known.get(other) - known.get(one))
        .slice(0, 6)
        .map((name) => `${name.replace(/-[\w-]{8}\.js$/, '')} ${total([name])}`)
      rows.push({
        tab,
        scripts: own.length,
        'own kB': total(own.filter((name) => !CHART.test(name))),
        'charts kB': total(own.filter((name) => CHART.test(name))),
        largest: parts.join(', '),
      })
    }
    return [{ title: 'Scripts of each tab of the AI/ML platform, as brotli leaves them', rows }]
  })
