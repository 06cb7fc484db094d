import { MemberAvatar, MemberStatusDot } from '@/entities/member'
import { ROLE_LABELS, type TeamMember } from '@/entities/member/model'
import { formatNumber } from '@/shared/lib/format'
import { NoneRead, type UnreadCollection, UnreadNotice } from '@/shared/ui/kept'
import { type Column, DataTable, type RowAction, RowLink } from '@/shared/ui/table'
import { useOpened } from '@/shared/ui/list-screen'
import { isSampleMember } from '../../model/own'
import { TableEmpty } from '../../ui/TableEmpty'
import { Ago } from './Ago'
import styles from './MemberTable.module.css'

export interface MemberTableProps {
  members: readonly TeamMember[]
  state: 'loading' | 'ready' | 'error'
  /** The team is empty, whatever is searched. */
  nobody: boolean
  /** Some of it could not be read. */
  unread?: boolean
  actions: (member: TeamMember) => readonly RowAction[]
  onOpen: (member: TeamMember) => void
  collection: UnreadCollection
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
    cell: ({ lastActive }) => (lastActive === null ? 'Never' : <Ago at={lastActive} />),
    sortBy: ({ lastActive }) => lastActive,
    descendingFirst: true,
    width: '9rem',
    hideable: true,
  },
  {
    id: 'worksOn',
    header: 'Contributions',
    cell: ({ projects, models, datasets }) =>
      `${counted(projects, 'project')}, ${counted(models, 'model')}, ${counted(datasets, 'dataset')}`,
    sortBy: ({ projects, models, datasets }) => projects + models + datasets,
    descendingFirst: true,
    width: '17rem',
    hideable: true,
  },
]

/** TEM-03: who is on the team. */
export function MemberTable(props: MemberTableProps) {
  const { members, state, nobody, unread = false, actions, onOpen, collection, onClear } = props
  return (
    <DataTable
      label="Team members"
      rows={members}
      columns={COLUMNS}
      narrow="54rem"
      rowId={idOf}
      rowName={nameOf}
      state={state}
      actions={actions}
      onOpen={onOpen}
      empty={
        nobody && unread ? (
          <NoneRead what="team members" />
        ) : nobody ? (
          <TableEmpty>No team members yet. Invite someone to get started.</TableEmpty>
        ) : (
          <TableEmpty onClear={onClear}>No matches for your search and filters.</TableEmpty>
        )
      }
      error={<UnreadNotice what="team" collections={[collection]} />}
    />
  )
}
