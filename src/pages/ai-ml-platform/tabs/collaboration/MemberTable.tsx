import { MemberAvatar, MemberStatusDot } from '@/entities/member'
import { ROLE_LABELS, type TeamMember } from '@/entities/member/model'
import type { ReactNode } from 'react'
import { formatDate, formatNumber } from '@/shared/lib/format'
import { NoneRead } from '@/shared/ui/storage-notices'
import { type Column, DataTable, type RowAction, RowLink } from '@/shared/ui/table'
import { useOpened } from '@/shared/ui/list-screen'
import { isSampleMember } from '../../model/own'
import { TableEmpty } from '../../ui/TableEmpty'
import { Ago } from './Ago'
import styles from './MemberTable.module.css'

export interface MemberTableProps {
  members: readonly TeamMember[]
  state: 'loading' | 'ready' | 'error'
  /** The team is empty, with any search. */
  isEmpty: boolean
  /** Some of it could not be read. */
  unread?: boolean
  actions: (member: TeamMember) => readonly RowAction[]
  onOpen: (member: TeamMember) => void
  /** Shown in place of the table when nothing could be read. */
  error: ReactNode
  /** Members of a shared workspace: they have a day on which they joined, and no contributions. */
  shared?: boolean
  onClear: () => void
}

const idOf = ({ id }: TeamMember) => id
const nameOf = ({ name }: TeamMember) => name

function Name({ member }: { member: TeamMember }) {
  const [, , link] = useOpened()
  return (
    <div className={styles.name}>
      <MemberAvatar letters={member.avatar} />
      <div className={styles.words}>
        <RowLink {...link(member.id)}>{member.name}</RowLink>
        {member.name === member.email ? null : (
          <div className={styles.email} title={member.email}>
            {member.email}
            {isSampleMember(member) ? ' · Sample' : null}
          </div>
        )}
      </div>
    </div>
  )
}

const counted = (count: number, one: string) => `${formatNumber(count)} ${count === 1 ? one : `${one}s`}`

/** Labels a date in a row of two lines, where the header is not shown. */
const WhereNarrow = ({ children }: { children: string }) => <span className={styles.label}>{children} </span>

const COLUMNS: readonly Column<TeamMember>[] = [
  { id: 'name', header: 'Member', cell: (member) => <Name member={member} />, sortBy: nameOf },
  {
    id: 'role',
    header: 'Role',
    cell: ({ role }) => ROLE_LABELS[role],
    sortBy: ({ role }) => ROLE_LABELS[role],
    width: '7rem',
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => <MemberStatusDot status={status} />,
    sortBy: ({ status }) => status,
    width: '7rem',
  },
  {
    id: 'lastActive',
    header: 'Last active',
    cell: ({ lastActive }) => (
      <>
        <WhereNarrow>Last active</WhereNarrow>
        {lastActive === null ? 'Never' : <Ago at={lastActive} />}
      </>
    ),
    sortBy: ({ lastActive }) => lastActive,
    descendingFirst: true,
    width: '9rem',
    hideable: true,
  },
  {
    id: 'worksOn',
    header: 'Contributions',
    cell: ({ projects = 0, models = 0, datasets = 0 }) =>
      `${counted(projects, 'project')}, ${counted(models, 'model')}, ${counted(datasets, 'dataset')}`,
    sortBy: ({ projects = 0, models = 0, datasets = 0 }) => projects + models + datasets,
    descendingFirst: true,
    width: '17rem',
    hideable: true,
  },
]

const SHARED_COLUMNS: readonly Column<TeamMember>[] = [
  ...COLUMNS.filter(({ id }) => id !== 'worksOn'),
  {
    id: 'joined',
    header: 'Joined',
    cell: ({ joinedAt }) =>
      joinedAt === undefined ? null : (
        <>
          <WhereNarrow>Joined</WhereNarrow>
          {formatDate(joinedAt)}
        </>
      ),
    sortBy: ({ joinedAt }) => joinedAt ?? null,
    descendingFirst: true,
    width: '9rem',
    hideable: true,
  },
]

/** TEM-03: the members of the team. */
export function MemberTable(props: MemberTableProps) {
  const { members, state, isEmpty, unread = false, actions, onOpen, error, shared = false, onClear } = props
  return (
    <DataTable
      label="Team members"
      rows={members}
      columns={shared ? SHARED_COLUMNS : COLUMNS}
      narrow="54rem"
      rowId={idOf}
      rowName={nameOf}
      state={state}
      actions={actions}
      onOpen={onOpen}
      empty={
        isEmpty && unread ? (
          <NoneRead what="team members" />
        ) : isEmpty ? (
          <TableEmpty>No team members yet. Invite someone to get started.</TableEmpty>
        ) : (
          <TableEmpty onClear={onClear}>No matches for your search and filters.</TableEmpty>
        )
      }
      error={error}
    />
  )
}
