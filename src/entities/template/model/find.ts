import type { GalleryFilters, Sort } from './filters'
import { CATEGORY_LABELS, type Template } from './template'

const byName = new Intl.Collator('en').compare

const ORDERS: Record<Sort, (one: Template, other: Template) => number> = {
  popular: (one, other) => other.downloads - one.downloads,
  rated: (one, other) => other.rating - one.rating,
  updated: (one, other) => other.lastUpdated.localeCompare(one.lastUpdated),
  name: (one, other) => byName(one.name, other.name),
}

/** What a search looks through, per template; and every list in every order asked for. Made once, on first use. */
const texts = new WeakMap<Template, string>()
const sorted = new WeakMap<readonly Template[], Map<Sort, readonly Template[]>>()

/** TPL-01: the templates that match, in order. Every word of the search has to occur. */
export function findTemplates(
  templates: readonly Template[],
  filters: GalleryFilters,
  favourites: readonly string[],
): Template[] {
  const words = filters.search.toLowerCase().split(/\s+/).filter(Boolean)
  const liked = filters.favourites ? new Set(favourites) : null
  return inOrder(templates, filters.sort).filter(
    (template) =>
      (filters.category === 'all' || template.category === filters.category) &&
      (filters.level === 'all' || template.complexity === filters.level) &&
      (liked === null || liked.has(template.id)) &&
      words.every((word) => textOf(template).includes(word)),
  )
}

function inOrder(templates: readonly Template[], sort: Sort): readonly Template[] {
  const orders = sorted.get(templates) ?? new Map<Sort, readonly Template[]>()
  const known = orders.get(sort)
  if (known) return known
  const list = [...templates].sort(ORDERS[sort])
  // Now, while the gallery loads, and not at the first key of a search.
  for (const template of list) textOf(template)
  sorted.set(templates, orders.set(sort, list))
  return list
}

function textOf(template: Template): string {
  const known = texts.get(template)
  if (known !== undefined) return known
  const { name, description, category, technologies, tags, author } = template
  const text = [name, description, CATEGORY_LABELS[category], ...technologies, ...tags, author]
    .join('\n')
    .toLowerCase()
  texts.set(template, text)
  return text
}
