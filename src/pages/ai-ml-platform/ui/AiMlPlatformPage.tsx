import { Box } from '@chakra-ui/react'
import { useSearchParams } from 'react-router-dom'
import { useSessionProfile } from '@/entities/profile'
import { NewProjectButton } from '@/features/new-project'
import { AI_ML_TABS, aiMlTabOf, paths } from '@/shared/config'
import { ButtonLink } from '@/shared/ui/link'
import { PageHeader } from '@/shared/ui/page-header'
import { PageTitle } from '@/shared/ui/screen'
import { TabBar, tabPanel } from '@/shared/ui/tabs'
import { TabContent } from './TabContent'

const TITLE = 'AI/ML Platform'

/** PLT-01, PLT-02, PLT-08: /ai-ml-platform. The open tab stands in the address. */
export function AiMlPlatformPage() {
  const profile = useSessionProfile()
  const [query, setQuery] = useSearchParams()
  if (!profile) return null
  const open = aiMlTabOf(query.get('tab'))
  const label = AI_ML_TABS.find(({ id }) => id === open)?.label ?? ''
  return (
    <Box py={{ base: '4', md: '6' }}>
      <PageTitle>{open === 'overview' ? TITLE : `${label} · ${TITLE}`}</PageTitle>
      <PageHeader
        title={TITLE}
        lead="Sample data: what you create, change and remove here stays in this browser."
        actions={
          <>
            <ButtonLink to={paths.settings} size="sm">
              Settings
            </ButtonLink>
            <NewProjectButton size="sm" />
          </>
        }
      />
      <TabBar
        label={TITLE}
        name="platform"
        tabs={AI_ML_TABS}
        row
        current={open}
        onOpen={(tab) => setQuery({ tab })}
      />
      <Box pt="5" {...tabPanel('platform', open)}>
        <TabContent tab={open} userId={profile.id} />
      </Box>
    </Box>
  )
}
