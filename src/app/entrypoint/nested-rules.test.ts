import { describe, expect, it } from 'vitest'
import { nestedRules } from './nested-rules'

describe('rules with nested conditions', () => {
  it('plain rules and keyframes are unchanged', () => {
    for (const rule of [
      '.a{color:red;}',
      '.a:hover{color:red;}',
      '@keyframes b{from{opacity:0;}to{opacity:1;}}',
    ])
      expect(nestedRules(rule)).toEqual([rule])
  })

  it.each([
    '@media screen and (min-width: 48rem)',
    '@container (max-width: 40rem)',
    '@layer recipes',
    '@supports (gap: 1px)',
  ])('%s is moved into its rule', (condition) =>
    expect(nestedRules(`${condition}{.a{color:red;}}`)).toEqual([`.a{${condition}{color:red;}}`]),
  )

  it('each rule of a condition contains it, in the same order', () =>
    expect(nestedRules('@media print{.a{color:red;}.a th,.a td{gap:0;}}')).toEqual([
      '.a{@media print{color:red;}}',
      '.a th,.a td{@media print{gap:0;}}',
    ]))

  it('nested conditions are both kept', () =>
    expect(nestedRules('@layer recipes{.a{color:red;}@media print{.a{color:blue;}}}')).toEqual([
      '.a{@layer recipes{color:red;}}',
      '.a{@layer recipes{@media print{color:blue;}}}',
    ]))

  it('a brace in a string is ignored', () =>
    expect(nestedRules(`@media print{.a::before{content:"}\\"{";}.b{color:red;}}`)).toEqual([
      `.a::before{@media print{content:"}\\"{";}}`,
      '.b{@media print{color:red;}}',
    ]))
})
