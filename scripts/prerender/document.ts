import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Rolldown } from 'vite'
import type { RenderedPage } from '../../src/app/entrypoint/render-page.tsx'
import { found, replaced } from '../site/found.ts'
import { earlyAccount, earlyCards, earlySkeleton } from './early.ts'
import { pageSheets } from './styles.ts'

/** The files of the client's build, as the documents need them. */
export interface Assets {
  /**
   * The files that the app and a page need, in the order of loading; `loads` is the source of the function that imports
   * the page.
   */
  filesOf: (loads: string) => string[]
  /** The further files that an account page needs. */
  ofAccounts: (path: string) => string[]
  sheets: { href: string; css: string; classes: readonly string[] }[]
  /** The files that are run before the app starts; the last file starts it. */
  start: readonly string[]
  /** The code that is inlined into every page and loads the rest. */
  entry: string
}

/** Reads the assets of `bundle` in `dir`; `drawn` is the bundle of the code that draws the pages. */
export async function readAssets(dir: string, bundle: Bundle, drawn: Bundle): Promise<Assets> {
  const files = Object.keys(bundle).filter((file) => file.endsWith('.css'))
  const sheets = await Promise.all(
    files.map(async (file) => {
      const css = (await readFile(join(dir, file), 'utf8')).trim()
      return { href: `/${file}`, css, classes: classesIn(css) }
    }),
  )
  const chunkOf = new Map(
    // The part of a group has no file of its own.
    chunksIn(bundle).flatMap((chunk) =>
      [...chunk.moduleIds, chunk.facadeModuleId].flatMap((id) => (id ? [[id, chunk]] : [])),
    ),
  )
  const entries = [found(chunkOf.get(resolve(START)), gone(START))]
  const having = (place: string) =>
    found(
      chunksIn(bundle).find(({ moduleIds }) => moduleIds.includes(resolve(place))),
      gone(place),
    )
  const first = new Set(closure(bundle, entries))
  return {
    sheets,
    start: closure(bundle, entries),
    entry: entryOf(bundle),
    ofAccounts: (path) =>
      closure(bundle, [...OF_ACCOUNTS, ...(FIRST_PARTS[path] ?? [])].map(having)).filter(
        (file) => !first.has(file),
      ),
    filesOf(loads) {
      const pages = [...loads.matchAll(/import\("\.\/([^"]+)"\)/g)].map(([, file = '']) => {
        const id = chunksIn(drawn).find(({ fileName }) => fileName === file)?.facadeModuleId
        return found(chunkOf.get(id ?? ''), `The build has no file for the page that ${file} draws.`)
      })
      if (loads && pages.length === 0) throw new Error(`No file of a page is found in: ${loads}`)
      return closure(bundle, [...entries, ...pages])
    },
  }
}

export type Bundle = Rolldown.OutputBundle

/** The module that starts the app on every page. */
const START = 'src/app/entrypoint/run.ts'

/** The modules that are needed before a signed-in user sees a page. */
const OF_ACCOUNTS = [
  'src/app/session/session-actor.ts',
  'src/app/routes/Guarded.tsx',
  'src/app/shell/workspace/Rail.tsx',
  'src/shared/ui/page-header/PageHeader.tsx',
]

/** The modules that a page imports on demand, and shows first. */
const FIRST_PARTS: Readonly<Record<string, string[]>> = {
  '/ai-ml-platform': ['src/pages/ai-ml-platform/tabs/overview/OverviewTab.tsx'],
}

const gone = (place: string) =>
  `The build has no file with ${place} in it: name its new place in scripts/prerender/document.ts.`

const chunksIn = (bundle: Bundle) => Object.values(bundle).filter((file) => file.type === 'chunk')

const isEntry = ({ facadeModuleId }: Rolldown.OutputChunk) => facadeModuleId?.endsWith('index.html') ?? false

/** The entry is inlined into the page, so that no request is needed before the page is painted. */
function entryOf(bundle: Bundle): string {
  const { code, imports } = found(chunksIn(bundle).find(isEntry), 'The build has no file for index.html.')
  if (imports.length > 0) throw new Error(`What stands in every page imports ${imports.join(', ')}`)
  return code.trim()
}

/** The files of chunks and of all that they import at once, what is needed first before the rest. */
function closure(bundle: Bundle, chunks: Rolldown.OutputChunk[]): string[] {
  const files = new Set<string>()
  const add = (chunk: Rolldown.OutputChunk) => {
    if (isEntry(chunk) || files.has(chunk.fileName)) return
    for (const file of chunk.imports) {
      const imported = bundle[file]
      if (imported?.type === 'chunk') add(imported)
    }
    files.add(chunk.fileName)
  }
  for (const chunk of chunks) add(chunk)
  return [...files]
}

