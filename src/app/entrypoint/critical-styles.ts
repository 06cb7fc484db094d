import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache'

/** What Safari still knows by its own name alone, of all that the theme uses. */
const OF_SAFARI = new Set([
  'user-select',
  'backdrop-filter',
  'text-size-adjust',
  'hyphens',
  'box-decoration-break',
])

/** In the place of Emotion's own prefixes, a fifth of all styles, for browsers that the build is not made for. */
const prefixed: StylisPlugin = (element) => {
  const { type, props, value } = element
  if (type === 'decl' && typeof props === 'string' && OF_SAFARI.has(props))
    element.return = `-webkit-${value}${value}`
}

/** The same for what the build draws and for the browser. */
export const createStyleCache = (): EmotionCache => createCache({ key: 'css', stylisPlugins: [prefixed] })

/** The style sheets that a page was drawn with; `cacheOfDocument` knows what is in them. */
export function criticalStyles({ key, inserted, registered }: EmotionCache): string {
  const rules = Object.entries(inserted).filter(
    (rule): rule is [string, string] => typeof rule[1] === 'string',
  )
  const isGlobal = ([name]: [string, string]) => registered[`${key}-${name}`] === undefined
  const sheet = (names: string, css: string) => `<style data-styles="${names}">${css}</style>`
  const own = rules.filter((rule) => !isGlobal(rule))
  return [
    ...rules.filter(isGlobal).map(([, css]) => sheet('', css)),
    sheet(own.map(([name]) => name).join(' '), own.map(([, css]) => css).join('')),
  ].join('')
}

/** Whether this document has the styles of the whole page. */
export const isStyled = (): boolean => document.querySelector('style[data-styles]') !== null

/**
 * A cache that knows the styles of this document. Emotion's own way of taking them over moves them within the head, and the
 * browser goes through all styles of the page again.
 */
export function cacheOfDocument(): EmotionCache {
  const cache = createStyleCache()
  for (const { dataset } of document.querySelectorAll<HTMLStyleElement>('style[data-styles]'))
    for (const name of dataset.styles?.split(' ') ?? []) if (name) cache.inserted[name] = true
  return cache
}
