import { Box, Button, Heading, Stack } from '@chakra-ui/react'
import { Mail } from 'lucide-react'
import type { ReactNode } from 'react'
import { ROLE_LABELS, type TeamMember } from '@/entities/member/model'
import { formatDate, formatNumber } from '@/shared/lib/format'
import { useSelector } from '@/shared/lib/machine'
import { Facts } from '@/shared/ui/facts'
import { Notice } from '@/shared/ui/notice'
import { Ago } from './Ago'
import type { TeamMemberActor } from './model/use-team-member'
import { PermissionList } from './PermissionList'
import { SuspendLastAdmin } from './SuspendLastAdmin'

export interface MemberDetailProps {
  member: TeamMember
  actor: TeamMemberActor
  /** No other member is an active admin. */
  lastAdmin: boolean
  /** Absent where the user may not change the role. */
  onEditPermissions?: () => void
  /** Whether the user may suspend and activate the member. */
  maySuspend?: boolean
  /** Withdraws an invitation that is not answered yet; absent where there is none. */
  onWithdraw?: () => void
  /** Further buttons. */
  children?: ReactNode
}

/** TEM-04, TEM-05: what is known of a member, the permissions of the role, and the actions on the member. */
export function MemberDetail(props: MemberDetailProps) {
  const { member, actor, lastAdmin, onEditPermissions, maySuspend = true, onWithdraw, children } = props
  const { status: kept, wanted, outcome } = useSelector(actor, (snapshot) => snapshot.context)
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const status = wanted ?? kept
  const { name, email, role, lastActive, joinedAt, projects, models, datasets } = member
  const contributions = { Projects: projects, Models: models, Datasets: datasets }
  return (
    <Stack gap="5">
      <Box display="flex" flexWrap="wrap" gap="2">
        <Button asChild size="sm">
          <a href={mailTo(email)}>
            <Mail size={15} aria-hidden />
            Contact
          </a>
        </Button>
        {onEditPermissions ? (
          <Button size="sm" onClick={onEditPermissions}>
            Edit Permissions
          </Button>
        ) : null}
        {maySuspend ? (
          <Button
            size="sm"
            aria-disabled={busy || undefined}
            onClick={() =>
              actor.send(status === 'active' ? { type: 'suspend', lastAdmin } : { type: 'activate' })
            }
          >
            {status === 'active' ? 'Suspend' : 'Activate'}
          </Button>
        ) : null}
        {status === 'pending' && onWithdraw ? (
          <Button size="sm" variant="ghost" onClick={onWithdraw}>
            Remove invitation
          </Button>
        ) : null}
        {children}
      </Box>
      <Box role="status" _empty={{ display: 'none' }}>
        {outcome?.tone === 'success' ? `${name}: ${outcome.message}` : null}
      </Box>
      {outcome?.tone === 'error' ? <Notice status="error">{outcome.message}</Notice> : null}
      <Facts
        rows={[
          ['Email', email],
          ['Role', ROLE_LABELS[role]],
          ['Last active', lastActive === null ? 'Never' : <Ago key="ago" at={lastActive} />],
          ...(joinedAt === undefined ? [] : [['Joined', formatDate(joinedAt)] as const]),
          ...Object.entries(contributions).flatMap(([label, count]) =>
            count === undefined ? [] : [[label, formatNumber(count)] as const],
          ),
        ]}
      />
      <section aria-label="Permissions">
        <Heading as="h3" textStyle="md" mb="1">
          Permissions
        </Heading>
        <PermissionList role={role} />
      </section>
      <SuspendLastAdmin actor={actor} name={name} />
    </Stack>
  )
}

/** Letters that mean something in an address of a mail are written by their codes; half a letter has none. */
const mailTo = (email: string) =>
  `mailto:${encodeURIComponent(email.replace(/\p{Cs}/gu, '\uFFFD')).replace('%40', '@')}`
