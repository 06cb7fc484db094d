import { describe, expect, it } from 'vitest'
import { ELSEWHERE } from '@/entities/article/lib/elsewhere'
import { partsOf, wordsIn } from '@/entities/article/lib/parts'
import { ASKED } from '@/entities/article/model/asked'
import { DOCS } from '@/entities/article/model'
import { askedOf, withoutAsked } from '../../scripts/site/asked'

const parts = DOCS.flatMap(partsOf).map(({ article, heading }) => ({
  slug: article.slug,
  id: heading?.id ?? '',
  place: `${article.slug}#${heading?.id ?? ''}`,
}))
const claims = Object.entries(ASKED).flatMap(([slug, asked]) =>
  Object.entries(asked).flatMap(([id, wordings]) =>
    wordings.map((wording) => ({ place: `${slug}#${id}`, wording })),
  ),
)

describe('the wordings in which users ask for a part of an article', () => {
  it.each(parts)('$place has at least four', ({ slug, id }) => {
    expect(ASKED[slug]?.[id]?.length ?? 0).toBeGreaterThanOrEqual(4)
  })

  it('belong to parts that exist', () => {
    const places = new Set(parts.map(({ place }) => place))
    expect([...new Set(claims.map(({ place }) => place))].filter((place) => !places.has(place))).toEqual([])
  })

  it('are claimed by one part each, and not by the subjects that have no answer here', () => {
    const owners = new Map(ELSEWHERE.flat().map((wording) => [wording, 'elsewhere']))
    const twice = claims.filter(({ place, wording }) => {
      const owner = owners.get(wording)
      owners.set(wording, place)
      return owner !== undefined
    })
    expect(twice).toEqual([])
  })

  it('are short and in lower case', () => {
    const other = ({ wording }: { wording: string }) =>
      wording !== wording.toLowerCase() || wording.length > 80
    expect(claims.filter(other)).toEqual([])
  })

  it('are on no page', () => {
    const text = DOCS.flatMap(({ blocks }) => blocks.map(wordsIn)).join(' ')
    expect(text).not.toMatch(/<!--|asked:/)
  })

  it('are read from comments under headings, over several lines', () => {
    const source =
      '---\ntitle: A\n---\n\n<!-- asked: one -->\n\nText.\n\n## Two parts\n\n<!-- asked: two\nwords; three; -->\n\nMore.\n'
    expect(askedOf(source)).toEqual({ '': ['one'], 'two-parts': ['two words', 'three'] })
    expect(askedOf('## A\n\n<!-- asked: what is `npm ci`; *bold* -->\n')).toEqual({
      a: ['what is `npm ci`', '*bold*'],
    })
    expect(withoutAsked(source)).toBe('---\ntitle: A\n---\n\nText.\n\n## Two parts\n\nMore.\n')
  })
})
