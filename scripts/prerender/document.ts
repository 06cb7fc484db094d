import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RenderedPage } from '../../src/app/entrypoint/render-page.tsx'

/** The style sheets of the client's build. */
export interface Assets {
  sheets: { href: string; css: string; classes: readonly string[] }[]
}

/** Reads the style sheets that Vite wrote. */
export async function readAssets(dir: string, bundle: object): Promise<Assets> {
  const files = Object.keys(bundle).filter((file) => file.endsWith('.css'))
  const sheets = await Promise.all(
    files.map(async (file) => {
      const css = (await readFile(join(dir, file), 'utf8')).trim()
      return { href: `/${file}`, css, classes: classesIn(css) }
    }),
  )
  return { sheets }
}

const classesIn = (css: string) => [
  ...new Set([...css.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map(([, name = '']) => name)),
]

/** The built index.html, with its style sheets in place of the links to them. */
export const startDocument = (html: string, { sheets }: Assets): string =>
  html.replace(/<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g, (link, href: string) => {
    const sheet = sheets.find((one) => one.href === href)
    return sheet ? `<style>${sheet.css}</style>` : link
  })

/** What index.html says of itself; a page that says it makes room for that. */
const OF_THE_START = /[ \t]*(<title data-start>[^<]*<\/title>|<meta data-start[^>]*>)\n?/g

/** The document of one page. */
export function documentOf(start: string, page: RenderedPage, { sheets }: Assets): string {
  const used = new Set(
    [...page.html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  )
  const extra = sheets
    .filter(({ classes }) => classes.some((name) => used.has(name)))
    // The link says that the sheet is there, and loads nothing.
    .map(
      ({ href, css }) => `<style>${css}</style><link rel="stylesheet" crossorigin disabled href="${href}">`,
    )
  const place = page.hydrates ? ` data-page="${page.path}"` : ''
  const own = page.head.includes('<title>') ? start.replace(OF_THE_START, '') : start
  return own
    .replace('</head>', () => `${page.head}${page.styles}${extra.join('')}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root"${place}>${page.html}</div>`)
}
