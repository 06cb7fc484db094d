import { readFileSync } from 'node:fs'
import { minifySync, type Plugin } from 'vite'
import type { BuildBackend } from '../../src/shared/config/env.ts'
import { RENEWED_BEFORE, SESSION_KEY } from '../../src/shared/api/stored-session.ts'
import { replaced } from '../site/found.ts'

const KEY = JSON.stringify(SESSION_KEY)

/**
 * Inlines early.js and the storage key of sessions into the page, because early.js has to record input before any file is
 * loaded.
 */
export function earlyEvents(): Plugin {
  return {
    name: 'orrery-early-events',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        Object.entries({ '/* early.js */': inlined('early.js'), SESSION_KEY: KEY }).reduce(
          (text, [from, to]) => replaced(text, from, to, 'index.html had it in a script.'),
          html,
        ),
    },
  }
}

/** early-account.js, with the backend that the build was made for. */
export function earlyAccount(build: BuildBackend): string {
  const known =
    build.kind === 'hosted' ? { supabaseUrl: build.backend.url, supabaseKey: build.backend.key } : null
  // Escapes `<`, so that the text cannot end the script that contains it.
  const text = JSON.stringify(known).replaceAll('<', '\\u003c')
  return inlined('early-account.js', {
    BACKEND: text,
    SESSION_KEY: KEY,
    RENEWED_BEFORE: String(RENEWED_BEFORE),
  })
}

/** early-cards.js */
export const earlyCards = (): string => inlined('early-cards.js', { SESSION_KEY: KEY })

/** early-skeleton.js */
export const earlySkeleton = (): string => inlined('early-skeleton.js')

/** A script of the entry, with what the build knows in the place of its names. */
function inlined(name: string, known: Record<string, string> = {}): string {
  const source = new URL(`../../src/app/entrypoint/${name}`, import.meta.url)
  const written = Object.entries(known).reduce(
    (text, [from, to]) => replaced(text, from, to, `${name} had it where the build writes what it knows.`),
    readFileSync(source, 'utf8'),
  )
  const { code, errors } = minifySync(name, written)
  if (errors.length > 0) throw new Error(`${name}: ${errors[0]?.message}`)
  return code.trim()
}
