import { Box, Stack } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useApiIntegrations } from '@/entities/api-integration'
import { useSessionProfile } from '@/entities/profile'
import { paths } from '@/shared/config'
import { Region } from '@/shared/ui/boundary'
import { PageHeader } from '@/shared/ui/page-header'
import { PageTitle } from '@/shared/ui/screen'
import { TabBar, tabPanel } from '@/shared/ui/tabs'
import { API_TABS, type ApiTabId, apiTabOf } from '../model/tabs'
import { DocumentationTab } from '../tabs/DocumentationTab'
import { EndpointsTab } from '../tabs/EndpointsTab'
import { KeysTab } from '../tabs/KeysTab'
import { TestingTab } from '../tabs/TestingTab'
import { Integrations } from './Integrations'

const TITLE = 'API Integration'

/** API-01: /ai-ml-platform/api-integration. The address names the open tab, so that a link can open it. */
export function ApiIntegrationPage() {
  const profile = useSessionProfile()
  const [query, setQuery] = useSearchParams()
  if (!profile) return null
  const open = apiTabOf(query.get('tab'))
  return (
    <Box py={{ base: '4', md: '6' }}>
      <PageTitle>{TITLE}</PageTitle>
      <PageHeader
        title={TITLE}
        breadcrumb={[{ label: 'AI/ML Platform', to: paths.aiMlPlatform }]}
        lead="Connect other services and use Orrery’s own API."
      />
      <Stack gap="8">
        <Region name="The list of integrations">
          <Integrations userId={profile.id} />
        </Region>
        <BelowIntegrations userId={profile.id}>
          <TabBar
            label={TITLE}
            name="api"
            tabs={API_TABS}
            row
            current={open}
            onOpen={(tab) => setQuery({ tab }, { preventScrollReset: true })}
          />
          <Box pt="5" {...tabPanel('api', open)}>
            <Region name="This tab" place={open}>
              <Tab id={open} userId={profile.id} />
            </Region>
          </Box>
        </BelowIntegrations>
      </Stack>
    </Box>
  )
}

/** How many integrations there are is not known before: what comes below them waits for its place. */
function BelowIntegrations({ userId, children }: { userId: string; children: ReactNode }) {
  const { status } = useApiIntegrations(userId)
  return status === 'loading' ? <Box minHeight="100dvh" /> : <div>{children}</div>
}

function Tab({ id, userId }: { id: ApiTabId; userId: string }) {
  if (id === 'keys') return <KeysTab userId={userId} />
  if (id === 'endpoints') return <EndpointsTab />
  if (id === 'testing') return <TestingTab />
  return <DocumentationTab />
}
