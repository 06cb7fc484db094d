import { picklist } from 'valibot'
import { browserStorage, useStored } from '@/shared/lib/browser-storage'
import type { StoredDefinition } from '@/shared/lib/storage'

type View = 'grid' | 'list'

const storedView: StoredDefinition<View> = {
  key: 'datasets-view',
  version: 1,
  schema: picklist(['grid', 'list']),
  fallback: 'grid',
}

/** DST-01: cards or a list, as it was chosen in this browser. */
export const useView = (): [View, (view: View) => void] => [
  useStored(storedView),
  (view) => void browserStorage.write(storedView, view),
]