const classesIn = (css: string) => [
  ...new Set([...css.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map(([, name = '']) => name)),
]

/** The link says that the sheet is there, and loads nothing. */
const inPlace = ({ href, css }: Assets['sheets'][number]): string =>
  `<style>${css}</style><link rel="stylesheet" crossorigin disabled href="${href}">`

/** Starts to load the typeface while the page is parsed, not once its first text is laid out. */
function preloadOfFont({ href, css }: Assets['sheets'][number]): string {
  const [, font] = /@font-face\{[^}]*font-display:swap[^}]*url\(([^)]+\.woff2)\)/.exec(css) ?? []
  const missing = `${href} has no typeface with font-display: swap, which src/shared/theme/fonts.css defines.`
  return `<link rel="preload" as="font" type="font/woff2" crossorigin href="${found(font, missing)}">`
}

/** The built index.html, with its style sheets and its entry in place of what asks for them. */
export function startDocument(html: string, { sheets, entry }: Assets): string {
  const linked = sheets.find(({ href }) => html.includes(`href="${href}"`))
  const styles = found(linked, 'The built index.html links no style sheet: it has fonts.css.')
  const link = new RegExp(`<link rel="stylesheet"[^>]*href="${styles.href}"[^>]*>`)
  const withStyles = replaced(html, link, preloadOfFont(styles) + inPlace(styles), HERE)
  const script = /[ \t]*<script type="module"[^>]* src="[^"]+"><\/script>\n?/
  const start = `<script type="module">${entry}</script></body>`
  return replaced(replaced(withStyles, script, '', HERE), '</body>', start, HERE)
}

const HERE = 'The built index.html had it: see scripts/prerender/document.ts.'

/** The metadata of index.html, which is removed if a page has its own, and the start of the page's element. */
const OF_THE_START = [
  { start: /[ \t]*<title data-start>[^<]*<\/title>\n?/, page: '<title>' },
  { start: /[ \t]*<meta data-start name="description"[^>]*>\n?/, page: '<meta name="description"' },
]

const link = (file: string, what: 'styles' | 'start' | 'page' | 'member') =>
  `<link data-later="${what}" crossorigin href="/${file}">`

/** The text without scripts that every other page has below its footer. */
const WITHOUT_SCRIPTS_BELOW = /[ \t]*<noscript>[^]*?<\/noscript>\n?/

/** The text of an account page without scripts, below the bars: its content is empty then. */
const WITHOUT_SCRIPTS =
  '<noscript><p style="position:absolute;inset:10rem 0 auto">Orrery needs JavaScript for this page. Without it you can read the <a href="/" style="text-decoration:underline">home page</a>, the <a href="/templates" style="text-decoration:underline">templates</a> and the <a href="/docs" style="text-decoration:underline">documentation</a>.</p></noscript>'

const SKELETON_END = 'skeleton-end'

/** Delays the first paint until the bars are parsed: a slow parser would paint the rail before its last row, and move it. */
const WAITS_FOR_SKELETON = `<link rel="expect" href="#${SKELETON_END}" blocking="render">`

/** The document of one page. */
export function documentOf(start: string, page: RenderedPage, assets: Assets, lateSheet: string): string {
  const used = new Set(
    [...page.html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  )
  const extra = assets.sheets.filter(({ classes }) => classes.some((name) => used.has(name))).map(inPlace)
  const place = page.hydrates
    ? ` data-page="${page.path}"${page.ofAccounts ? ' data-page-skeleton' : ''}`
    : ''
  // Without `rel` nothing is loaded yet: the entry begins with that once the page has been read (app/entrypoint).
  const files = assets.filesOf(page.loads)
  const later = [
    link(lateSheet, 'styles'),
    ...files.map((file) => link(file, assets.start.includes(file) ? 'start' : 'page')),
  ]
  const { globals, own } = page.styles
  const styles = pageSheets(globals, own, page.html).map((css) => `<style data-styles>${css}</style>`)
  const members = page.ofAccounts ? assets.ofAccounts(page.path).map((file) => link(file, 'member')) : []
  const early = page.ofAccounts ? `${WAITS_FOR_SKELETON}<script>${earlyAccount(page.backend)}</script>` : ''
  const filled = page.html.includes(' data-first=') ? `<script>${earlyCards()}</script>` : ''
  const skeleton = page.ofAccounts ? `<script id="${SKELETON_END}">${earlySkeleton()}</script>` : ''
  const without = page.ofAccounts ? WITHOUT_SCRIPTS : ''
  const head = OF_THE_START.reduce(
    (html, said) => (page.head.includes(said.page) ? replaced(html, said.start, '', HERE) : html),
    start,
  )
  const whole = page.ofAccounts ? replaced(head, WITHOUT_SCRIPTS_BELOW, '', HERE) : head
  const inHead = `${page.head}${styles.join('')}${extra.join('')}${later.join('')}${members.join('')}${early}</head>`
  const root = `${without}<div id="root"${place}>${page.html}</div>${filled}${skeleton}`
  return replaced(replaced(whole, '</head>', inHead, HERE), '<div id="root"></div>', root, HERE)
}
