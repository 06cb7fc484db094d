import { array, maxLength, pipe, string } from 'valibot'
import type { StoredDefinition } from '@/shared/lib/storage'

/** Ids of the user's favourite datasets, stored per user. */
export const storedFavourites: StoredDefinition<string[]> = {
  key: 'favourite-datasets',
  version: 1,
  schema: pipe(array(pipe(string(), maxLength(500))), maxLength(10_000)),
  fallback: [],
}
