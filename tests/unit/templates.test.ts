import { chosenFrom, storedTemplate } from '@/entities/project/model'
import {
  activeFilters,
  filterEntries,
  filtersFrom,
  findTemplates,
  NO_FILTERS,
  SAMPLE_TEMPLATES,
  type Sort,
} from '@/entities/template/model'
import { describe, expect, it } from 'vitest'

const from = (query: string) => {
  const params = new URLSearchParams(query)
  return filtersFrom((name) => params.get(name))
}
const ids = (changes: Partial<typeof NO_FILTERS>, favourites: string[] = []) =>
  findTemplates(SAMPLE_TEMPLATES, { ...NO_FILTERS, ...changes }, favourites).map(({ id }) => id)

describe('filters in the URL', () => {
  it('are read as they were written', () => {
    const filters = {
      search: 'c++ & "näive"',
      category: 'e-commerce',
      level: 'Beginner',
      sort: 'name',
      view: 'list',
      favourites: true,
    } as const
    expect(from(new URLSearchParams(filterEntries(filters)).toString())).toEqual(filters)
    expect(filterEntries(NO_FILTERS)).toEqual([])
  })

  it('are ignored when they are malformed', () => {
    expect(from('category=%3Cscript%3E&level=Guru&sort=constructor&view=3d&favourites=yes')).toEqual(
      NO_FILTERS,
    )
    expect(from('category=__proto__&level=&q=').category).toBe('all')
    expect(from(`q=${'x'.repeat(10_000)}`).search).toHaveLength(200)
  })

  it('are described in words', () => {
    expect(activeFilters({ ...NO_FILTERS, sort: 'name', search: '  ' })).toEqual([])
    expect(
      activeFilters({
        ...NO_FILTERS,
        search: ' api ',
        category: 'ai-ml',
        level: 'Advanced',
        favourites: true,
      }),
    ).toEqual(['“api”', 'AI/ML', 'Advanced', 'Favourites'])
  })
})

describe('finding templates', () => {
  it('searches name, description, category, technologies, tags and author', () => {
    expect(ids({ search: 'FIELD notes' })).toEqual(['field-notes'])
    expect(ids({ search: 'fastapi' })).toEqual(['sentiment-service'])
    expect(ids({ search: 'e-commerce' })).toEqual(['storefront'])
    expect(ids({ search: 'node openapi beginner' })).toEqual([])
    expect(ids({ search: '.*' })).toEqual([])
  })

  it.each<[Sort, string]>([
    ['popular', 'saas-starter'],
    ['rated', 'sentiment-service'],
    ['updated', 'sentiment-service'],
    ['name', 'analytics-dashboard'],
  ])('in the order %s starts with %s', (sort, first) => expect(ids({ sort })[0]).toBe(first))

  it('narrows by category, level and favourites together', () => {
    expect(ids({ level: 'Beginner', favourites: true }, ['rest-service', 'storefront'])).toEqual([
      'rest-service',
    ])
  })
})

describe('the selected template', () => {
  it.each(SAMPLE_TEMPLATES)(
    '$id is stored completely, and the wizard reads the part it needs (TPL-06)',
    (template) => {
      expect(storedTemplate.schema['~standard'].validate(template)).toMatchObject({ value: template })
      expect(Object.keys(chosenFrom(template)).sort()).toEqual([
        'category',
        'complexity',
        'description',
        'id',
        'name',
        'technologies',
      ])
    },
  )
})
