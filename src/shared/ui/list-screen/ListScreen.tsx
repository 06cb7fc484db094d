import { Stack, type StackProps, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { Entry } from '@/shared/lib/collection'
import { RefusedNotice, SetAsideNotice } from '../storage-notices'
import { type Detail, MasterDetail } from '../master-detail'
import { UnknownNotice } from './UnknownNotice'
import type { ListScreenState } from './use-list-screen'

export interface ListScreenProps<Item extends Entry> extends Pick<StackProps, 'gap' | 'py'> {
  /** From `useListScreen`. */
  list: ListScreenState<Item>
  /** The title or first sentence, with the actions. */
  head?: ReactNode
  /** Notices of this list alone, above those that all lists have. */
  notices?: ReactNode
  /** The opened entry; null while none is open, left out where entries open elsewhere. */
  detail?: Detail | null
  /** Closes the detail. Default: closes the opened entry. */
  onClose?: () => void
  /** Rendered above the filters. */
  above?: ReactNode
  filters?: ReactNode
  /** Replaces the line that counts the entries. */
  count?: ReactNode
  /** The entries, or a notice in their place. */
  children: ReactNode
  /** Dialogs and the notice of what was deleted. */
  end?: ReactNode
}

/**
 * A list with everything around it: actions, notices of entries that are unknown, not stored or not readable, the
 * opened entry, filters and the count.
 */
export function ListScreen<Item extends Entry>(props: ListScreenProps<Item>) {
  const { list, head, notices, detail, onClose = list.close, end, gap = '4', py } = props
  const { entries, setAside = 0, refused = false, collection } = list.source
  const { one, many, named = one, all = many, kept = many } = list.nouns
  const body = (
    <Stack gap="3">
      {props.above}
      {props.filters}
      {props.count === undefined ? <CountLine>{list.count}</CountLine> : props.count}
      {props.children}
    </Stack>
  )
  return (
    <Stack gap={gap} py={py}>
      {head}
      {notices}
      {detail !== undefined && list.unknown ? (
        <UnknownNotice what={named} show={`Show all ${all}`} onShow={list.close} />
      ) : null}
      <RefusedNotice what={list.nouns.refused ?? kept} refused={refused} />
      {collection ? (
        <SetAsideNotice what={kept} count={setAside} left={entries.length} collection={collection} />
      ) : null}
      {detail === undefined ? (
        body
      ) : (
        <MasterDetail onClose={onClose} detail={detail}>
          {body}
        </MasterDetail>
      )}
      {end}
    </Stack>
  )
}

/** How many entries are shown. Screen readers announce it; its line keeps its height while it is empty. */
export function CountLine({ children }: { children: ReactNode }) {
  return (
    <Text role="status" textStyle="sm" color="fg.muted" minHeight="1lh">
      {children}
    </Text>
  )
}
