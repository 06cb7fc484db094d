import { Box, Button, Heading, Stack } from '@chakra-ui/react'
import { Mail } from 'lucide-react'
import { ROLE_LABELS, type TeamMember } from '@/entities/member/model'
import { formatNumber } from '@/shared/lib/format'
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
  onEditPermissions: () => void
  /** Withdraws an invitation that is not answered yet. */
  onWithdraw: () => void
}

/** TEM-04, TEM-05: what is known of a member, what their role may do, and what can be done with them. */
export function MemberDetail(props: MemberDetailProps) {
  const { member, actor, lastAdmin, onEditPermissions, onWithdraw } = props
  const { status: kept, wanted, outcome } = useSelector(actor, (snapshot) => snapshot.context)
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const status = wanted ?? kept
  const { name, email, role, lastActive, projects, models, datasets } = member
  return (
    <Stack gap="5">
      <Box display="flex" flexWrap="wrap" gap="2">
        <Button asChild size="sm">
          <a href={mailTo(email)}>
            <Mail size={15} aria-hidden />
            Contact
          </a>
        </Button>
        <Button size="sm" onClick={onEditPermissions}>
          Edit Permissions
        </Button>
        <Button
          size="sm"
          aria-disabled={busy || undefined}
          onClick={() =>
            actor.send(status === 'active' ? { type: 'suspend', lastAdmin } : { type: 'activate' })
          }
        >
          {status === 'active' ? 'Suspend' : 'Activate'}
        </Button>
        {status === 'pending' ? (
          <Button size="sm" variant="ghost" onClick={onWithdraw}>
            Remove invitation
          </Button>
        ) : null}
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
          ['Projects', formatNumber(projects)],
          ['Models', formatNumber(models)],
          ['Datasets', formatNumber(datasets)],
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
