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

export interface AccountStatusProps {
  /** Null until it is known. */
  profile: Profile | null
  /** The name from sign-up. */
  name?: string | null
}

const inWords = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** PRF-01: what the account is and may do. */
export function AccountStatus({ profile, name = null }: AccountStatusProps) {
  const known = (draw: (profile: Profile) => ReactNode) =>
    profile ? draw(profile) : <Skeleton height="1lh" maxWidth="9rem" aria-hidden />
  const rows: [string, ReactNode][] = [
    ...(name === null ? [] : [['Name', name] satisfies [string, ReactNode]]),
    ['Status', known(({ status }) => <StatusDot tone={TONES[status]} label={inWords(status)} />)],
    [
      'Email',
      known(({ isVerified }) => (
        <StatusDot tone={isVerified ? 'success' : 'warning'} label={isVerified ? 'Verified' : 'Unverified'} />
      )),
    ],
    ...(profile?.profileCompleted === false
      ? [
          [
            'Profile',
            <StatusDot key="profile" tone="warning" label="Incomplete: choose a username" />,
          ] satisfies [string, ReactNode],
        ]
      : []),
    ['Role', known(({ role }) => inWords(role))],
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
