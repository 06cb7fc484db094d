import { FOUNDATIONS, tokensOf } from '@/shared/theme/foundations/foundations'
import { system } from '@/shared/theme/system'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

// The guard of Storybook's order, and that its foundations show every token there is.

const GROUPS = /^(Introduction$|Foundations\/|Components\/|Patterns\/|Pages\/)/

const stories = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.stories.tsx'))
  .map((file) => [join('src', file), readFileSync(join('src', file), 'utf8')] as const)

/** The title of a story file: the first title in its meta, not in the arguments. */
const titleOf = (text: string) => /const meta = \{[^]*?\btitle: '([^']+)'/.exec(text)?.[1] ?? ''

describe('the library', () => {
  it.each(stories)('%s is in one of its groups', (_, text) => expect(titleOf(text)).toMatch(GROUPS))

  it('has every title once', () => {
    const titles = stories.map(([, text]) => titleOf(text))
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
  })

  it('marks every draft as unstable', () => {
    const tagsOf = (text: string) => /^ {2}tags: \[([^\]]*)\]/m.exec(text)?.[1] ?? ''
    const torn = stories.filter(([, text]) => {
      const tags = tagsOf(text)
      return tags.includes("'draft'") !== tags.includes("'!stable'")
    })
    expect(torn.map(([file]) => file)).toEqual([])
    expect(tagsOf("const meta = {\n  tags: ['!stable', 'draft'],\n}")).toContain('draft')
  })

  it('reports a title without a group', () =>
    expect(titleOf("const meta = { title: 'shared/ui/form' } satisfies Meta")).not.toMatch(GROUPS))
})

describe('the foundations', () => {
  const shown = new Set<string>(Object.values(FOUNDATIONS).flat())

  it('cover every kind of token', () =>
    expect([...system.tokens.categoryMap.keys()].filter((kind) => !shown.has(kind))).toEqual([]))

  it.each(Object.entries(FOUNDATIONS))('%s shows each of its kinds', (name, kinds) => {
    const text = readFileSync(`src/shared/theme/foundations/${name}.stories.tsx`, 'utf8')
    expect(kinds.filter((kind) => !text.includes(`kind="${kind}"`))).toEqual([])
  })

  it.each(Object.values(FOUNDATIONS).flat())('%s: every token, with its values', (kind) => {
    const tokens = tokensOf(kind)
    const known = [...(system.tokens.categoryMap.get(kind)?.values() ?? [])].filter(
      ({ extensions }) => !extensions.negative && !extensions.virtual,
    )
    expect(tokens.map(({ name }) => name)).toEqual(known.map(({ extensions }) => extensions.prop))
    expect(tokens.length).toBeGreaterThan(0)
    for (const token of tokens) {
      expect(token.dark).not.toMatch(/[{}]|^$/)
      expect(token.light).not.toMatch(/[{}]|^$/)
    }
  })
})
