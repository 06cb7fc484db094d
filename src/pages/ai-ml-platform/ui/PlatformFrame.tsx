import { Box, Heading } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { NewProjectButton } from '@/features/new-project'
import { AI_ML_TABS, type AiMlTab, paths } from '@/shared/config'
import { ButtonLink } from '@/shared/ui/link'
import { PageHeader } from '@/shared/ui/page-header'
import { PageTitle } from '@/shared/ui/screen'
import { TabBar, tabPanel } from '@/shared/ui/tabs'

const TITLE = 'AI/ML Platform'

export interface PlatformFrameProps {
  open: AiMlTab
  onOpen: (tab: AiMlTab) => void
  /** In a shared workspace, which has no samples. */
  shared?: boolean
  children: ReactNode
}

/** The frame around every tab. */
export function PlatformFrame({ open, onOpen, shared = false, children }: PlatformFrameProps) {
  const label = AI_ML_TABS.find(({ id }) => id === open)?.label ?? ''
  return (
    <Box py={{ base: '4', md: '6' }}>
      <PageTitle>{open === 'overview' ? TITLE : `${label} · ${TITLE}`}</PageTitle>
      <PageHeader
        title={TITLE}
        lead={
          shared
            ? 'Shared with all members of the workspace.'
            : 'Samples are marked. Your own work is saved in your account.'
        }
        actions={
          <>
            <ButtonLink to={paths.settings} size="sm">
              Settings
            </ButtonLink>
            <NewProjectButton size="sm" />
          </>
        }
      />
      <TabBar label={TITLE} name="platform" tabs={AI_ML_TABS} row current={open} onOpen={onOpen} />
      <Box pt="5" {...tabPanel('platform', open)}>
        <Heading as="h2" textStyle="lg" fontWeight="semibold" mb="2">
          {label}
        </Heading>
        {children}
      </Box>
    </Box>
  )
}
