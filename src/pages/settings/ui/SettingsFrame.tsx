import { Box } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { PageHeader } from '@/shared/ui/page-header'
import { PageTitle } from '@/shared/ui/screen'

/** The layout that the settings page and its placeholder share. */
export const SettingsFrame = ({ children }: { children: ReactNode }) => (
  <Box py="6" maxWidth="52rem">
    <PageTitle>Settings</PageTitle>
    <PageHeader title="Settings" lead="Saved to your account." />
    {children}
  </Box>
)
