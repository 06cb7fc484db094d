import { useDeferredValue, useMemo } from 'react'
import type { CollectionSnapshot, Entry, IsSample } from '@/shared/lib/collection'
import type { SetAsideNoticeProps } from '../storage-notices'
import { type ListNouns, ownCountText } from './nouns'
import { useOpened } from './use-opened'

/** The entries of a list. The last three are for entries that the browser stores, `isSample` for those with samples. */
export interface ListSource<Item extends Entry>
  extends Pick<CollectionSnapshot<Item>, 'status' | 'entries'>,
    Partial<Pick<CollectionSnapshot<Item>, 'setAside' | 'refused'>> {
  collection?: SetAsideNoticeProps['collection']
  isSample?: IsSample
}

export interface ListScreenState<Item extends Entry> {
  source: ListSource<Item>
  nouns: ListNouns
  /** The entries that pass the filter. */
  shown: readonly Item[]
  /** As in the source; also `loading` while the first entries wait to be rendered. */
  state: CollectionSnapshot<Item>['status']
  /** Whether stored entries exist and none of them could be read. */
  noneRead: boolean
  /** How many entries are shown; null while that is not known. */
  count: string | null
  /** The id in the address. */
  openedId: string | null
  /** The entry with that id. */
  opened: Item | undefined
  /** Whether the address names an entry that the list does not have. */
  unknown: boolean
  open: (id: string) => void
  close: () => void
}

/**
 * The state of a `ListScreen`. A new filter or new entries render deferred, so that a field takes the next key
 * press at once even above ten thousand entries.
 * @param find Returns the entries that pass the filter. It runs again when it is another function.
 */
export function useListScreen<Item extends Entry, Filter>(
  source: ListSource<Item>,
  nouns: ListNouns,
  filter: Filter,
  find: (entries: readonly Item[], filter: Filter) => readonly Item[],
): ListScreenState<Item> {
  const { status, entries, setAside = 0, isSample } = source
  const [openedId, open] = useOpened()
  const wanted = useDeferredValue(filter)
  const listed = useDeferredValue(entries)
  const shown = useMemo(() => find(listed, wanted), [find, listed, wanted])
  const samples = useMemo(() => (isSample ? entries.filter(isSample).length : 0), [entries, isSample])
  const opened = useMemo(
    () => (openedId === null ? undefined : entries.find(({ id }) => id === openedId)),
    [entries, openedId],
  )
  const state = listed.length === 0 && entries.length > 0 ? 'loading' : status
  const noneRead = setAside > 0 && entries.length === 0
  return {
    source,
    nouns,
    shown,
    state,
    noneRead,
    count:
      state === 'ready' && !noneRead
        ? ownCountText(shown.length, { all: entries.length, samples }, nouns)
        : null,
    openedId,
    opened,
    unknown: openedId !== null && status === 'ready' && !opened,
    open,
    close: () => open(null),
  }
}
