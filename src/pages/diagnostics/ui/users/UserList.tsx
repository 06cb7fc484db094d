import { useCallback } from 'react'
import type { Profile } from '@/entities/profile/model'
import { VirtualGrid } from '@/shared/ui/list'
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

/** ADM-04: as many accounts as there are, inside 600 px. */
export function UserList({ list, rows, total, ownId }: UserListProps) {
  const known = rows.length
  const askForMore = useCallback(
    (last: number) => {
      if (last >= known - AHEAD) list.send({ type: 'more' })
    },
    [list, known],
  )
  return (
    <VirtualGrid
      label="Accounts"
      items={rows}
      itemKey={keyOf}
      total={total}
      maxHeight={MAX_HEIGHT}
      estimate={ROW_HEIGHT}
      overscan={6}
      onDraw={askForMore}
      renderItem={(profile) => <Row list={list} profile={profile} ownId={ownId} />}
    />
  )
}

const keyOf = ({ id }: Profile) => id

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
