import { readFileSync } from 'node:fs'
import { minifySync, type Plugin } from 'vite'
import type { BuildBackend } from '../../src/shared/config/env.ts'

/** Puts early.js into the page itself: it has to hear what people do before any file has been loaded. */
export function earlyEvents(): Plugin {
  return {
    name: 'orrery-early-events',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace('/* early.js */', () => inlined('early.js')),
    },
  }
}

/** early-account.js, with the backend that the build was made for. */
export function earlyAccount(build: BuildBackend): string {
  const known =
    build.kind === 'hosted' ? { supabaseUrl: build.backend.url, supabaseKey: build.backend.key } : null
  // What stands in a script must not end it.
  const text = JSON.stringify(known).replaceAll('<', '\\u003c')
  return inlined('early-account.js', (code) => code.replace('BACKEND', () => text))
}

/** early-cards.js */
export const earlyCards = (): string => inlined('early-cards.js')

/** early-room.js */
export const earlyRoom = (): string => inlined('early-room.js')

const FACE = /@font-face\{[^}]*font-display:optional[^}]*\}/

/** A built sheet without the typeface that may come late, and the script that puts it in (early-font.js). */
export function earlyFont(css: string): { css: string; script: string } | null {
  const [face] = css.match(FACE) ?? []
  if (!face) return null
  const value = (name: string) => new RegExp(`${name}:([^;}]*)`).exec(face)?.[1] ?? ''
  const script = inlined('early-font.js', (code) =>
    code
      .replace('FAMILY', value('font-family'))
      .replace('SOURCE', value('src'))
      .replace('WEIGHT', value('font-weight'))
      .replace('RANGE', value('unicode-range')),
  )
  return { css: css.replace(face, ''), script }
}

function inlined(name: string, change = (code: string) => code): string {
  const source = new URL(`../../src/app/entrypoint/${name}`, import.meta.url)
  const { code, errors } = minifySync(name, change(readFileSync(source, 'utf8')))
  if (errors.length > 0) throw new Error(`${name}: ${errors[0]?.message}`)
  return code.trim()
}
