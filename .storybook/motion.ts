export type Motion = 'system' | 'reduced' | 'full'

const ASKS = /prefers-reduced-motion/
const written = new WeakMap<CSSMediaRule, string>()

function* mediaRules(rules: CSSRuleList): Generator<CSSMediaRule> {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && ASKS.test(written.get(rule) ?? rule.conditionText)) yield rule
    if (rule instanceof CSSGroupingRule) yield* mediaRules(rule.cssRules)
  }
}

/** Switches the app's own rules for reduced motion, as if the system asked for it, or did not. */
export function applyMotion(motion: Motion): void {
  for (const sheet of document.styleSheets)
    for (const rule of mediaRules(sheet.cssRules)) {
      const own = written.get(rule) ?? rule.conditionText
      written.set(rule, own)
      const asks = motion === 'reduced' ? 'all' : 'not all'
      rule.media.mediaText = motion === 'system' ? own : asks
    }
}
