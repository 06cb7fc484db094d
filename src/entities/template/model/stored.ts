import { array, maxLength, pipe, string } from 'valibot'
import type { StoredDefinition } from '@/shared/lib/storage'

const text = pipe(string(), maxLength(500))

/** TPL-08: ids of the favourites of this browser. */
export const storedFavourites: StoredDefinition<string[]> = {
  key: 'favourite-templates',
  version: 1,
  schema: pipe(array(text), maxLength(5000)),
  fallback: [],
}
