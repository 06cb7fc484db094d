import { Heading } from '@chakra-ui/react'
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

/** PRF-01: what the account is and may do. */
export function AccountStatus({ profile }: { profile: Profile }) {
  const rows: [string, ReactNode][] = [
    ['Status', <StatusDot key="status" tone={TONES[profile.status]} label={profile.status} />],
    [
      'Email',
      <StatusDot
        key="email"
        tone={profile.isVerified ? 'success' : 'warning'}
        label={profile.isVerified ? 'Verified' : 'Unverified'}
      />,
    ],
    [
      'Profile',
      <StatusDot
        key="profile"
        tone={profile.profileCompleted ? 'success' : 'warning'}
        label={profile.profileCompleted ? 'Complete' : 'Incomplete: choose a username'}
      />,
    ],
    ['Role', profile.role],
    ['Member since', formatDate(profile.createdAt)],
    ['Last sign-in', lastActivity(profile, formatDateTime)],
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
