import { chakra } from '@chakra-ui/react'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef } from 'react'
import type { Profile } from '@/entities/profile/model'
import { useAccountActor } from '../../model/users/account-actor'
import type { UserManagementActor } from '../../model/users/use-user-management'
import { UserRow } from './UserRow'

export interface UserListProps {
  list: UserManagementActor
  rows: readonly Profile[]
  total: number
  /** Id of the administrator who is looking. */
  ownId: string
}

/** px, ADM-04 */
const MAX_HEIGHT = 600
/** px, before a row has been measured */
const ROW_HEIGHT = 112
/** The next page is asked for when this many rows are left below. */
const AHEAD = 15

/** ADM-04: as many accounts as there are, inside 600 px; only the rows near the view are drawn. */
export function UserList({ list, rows, total, ownId }: UserListProps) {
  const scroller = useRef<HTMLDivElement>(null)
  // oxlint-disable-next-line react/incompatible-library -- the compiler leaves this component alone, and nothing below is memoised
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 6,
    getItemKey: (index) => rows[index]?.id ?? index,
  })
  const items = virtual.getVirtualItems()
  const last = items.at(-1)?.index ?? 0
  useEffect(() => {
    if (last >= rows.length - AHEAD) list.send({ type: 'more' })
  }, [list, last, rows.length])
  return (
    <chakra.div
      ref={scroller}
      maxHeight={`${MAX_HEIGHT}px`}
      overflowY="auto"
      borderWidth="1px"
      borderRadius="lg"
      bg="bg.panel"
      tabIndex={0}
      role="region"
      aria-label="Accounts"
    >
      <div role="list" style={{ height: virtual.getTotalSize(), position: 'relative' }}>
        {items.map(({ key, index, start }) => {
          const profile = rows[index]
          return profile ? (
            <div
              key={key}
              ref={virtual.measureElement}
              data-index={index}
              role="listitem"
              aria-setsize={total}
              aria-posinset={index + 1}
              style={{ position: 'absolute', insetInline: 0, top: 0, transform: `translateY(${start}px)` }}
            >
              <Row list={list} profile={profile} ownId={ownId} />
            </div>
          ) : null
        })}
      </div>
    </chakra.div>
  )
}

function Row({ list, profile, ownId }: { list: UserManagementActor; profile: Profile; ownId: string }) {
  return (
    <UserRow
      account={profile}
      actor={useAccountActor(list, profile.id)}
      ownId={ownId}
      onChange={(event) => list.send({ type: 'account.change', id: profile.id, event })}
      onSelectRole={(role) => list.send({ type: 'role.ask', profile, role })}
      onResetPassword={() => list.send({ type: 'recovery.ask', profile })}
      onDelete={() => list.send({ type: 'delete.ask', profile })}
    />
  )
}
