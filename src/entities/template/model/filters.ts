import { CATEGORIES, type Category, CATEGORY_LABELS, COMPLEXITIES, type Complexity } from './template'

export const SORTS = ['popular', 'rated', 'updated', 'name'] as const
export type Sort = (typeof SORTS)[number]

export const SORT_LABELS: Record<Sort, string> = {
  popular: 'Most Popular',
  rated: 'Highest Rated',
  updated: 'Recently Updated',
  name: 'Name A-Z',
}

export interface GalleryFilters {
  search: string
  category: Category | 'all'
  level: Complexity | 'all'
  sort: Sort
  view: 'grid' | 'list'
  /** Only the templates that are favourites. */
  favourites: boolean
}

export const NO_FILTERS: GalleryFilters = {
  search: '',
  category: 'all',
  level: 'all',
  sort: 'popular',
  view: 'grid',
  favourites: false,
}

/** A longer search finds nothing more; it only makes the address unusable. */
export const SEARCH_LIMIT = 200

/** Filters from untrusted values, e.g. of an edited address: an unknown value counts as not chosen. */
export function filtersFrom(value: (name: string) => string | null): GalleryFilters {
  const pick = <T extends string>(known: readonly T[], name: string) =>
    known.find((one) => one === value(name)?.toLowerCase())
  const level = value('level')?.toLowerCase()
  return {
    search: (value('q') ?? '').slice(0, SEARCH_LIMIT),
    category: pick(CATEGORIES, 'category') ?? 'all',
    level: COMPLEXITIES.find((one) => one.toLowerCase() === level) ?? 'all',
    sort: pick(SORTS, 'sort') ?? 'popular',
    view: pick(['grid', 'list'] as const, 'view') ?? 'grid',
    favourites: value('favourites') === '1',
  }
}

/** Names and values of what differs from the start, ready for an address; the inverse of `filtersFrom`. */
export function filterEntries(filters: GalleryFilters): [name: string, value: string][] {
  const { search, category, level, sort, view, favourites } = filters
  const entries: [string, string, boolean][] = [
    ['q', search, search !== ''],
    ['category', category, category !== 'all'],
    ['level', level.toLowerCase(), level !== 'all'],
    ['sort', sort, sort !== 'popular'],
    ['view', view, view !== 'grid'],
    ['favourites', '1', favourites],
  ]
  return entries.filter(([, , set]) => set).map(([name, value]) => [name, value])
}

/** TPL-02: what is narrowed at the moment, in words. Sort and view only arrange. */
export function activeFilters({ search, category, level, favourites }: GalleryFilters): string[] {
  return [
    search.trim() && `“${search.trim()}”`,
    category !== 'all' && CATEGORY_LABELS[category],
    level !== 'all' && level,
    favourites && 'Favourites',
  ].filter((one) => typeof one === 'string' && one !== '') as string[]
}
