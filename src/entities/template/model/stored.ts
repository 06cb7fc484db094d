import { array, type GenericSchema, maxLength, nullable, object, picklist, pipe, string } from 'valibot'
import type { StoredDefinition } from '@/shared/lib/storage'
import { COMPLEXITIES, type Template } from './template'

/** TPL-06: what the wizard needs of the template that was chosen. */
export type ChosenTemplate = Pick<Template, 'id' | 'name' | 'description' | 'technologies' | 'complexity'> & {
  category: string
}

const text = pipe(string(), maxLength(500))

const chosenTemplate: GenericSchema<unknown, ChosenTemplate> = object({
  id: text,
  name: text,
  description: text,
  category: text,
  technologies: pipe(array(text), maxLength(50)),
  complexity: picklist(COMPLEXITIES),
})

/** STO-01: the template that was chosen in the gallery, until the wizard takes it. */
export const storedTemplate: StoredDefinition<ChosenTemplate | null> = {
  key: 'chosen-template',
  version: 1,
  schema: nullable(chosenTemplate),
  fallback: null,
}

/** TPL-08: ids of the favourites of this browser. */
export const storedFavourites: StoredDefinition<string[]> = {
  key: 'favourite-templates',
  version: 1,
  schema: pipe(array(text), maxLength(5000)),
  fallback: [],
}

/** The part of a template that is stored on Use Template. */
export function chosenFrom(template: Template): ChosenTemplate {
  const { id, name, description, category, technologies, complexity } = template
  return { id, name, description, category, technologies, complexity }
}
