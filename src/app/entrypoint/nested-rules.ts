import type { EmotionCache } from '@emotion/cache'

/** At-rules that say when the rules in them hold, and can stand within a rule as well. */
const CONDITION = /^@(media|container|supports|layer)\b/

/**
 * The same rules with their conditions inside: `@media X{.a{…}}` as `.a{@media X{…}}`. Chromium takes a plain rule into a sheet
 * by itself; for one that begins with a condition it reads the sheet anew, works out the style of everything that the sheet
 * styles, and lays out the whole page.
 */
export function nestedRules(rule: string): string[] {
  if (!CONDITION.test(rule)) return [rule]
  const start = rule.indexOf('{')
  const condition = rule.slice(0, start)
  return blocksOf(rule.slice(start + 1, rule.lastIndexOf('}'))).flatMap((block) =>
    nestedRules(block).map((inner) => {
      const open = inner.indexOf('{')
      return `${inner.slice(0, open)}{${condition}${inner.slice(open)}}`
    }),
  )
}

/** The rules of a text, one after the other. A brace in a string counts for none. */
function blocksOf(css: string): string[] {
  const blocks: string[] = []
  let [from, depth] = [0, 0]
  for (const { 0: sign, index } of css.matchAll(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[{}]/g)) {
    if (sign === '{') depth++
    if (sign !== '}' || --depth > 0) continue
    blocks.push(css.slice(from, index + 1).trim())
    from = index + 1
  }
  return blocks
}

type Sheet = EmotionCache['sheet']
type MakesSheet = new (
  options: Pick<Sheet, 'key' | 'container' | 'nonce'> & { speedy: boolean },
) => Pick<Sheet, 'insert'>

/** Lets a cache add its rules to the page without making the browser go through those that are there. */
export function addsRulesAlone(cache: EmotionCache): EmotionCache {
  if (!CSS.supports('selector(&)')) return cache
  const { sheet } = cache
  const insert = sheet.insert.bind(sheet)
  // What cannot stand within a rule, such as keyframes.
  const { key, container, nonce, isSpeedy: speedy } = sheet
  const apart = new (sheet.constructor as MakesSheet)({ key, container, nonce, speedy })
  sheet.insert = (rule) => {
    for (const one of nestedRules(rule))
      if (one.startsWith('@')) apart.insert(one)
      else insert(one)
  }
  return cache
}
