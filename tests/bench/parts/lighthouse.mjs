// Lighthouse's four scores of the built app on its own server, mobile preset. Lighthouse is not installed with the project (185 MB):
// npx fetches this version when the part runs, the last version that works with Node 20.
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromiumArgs, findBrowser } from '../../../scripts/browser.mjs'
import { runNpm } from '../../../scripts/run.mjs'
import { withApp } from '../kit/app.mjs'
import { median, short, times } from '../kit/stats.mjs'

const LIGHTHOUSE = 'lighthouse@12.8.2'
const PAGES = ['/', '/templates', '/signin']
const ROUNDS = 5

export const run = ({ quick, only }) =>
  withApp(async ({ base }) => {
    const folder = await mkdtemp(join(tmpdir(), 'orrery-lighthouse-'))
    const rows = []
    try {
      for (const path of only.length > 0 ? only : quick ? PAGES.slice(0, 1) : PAGES)
        rows.push(await judge(base, path, folder, quick ? 1 : ROUNDS))
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
    return [{ title: `Lighthouse ${LIGHTHOUSE.split('@')[1]}, mobile`, rows }]
  })

async function judge(base, path, folder, rounds) {
  const reports = await times(rounds, () => report(base + path, join(folder, 'report.json')))
  const score = (name) => Math.round(median(reports.map(({ categories }) => categories[name].score)) * 100)
  const audit = (name) => short(median(reports.map(({ audits }) => audits[name].numericValue)))
  for (const { title } of failures(reports.at(-1))) console.log(`${path}: ${title}`)
  return {
    page: path,
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    SEO: score('seo'),
    'FCP ms': audit('first-contentful-paint'),
    'LCP ms': audit('largest-contentful-paint'),
    'TBT ms': audit('total-blocking-time'),
    CLS: audit('cumulative-layout-shift'),
  }
}

async function report(url, file) {
  const flags = ['--headless', ...chromiumArgs].join(' ')
  const { ok, output } = await runNpm(
    [
      'exec',
      '--yes',
      `--package=${LIGHTHOUSE}`,
      '--',
      'lighthouse',
      url,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--chrome-flags=${flags}`,
    ],
    { env: { CHROME_PATH: await findBrowser() }, timeout: 3 * 60_000 },
  )
  if (!ok) throw new Error(`Lighthouse failed for ${url}:\n${output}`)
  return JSON.parse(await readFile(file, 'utf8'))
}

/** The failed audits of the three categories that must score 100. */
const failures = ({ categories, audits }) =>
  ['accessibility', 'best-practices', 'seo'].flatMap((name) =>
    categories[name].auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id].score ?? 1) < 1)
      .map(({ id }) => audits[id]),
  )
