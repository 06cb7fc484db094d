import { Box, Skeleton } from '@chakra-ui/react'
import { type ReactNode, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { lazyComponent } from '@/shared/lib/lazy-part'
import { useSessionProfile } from '@/entities/profile'
import { useProjects } from '@/entities/project'
import { ButtonAnalyzer } from './button-analyzer/ButtonAnalyzer'
import { ButtonDiagnostics } from './button-diagnostics/ButtonDiagnostics'
import { NetworkDiagnostics } from './network/NetworkDiagnostics'
import { Region } from '@/shared/ui/boundary'
import { PageHeader } from '@/shared/ui/page-header'
import { PageTitle } from '@/shared/ui/screen'
import { TabBar, tabPanel } from '@/shared/ui/tabs'

const { Component: InboxTab } = lazyComponent(async () => (await import('./inbox/InboxTab')).InboxTab)
/** With the table, which no other tab needs. */
const { Component: Users } = lazyComponent(async () => (await import('./users/Users')).Users)

const TABS: readonly { id: string; label: string; content: ReactNode }[] = [
  { id: 'analyzer', label: 'Button Analyzer', content: <Analyzer /> },
  { id: 'buttons', label: 'Button Diagnostics', content: <ButtonDiagnostics /> },
  { id: 'network', label: 'Network Diagnostics', content: <Network /> },
  { id: 'users', label: 'User Management', content: <Users /> },
  { id: 'inbox', label: 'Inbox', content: <InboxTab /> },
]

/** ADM-01: /diagnostics, for administrators. The address names the open tab, so that a link can open it. */
export function DiagnosticsPage() {
  const [query, setQuery] = useSearchParams()
  const open = TABS.find(({ id }) => id === query.get('tab')) ?? TABS[0]
  if (!open) return null
  return (
    <Box py="6">
      <PageTitle>System Diagnostics</PageTitle>
      <PageHeader
        title="System Diagnostics"
        lead="For administrators: the pages, the network, the accounts and the messages of visitors."
      />
      <div>
        <TabBar
          label="Diagnostics"
          name="diagnostics"
          tabs={TABS}
          row
          current={open.id}
          onOpen={(tab) => setQuery({ tab }, { replace: true })}
        />
        <Box pt="5" {...tabPanel('diagnostics', open.id)}>
          <Region name="This tab" place={open.id}>
            <Suspense fallback={<Skeleton height="40" />}>{open.content}</Suspense>
          </Region>
        </Box>
      </div>
    </Box>
  )
}

function Analyzer() {
  const profile = useSessionProfile()
  const [project] = useProjects(profile?.id ?? null).entries
  return <ButtonAnalyzer projectId={project?.id ?? null} />
}

function Network() {
  const profile = useSessionProfile()
  return profile ? <NetworkDiagnostics userId={profile.id} /> : null
}
