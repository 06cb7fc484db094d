import { Skeleton, Stack } from '@chakra-ui/react'
import { FormField } from '@/shared/ui/form'
import { AccountStatus } from './AccountStatus'
import { ActionsPanel } from './ActionsPanel'
import { ProfileFrame } from './ProfileFrame'

const field = () => <Skeleton height="10" />

/** The placeholder of the profile page until the profile is known. */
export const ProfileSkeleton = () => (
  <ProfileFrame
    lead={<Skeleton height="1lh" maxWidth="16rem" role="status" aria-label="Loading your profile" />}
    personal={
      <Stack gap="5" aria-hidden>
        <FormField label="Username">{field}</FormField>
        <FormField label="Email">{field}</FormField>
        <Skeleton height="10" width="4rem" />
      </Stack>
    }
  >
    <AccountStatus profile={null} />
    <ActionsPanel>
      <Skeleton height="10" aria-hidden />
      <Skeleton height="10" aria-hidden />
      <Skeleton height="10" aria-hidden />
    </ActionsPanel>
  </ProfileFrame>
)
