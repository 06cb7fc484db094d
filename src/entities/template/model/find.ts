import type { GalleryFilters, Sort } from './filters'
import { CATEGORY_LABELS, type Template } from './template'

const byName = new Intl.Collator('en').compare

const ORDERS: Record<Sort, (one: Template, other: Template) => number> = {
  popular: (one, other) => other.downloads - one.downloads,
  rated: (one, other) => other.rating - one.rating,
  updated: (one, other) => other.lastUpdated.localeCompare(one.lastUpdated),
  name: (one, other) => byName(one.name, other.name),
}

/** A template, and what a search looks through. */
interface Entry {
  template: Template
  text: string
}

/** Every list in every order asked for, made on first use: while the gallery loads, and not at the first key. */
const entries = new WeakMap<readonly Template[], Map<Sort, readonly Entry[]>>()

/** TPL-01: the templates that match, in order. Every word of the search has to occur. */
export function findTemplates(
  templates: readonly Template[],
  filters: GalleryFilters,
  favourites: readonly string[],
): Template[] {
  const words = filters.search.toLowerCase().split(/\s+/).filter(Boolean)
  const liked = filters.favourites ? new Set(favourites) : null
  const found: Template[] = []
  for (const { template, text } of inOrder(templates, filters.sort)) {
    const fits =
      (filters.category === 'all' || template.category === filters.category) &&
      (filters.level === 'all' || template.complexity === filters.level) &&
      (liked === null || liked.has(template.id)) &&
      words.every((word) => text.includes(word))
    if (fits) found.push(template)
  }
  return found
}

function inOrder(templates: readonly Template[], sort: Sort): readonly Entry[] {
  const orders = entries.get(templates) ?? new Map<Sort, readonly Entry[]>()
  const known = orders.get(sort)
  if (known) return known
  const list = [...templates].sort(ORDERS[sort]).map((template) => ({ template, text: textOf(template) }))
  entries.set(templates, orders.set(sort, list))
  return list
}

function textOf({ name, description, category, technologies, tags, author }: Template): string {
  return [name, description, CATEGORY_LABELS[category], ...technologies, ...tags, author]
    .join('\n')
    .toLowerCase()
}
