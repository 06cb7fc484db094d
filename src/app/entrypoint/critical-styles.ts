import type { EmotionCache } from '@emotion/cache'

/** The style sheets that a page was drawn with, in the form in which the cache of the browser takes them over. */
export function criticalStyles({ key, inserted, registered }: EmotionCache): string {
  const rules = Object.entries(inserted).filter(
    (rule): rule is [string, string] => typeof rule[1] === 'string',
  )
  const isGlobal = ([name]: [string, string]) => registered[`${key}-${name}`] === undefined
  // Without `data-s` the cache would move them to the end of the head, and all styles would be gone through again.
  const sheet = (names: string, css: string) => `<style data-emotion="${names}" data-s>${css}</style>`
  const own = rules.filter((rule) => !isGlobal(rule))
  return [
    ...rules.filter(isGlobal).map(([name, css]) => sheet(`${key}-global ${name}`, css)),
    sheet(`${key} ${own.map(([name]) => name).join(' ')}`, own.map(([, css]) => css).join('')),
  ].join('')
}
