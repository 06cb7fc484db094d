import { array, maxLength, pipe, string } from 'valibot'
import type { StoredDefinition } from '@/shared/lib/storage'
import type { Template } from './template'

const text = pipe(string(), maxLength(500))

/** TPL-08: ids of the favourites of this browser. */
export const storedFavourites: StoredDefinition<string[]> = {
  key: 'favourite-templates',
  version: 1,
  schema: pipe(array(text), maxLength(5000)),
  fallback: [],
}

/** TPL-06: the part of a template that the wizard needs. */
export function chosenFrom(template: Template) {
  const { id, name, description, category, technologies, complexity } = template
  return { id, name, description, category, technologies, complexity }
}
