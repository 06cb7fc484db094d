import { Heading, Skeleton } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { type AccountStatus as Status, lastActivity, type Profile } from '@/entities/profile/model'
import { formatDate, formatDateTime } from '@/shared/lib/format'
import { Facts } from '@/shared/ui/facts'
import { Panel } from '@/shared/ui/panel'
import { StatusDot } from '@/shared/ui/status'

const TONES = { active: 'success', inactive: 'warning', locked: 'error' } as const satisfies Record<
  Status,
  string
>

/** PRF-01: what the account is and may do; null until that is known. */
export function AccountStatus({ profile }: { profile: Profile | null }) {
  const known = (draw: (profile: Profile) => ReactNode) =>
    profile ? draw(profile) : <Skeleton height="1lh" maxWidth="9rem" aria-hidden />
  const rows: [string, ReactNode][] = [
    ['Status', known(({ status }) => <StatusDot tone={TONES[status]} label={status} />)],
    [
      'Email',
      known(({ isVerified }) => (
        <StatusDot tone={isVerified ? 'success' : 'warning'} label={isVerified ? 'Verified' : 'Unverified'} />
      )),
    ],
    [
      'Profile',
      known(({ profileCompleted }) => (
        <StatusDot
          tone={profileCompleted ? 'success' : 'warning'}
          label={profileCompleted ? 'Complete' : 'Incomplete: choose a username'}
        />
      )),
    ],
    ['Role', known(({ role }) => role)],
    ['Member since', known(({ createdAt }) => formatDate(createdAt))],
    ['Last sign-in', known((own) => lastActivity(own, formatDateTime))],
  ]
  return (
    <Panel as="section" aria-labelledby="account">
      <Heading as="h2" id="account" textStyle="lg" fontWeight="semibold" mb="3">
        Account status
      </Heading>
      <Facts rows={rows} />
    </Panel>
  )
}
