import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache'
import { addsRulesAlone } from './nested-rules'

/** The properties of the theme that Safari knows only with the prefix `-webkit-`. */
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

/** The styles that a page was drawn with. */
export interface CriticalStyles {
  /** Of the whole page: reset, base and tokens. */
  globals: string
  /** Of its elements, in their order. */
  own: string
}

export function criticalStyles({ key, inserted, registered }: EmotionCache): CriticalStyles {
  const rules = Object.entries(inserted).filter(
    (rule): rule is [string, string] => typeof rule[1] === 'string',
  )
  const isGlobal = ([name]: [string, string]) => registered[`${key}-${name}`] === undefined
  const text = (some: [string, string][]) => some.map(([, css]) => css).join('')
  return { globals: text(rules.filter(isGlobal)), own: text(rules.filter((rule) => !isGlobal(rule))) }
}

/** The names of the styles in a sheet of them. */
const namesIn = (css: string) =>
  new Set(Array.from(css.matchAll(/\.css-([a-z0-9]+)/g), ([, name = '']) => name))

/** Whether this document has the styles of the whole page. */
export const isStyled = (): boolean => document.querySelector('style[data-styles]') !== null

/**
 * A cache that knows the styles of this document. Emotion's own way of taking them over moves them within the head, and the
 * browser goes through all styles of the page again.
 */
export function cacheOfDocument(): EmotionCache {
  const cache = addsRulesAlone(createStyleCache())
  for (const { textContent } of document.querySelectorAll('style[data-styles]'))
    for (const name of namesIn(textContent)) cache.inserted[name] = true
  return cache
}
