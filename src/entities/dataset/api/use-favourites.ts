import { useMemo } from 'react'
import { browserStorage, useStored } from '@/shared/lib/browser-storage'
import { forUser } from '@/shared/lib/storage'
import { storedFavourites } from '../model/favourites'

/**
 * Ids of the user's favourite datasets, live across tabs, and a function that adds or removes an id. A change
 * that the browser refuses to store lasts until the tab closes.
 */
export function useFavouriteDatasets(userId: string): readonly [string[], (id: string) => void] {
  const definition = useMemo(() => forUser(storedFavourites, userId), [userId])
  const favourites = useStored(definition)
  const toggle = (id: string) => {
    const now = browserStorage.read(definition)
    browserStorage.write(definition, now.includes(id) ? now.filter((other) => other !== id) : [id, ...now])
  }
  return [favourites, toggle]
}
