// Counts the sizes, colours, radii, shadows and edges of every page at 1280 px; `--only <path>` for others. Paths with the
// prefix `account:` are visited signed in.
import { accountState, withApp } from '../kit/app.mjs'
import { withoutStream } from '../../../scripts/without-stream.mjs'

const ACCOUNT = 'account:'
/** Address, and what counts as the first thing that people came for. */
const PAGES = [
  ['/', 'main h1'],
  ['/features', 'main h1'],
  ['/pricing', 'main h1'],
  ['/templates', 'main article'],
  ['/docs', 'main h1'],
  ['/docs/getting-started', 'main h1'],
  ['/roadmap', 'main h1'],
  ['/signup', 'main input'],
  ['account:/projects', 'main article'],
  ['account:/projects/sample-storefront', 'main [role=tabpanel]'],
  ['account:/settings', 'main h2'],
  ['account:/profile', 'main h2'],
]

export const run = ({ quick, only }) =>
  withApp(async (app) => {
    const asked = only.length > 0 ? only.map((path) => [path, 'main h1']) : PAGES
    const account = await accountState(app)
    const rows = []
    for (const [visit, first] of quick ? asked.slice(0, 1) : asked)
      rows.push(await measure(app, account, visit, first))
    return [{ title: 'What pages are made of at 1280 px', rows }]
  })

async function measure({ base, browser }, account, visit, first) {
  const context = await browser.newContext({
    baseURL: base,
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    storageState: visit.startsWith(ACCOUNT) ? account : undefined,
  })
  await withoutStream(context)
  const page = await context.newPage()
  const path = visit.replace(ACCOUNT, '')
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.locator(first).first().waitFor()
  const { sizes, texts, surfaces, radii, shadows, edges, top } = await page.evaluate(look, first)
  await context.close()
  return {
    page: `\`${path}\``,
    'font sizes': sizes.join(', '),
    'colours of text, of surfaces': `${texts}, ${surfaces}`,
    radii: radii.join(', '),
    shadows,
    'left edge of bar, page, footer': edges.join(', '),
    'first item at': top,
  }
}

/** Runs in the page; px. A circle is no radius, and a hairline or ring drawn as a shadow, without blur, is no shadow. */
function look(first) {
  const sizes = new Set()
  const texts = new Set()
  const surfaces = new Set()
  const radii = new Set()
  const shadows = new Set()
  const shown = (element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true })
  }
  const ownText = (element) =>
    [...element.childNodes].find((node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim())
  for (const element of document.querySelectorAll('body *')) {
    if (!shown(element)) continue
    const style = getComputedStyle(element)
    const radius = Number.parseFloat(style.borderTopLeftRadius)
    if (ownText(element)) {
      sizes.add(Number.parseFloat(style.fontSize))
      texts.add(style.color)
    }
    if (style.backgroundColor !== 'rgba(0, 0, 0, 0)') surfaces.add(style.backgroundColor)
    const round = radius > 100 || style.borderTopLeftRadius.endsWith('%')
    if (radius > 0 && !round) radii.add(radius)
    if (/\) (-?[\d.]+px ){2}[1-9]/.test(style.boxShadow)) shadows.add(style.boxShadow)
  }
  /** The left edge of the leftmost text in an area, px: the padding of a link or button does not count. */
  const edge = (area) => {
    const lefts = [...document.querySelectorAll(`${area} :is(a, button, h1, h2, h3, p)`)]
      .filter(shown)
      .map((element) => {
        const padding = Number.parseFloat(getComputedStyle(element).paddingInlineStart)
        return Math.round(element.getBoundingClientRect().left + padding)
      })
    return Math.min(...lefts)
  }
  const numbers = (set) => [...set].sort((one, other) => Number.parseFloat(one) - Number.parseFloat(other))
  return {
    sizes: numbers(sizes),
    texts: texts.size,
    surfaces: surfaces.size,
    radii: numbers(radii),
    shadows: shadows.size,
    edges: ['header', 'main', 'footer'].map(edge),
    top: Math.round(document.querySelector(first).getBoundingClientRect().top),
  }
}
