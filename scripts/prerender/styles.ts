import { readFileSync } from 'node:fs'
import { browserslistToTargets, transform } from 'lightningcss'

/** Chrome 111, Firefox 113 and Safari 16.4 are the first with everything that our styles ask for (`color-mix`). */
const TARGETS = browserslistToTargets(['chrome 111', 'firefox 113', 'safari 16.4'])

const minified = (css: string, unusedSymbols: string[] = []): string =>
  transform({ filename: 'page.css', code: Buffer.from(css), minify: true, targets: TARGETS, unusedSymbols })
    .code.toString()
    .trim()

/** The whole of `globals`, for what the app shows later, and how a page is printed: in the light theme, whichever is shown. */
export function lateSheet(globals: string): string {
  const light = lightTokens(globals)
  if (light === '') throw new Error(`The theme has no rule for .light, in which pages are printed. ${HERE}`)
  return minified(`${globals}@media print{html{${light}}}${PRINT}`)
}

const HERE = 'Chakra writes it otherwise now: see scripts/prerender/styles.ts.'

const PRINT = readFileSync(new URL('print.css', import.meta.url), 'utf8')

/** The definitions in the rules of the light theme, as Chakra writes them. */
const lightTokens = (globals: string): string =>
  Array.from(
    globals.matchAll(/[^{}]*(?<!:not\()\.light\b[^{}]*\{([^{}]*)\}/g),
    ([, definitions = '']) => definitions,
  ).join(';')

/**
 * The style sheets of a page: of `globals`, the tokens and animations that the page uses (a few hundred properties of the
 * root are what takes a slow processor longest); of `own`, everything, since the app takes what it finds there for given.
 */
export function pageSheets(globals: string, own: string, html: string): string[] {
  const [tokens, animations] = [unusedTokens(globals, own + html), unusedAnimations(globals, own + html)]
  const kept = globals.replaceAll(TOKEN, (definition, name: string) => (tokens.has(name) ? '' : definition))
  return [minified(kept, animations), minified(own)]
}

/** A definition as Chakra writes it. */
const TOKEN = /(--orrery-[\w-]+):([^;{}]*);/g

const namedIn = (text: string) => Array.from(text.matchAll(/var\((--[\w-]+)/g), ([, name = '']) => name)

function unusedTokens(globals: string, rest: string): Set<string> {
  const needs = new Map<string, string[]>()
  for (const [, name = '', value = ''] of globals.matchAll(TOKEN))
    needs.set(name, [...(needs.get(name) ?? []), ...namedIn(value)])
  if (needs.size === 0) throw new Error(`The theme defines no tokens. ${HERE}`)
  const unused = new Set(needs.keys())
  const keep = (name: string) => {
    if (unused.delete(name)) needs.get(name)?.forEach(keep)
  }
  for (const name of namedIn(globals.replaceAll(TOKEN, '') + rest)) keep(name)
  return unused
}

function unusedAnimations(globals: string, rest: string): string[] {
  const names = new Set(Array.from(globals.matchAll(/@keyframes ([\w-]+)/g), ([, name = '']) => name))
  return [...names].filter((name) => !new RegExp(`animation[^;}]*[\\s:,]${name}[\\s;,}]`).test(rest))
}
