import { describe, expect, it } from 'vitest'
import { DOCS } from '@/entities/article/model'
import { trail } from '../../src/app/shell/nav'

describe('the breadcrumb of a page', () => {
  it('names the pages above it', () => {
    expect(trail('/ai-ml-platform/api-integration')).toEqual([
      { label: 'Home', to: '/' },
      { label: 'AI/ML Platform', to: '/ai-ml-platform' },
      { label: 'API integration', to: '/ai-ml-platform/api-integration' },
    ])
  })

  it.each(DOCS.map(({ slug, title }) => [slug, title]))('ends with the article %s', (slug, title) => {
    expect(trail(`/docs/${slug}`)).toEqual([
      { label: 'Home', to: '/' },
      { label: 'Documentation', to: '/docs' },
      { label: title, to: `/docs/${slug}` },
    ])
  })

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'shows no page name from the URL %s',
    (part) => {
      expect(trail(`/${part}`)).toEqual([{ label: 'Home', to: '/' }])
    },
  )
})
