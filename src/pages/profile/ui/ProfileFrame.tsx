import { Box, Grid, Heading, Stack } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { PageHeader } from '@/shared/ui/page-header'
import { Panel } from '@/shared/ui/panel'
import { PageTitle } from '@/shared/ui/screen'

export interface ProfileFrameProps {
  /** Names the owner of the profile. */
  lead: ReactNode
  /** Messages above the panels. */
  notices?: ReactNode
  personal: ReactNode
  /** Rendered beside the personal information. */
  children: ReactNode
}

/** The layout that the profile page and its placeholder share. */
export const ProfileFrame = ({ lead, notices, personal, children }: ProfileFrameProps) => (
  <Box py="6">
    <PageTitle>Profile</PageTitle>
    <PageHeader title="Profile" lead={lead} />
    <Stack gap="5">
      {notices}
      <Grid templateColumns={{ base: '1fr', lg: '3fr 2fr' }} gap="6" alignItems="start">
        <Panel as="section" aria-labelledby="personal">
          <Heading as="h2" id="personal" textStyle="lg" fontWeight="semibold" mb="5">
            Personal information
          </Heading>
          {personal}
        </Panel>
        <Stack gap="6">{children}</Stack>
      </Grid>
    </Stack>
  </Box>
)
