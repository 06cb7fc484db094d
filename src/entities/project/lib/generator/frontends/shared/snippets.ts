import type { ProjectContext } from '../../definitions'
import { code, lines } from '../../text/code'
import { literal } from '../../text/escape'
import { type FeatureEntry, featureList, pagesOf } from './client'

/** Code that reads the same in every framework, because it is plain TypeScript. */

export const MESSAGE_OF = code`
  function messageOf(error: unknown): string {
    return error instanceof Error ? error.message : 'Something went wrong.'
  }
`

/** The colour of the dot beside what the health says about the database. */
export const DATABASE_TONES =
  "const DATABASE_TONES = { ok: 'good', unreachable: 'bad', 'not configured': '' }"

export const DURATION = code`
  function duration(seconds: number): string {
    if (seconds < 60) return \`\${seconds} s\`
    if (seconds < 3600) return \`\${Math.floor(seconds / 60)} min\`
    return \`\${Math.floor(seconds / 3600)} h \${Math.floor((seconds % 3600) / 60)} min\`
  }
`

export const ITEMS_SUMMARY = code`
  function summary(page: api.ItemPage | undefined): string {
    if (!page) return 'Loading…'
    if (page.total === 0) return 'Nothing here yet.'
    return page.total === 1 ? '1 item, kept by the server.' : \`\${page.total} items, kept by the server.\`
  }
`

/** What the navigation shows. */
export function pagesConstant(project: ProjectContext): string {
  return code`
    const PAGES = [
      ${lines(...pagesOf(project).map(({ path, label }) => `{ path: ${literal(path)}, label: ${literal(label)} },`))}
    ]
  `
}

/** What the overview says is inside, and which kinds of links are among it; `code` is empty without any feature. */
export function featuresConstant(project: ProjectContext) {
  const features = featureList(project)
  const linked = features.some(({ href }) => href && !href.startsWith('/api/'))
  const anyHref = features.some(({ href }) => href)
  const type = anyHref ? ': { title: string; text: string; href?: string }[]' : ''
  return {
    /** Some entry is a page of the web app. */
    linked,
    /** Some entry has an address. */
    anyHref,
    code: features.length > 0 ? `const FEATURES${type} = ${list(features.map(feature))}` : '',
  }
}

function feature({ title, text, href }: FeatureEntry): string {
  return `{ title: ${literal(title)}, text: ${literal(text)}${href ? `, href: ${literal(href)}` : ''} }`
}

/** An array literal; a single short entry stays on the line. */
function list(entries: string[]): string {
  const [only = ''] = entries
  return entries.length === 1 && only.length < 80 && !only.includes('href')
    ? `[${only}]`
    : lines('[', ...entries.map((entry) => `  ${entry},`), ']')
}
