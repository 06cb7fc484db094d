import { readFileSync } from 'node:fs'
import { minifySync, type Plugin } from 'vite'

const SOURCE = new URL('../../src/app/entrypoint/early.js', import.meta.url)

/** Puts early.js into the page itself: it has to hear what people do before any file has been loaded. */
export function earlyEvents(): Plugin {
  return {
    name: 'orrery-early-events',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace('/* early.js */', () => script()),
    },
  }
}

function script(): string {
  const { code, errors } = minifySync('early.js', readFileSync(SOURCE, 'utf8'))
  if (errors.length > 0) throw new Error(`early.js: ${errors[0]?.message}`)
  return code.trim()
}
