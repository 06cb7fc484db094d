// Pictures of pages for review: every path at three widths in both themes, the whole page each.
//   node scripts/screens.mjs / /sign-up [--base http://127.0.0.1:4310] [--out folder] [--theme dark] [--width 375]
// The app must be running (npm start). Prints the files it wrote and every message of the page's console.
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { chromiumArgs, ensureBrowser } from './browser.mjs'
import { cacheDir } from './run.mjs'

const { values, positionals: paths } = parseArgs({
  allowPositionals: true,
  options: {
    base: { type: 'string', default: 'http://127.0.0.1:4310' },
    out: { type: 'string', default: join(cacheDir, 'screens') },
    theme: { type: 'string', multiple: true, default: ['dark', 'light'] },
    width: { type: 'string', multiple: true, default: ['1280', '768', '375'] },
  },
})
if (paths.length === 0) {
  console.error(
    'Usage: node scripts/screens.mjs <path> [...] [--base url] [--out folder] [--theme dark|light] [--width px]',
  )
  process.exit(1)
}

const out = resolve(values.out)
mkdirSync(out, { recursive: true })
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: chromiumArgs })
try {
  for (const theme of values.theme)
    for (const width of values.width.map(Number)) {
      const context = await browser.newContext({ baseURL: values.base, viewport: { width, height: 800 } })
      await context.addInitScript((choice) => {
        localStorage.setItem('orrery:theme', JSON.stringify({ v: 1, data: choice }))
      }, theme)
      context.on('console', (message) => console.log(`  ${message.type()}: ${message.text()}`))
      for (const path of paths) await picture(context, path, theme, width)
      await context.close()
    }
} finally {
  await browser.close()
}

async function picture(context, path, theme, width) {
  const page = await context.newPage()
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.evaluate(() => document.fonts.ready)
  const name = path.replaceAll(/[^\w-]+/g, '-').replaceAll(/^-|-$/g, '') || 'home'
  const file = join(out, `${name}-${theme}-${width}.png`)
  await page.screenshot({ path: file, fullPage: true })
  await page.close()
  console.log(file)
}
