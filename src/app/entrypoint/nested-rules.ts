import type { EmotionCache } from '@emotion/cache'

/** Conditional at-rules, which CSS also allows inside a rule. */
const CONDITION = /^@(media|container|supports|layer)\b/

/**
 * The same rules with their conditions inside: `@media X{.a{…}}` becomes `.a{@media X{…}}`. Chromium adds a plain rule to
 * a sheet without touching the others. A rule that begins with a condition makes it read the sheet anew, recompute the
 * style of everything that the sheet styles, and lay out the whole page.
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
  // This sheet takes the rules that cannot be nested, such as keyframes.
  const { key, container, nonce, isSpeedy: speedy } = sheet
  const apart = new (sheet.constructor as MakesSheet)({ key, container, nonce, speedy })
  sheet.insert = (rule) => {
    for (const one of nestedRules(rule))
      if (one.startsWith('@')) apart.insert(one)
      else insert(one)
  }
  return cache
}
