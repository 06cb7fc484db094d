import { Box, Skeleton } from '@chakra-ui/react'
import { type ComponentType, lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useSessionProfile } from '@/entities/profile'
import { PageHeader } from '@/shared/ui/page-header'
import { PageTitle } from '@/shared/ui/screen'
import { TabBar, tabPanel } from '@/shared/ui/tabs'
import type { TabProps } from '../model/tab-props'
import { type TabId, TABS, tabOf } from '../model/tabs'

/** Each tab in a chunk of its own. */
const CONTENT: Record<TabId, ComponentType<TabProps>> = {
  overview: lazy(async () => ({ default: (await import('../tabs/overview/OverviewTab')).OverviewTab })),
  assistant: lazy(async () => ({ default: (await import('../tabs/assistant/AssistantTab')).AssistantTab })),
  models: lazy(async () => ({ default: (await import('../tabs/models/ModelsTab')).ModelsTab })),
  datasets: lazy(async () => ({ default: (await import('../tabs/datasets/DatasetsTab')).DatasetsTab })),
  llm: lazy(async () => ({ default: (await import('../tabs/llm/LlmTab')).LlmTab })),
  deployment: lazy(async () => ({
    default: (await import('../tabs/deployment/DeploymentTab')).DeploymentTab,
  })),
  monitoring: lazy(async () => ({
    default: (await import('../tabs/monitoring/MonitoringTab')).MonitoringTab,
  })),
  collaboration: lazy(async () => ({
    default: (await import('../tabs/collaboration/CollaborationTab')).CollaborationTab,
  })),
}

/** PLT-01: /ai-ml-platform. The open tab stands in the address. */
export function AiMlPlatformPage() {
  const profile = useSessionProfile()
  const [query, setQuery] = useSearchParams()
  if (!profile) return null
  const open = tabOf(query.get('tab'))
  const Content = CONTENT[open]
  return (
    <Box py="6">
      <PageTitle>AI/ML Platform</PageTitle>
      <PageHeader title="AI/ML Platform" />
      <TabBar
        label="AI/ML Platform"
        name="platform"
        tabs={TABS}
        fits
        current={open}
        onOpen={(tab) => setQuery({ tab })}
      />
      <Box pt="5" {...tabPanel('platform', open)}>
        <Suspense fallback={<Skeleton height="40" />}>
          <Content userId={profile.id} />
        </Suspense>
      </Box>
    </Box>
  )
}
