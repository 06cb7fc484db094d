// The page to look at: what differs first, side by side, then every other picture by story.
import { existsSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'

const ORDER = ['failed', 'different', 'new', 'same']
const HEADINGS = { failed: 'Failed', different: 'Different', new: 'New', same: 'As accepted' }

const STYLE = `
  :root { color-scheme: light dark; font: 14px/1.5 system-ui, sans-serif }
  body { margin: 24px }
  section { margin-block: 24px }
  .pictures { display: flex; flex-wrap: wrap; gap: 16px; align-items: start }
  figure { margin: 0; max-width: 420px }
  .compared figure { max-width: 31% }
  img { max-width: 100%; max-height: 420px; border: 1px solid #8886; object-fit: contain; object-position: top left }
  figcaption { color: #888; overflow-wrap: anywhere }
  .same img, .new img { max-height: 200px }
`

const ESCAPED = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text) => text.replaceAll(/[&<>"]/g, (sign) => ESCAPED[sign])

/** Writes index.html into the folder and returns its path. */
export function writeReport(folder, results) {
  const sections = ORDER.map((state) =>
    section(
      folder,
      state,
      results.filter((one) => one.state === state),
    ),
  )
  const file = join(folder, 'index.html')
  writeFileSync(
    file,
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Screens</title><style>${STYLE}</style><h1>${results.length} pictures</h1>${sections.join('\n')}</html>\n`,
  )
  return file
}

function section(folder, state, results) {
  if (results.length === 0) return ''
  const parts = [...new Set(results.map(({ title }) => title))].map((title) => {
    const pictures = results.filter((one) => one.title === title).map((one) => shown(folder, one))
    return `<h3>${escape(title)}</h3><div class="pictures">${pictures.join('')}</div>`
  })
  return `<section class="${state}"><h2>${HEADINGS[state]}: ${results.length}</h2>${parts.join('\n')}</section>`
}

function shown(folder, { file, theme, width, state, why }) {
  const name = basename(file)
  const figure = (kind, caption) =>
    existsSync(join(folder, kind, name))
      ? `<figure><a href="${kind}/${name}"><img src="${kind}/${name}" alt="" loading="lazy"></a><figcaption>${escape(caption)}</figcaption></figure>`
      : ''
  if (state === 'failed') return `<p>${escape(`${width} px: ${why}`)}</p>`
  if (state !== 'different') return figure('new', `${width} px, ${theme}`)
  return `<div class="pictures compared">${figure('accepted', `${width} px, ${theme}: accepted`)}${figure('new', 'now')}${figure('differences', why)}</div>`
}
