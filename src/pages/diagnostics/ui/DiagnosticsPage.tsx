import { Box } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useSessionPort, useSessionProfile } from '@/entities/profile'
import { readProjects } from '@/entities/project'
import { ButtonAnalyzer } from './button-analyzer/ButtonAnalyzer'
import { ButtonDiagnostics } from './button-diagnostics/ButtonDiagnostics'
import { NetworkDiagnostics } from './network/NetworkDiagnostics'
import { UserManagement } from './users/UserManagement'
import { useUserManagement } from '../model/users/use-user-management'
import { paths } from '@/shared/config'
import { PageHeader } from '@/shared/ui/page-header'
import { PageTitle } from '@/shared/ui/screen'
import { TabBar, tabPanel } from '@/shared/ui/tabs'

const TABS: readonly { id: string; label: string; content: ReactNode }[] = [
  { id: 'analyzer', label: 'Button Analyzer', content: <Analyzer /> },
  { id: 'buttons', label: 'Button Diagnostics', content: <ButtonDiagnostics /> },
  { id: 'network', label: 'Network Diagnostics', content: <Network /> },
  { id: 'users', label: 'User Management', content: <Users /> },
]

/** ADM-01: /diagnostics, for administrators. The open tab stands in the address. */
export function DiagnosticsPage() {
  const [query, setQuery] = useSearchParams()
  const open = TABS.find(({ id }) => id === query.get('tab')) ?? TABS[0]
  if (!open) return null
  return (
    <Box py="6">
      <PageTitle>System Diagnostics</PageTitle>
      <PageHeader
        title="System Diagnostics"
        lead="For administrators: the pages, the network and the accounts."
      />
      <TabBar
        label="Diagnostics"
        name="diagnostics"
        tabs={TABS}
        current={open.id}
        onOpen={(tab) => setQuery({ tab }, { replace: true })}
      />
      <Box pt="5" {...tabPanel('diagnostics', open.id)}>
        {open.content}
      </Box>
    </Box>
  )
}

function Analyzer() {
  const profile = useSessionProfile()
  const [project] = profile ? readProjects(profile.id) : []
  return <ButtonAnalyzer projectId={project?.id ?? null} />
}

function Network() {
  const profile = useSessionProfile()
  return profile ? <NetworkDiagnostics userId={profile.id} /> : null
}

function Users() {
  const profile = useSessionProfile()
  return profile ? <UsersFor ownId={profile.id} /> : null
}

function UsersFor({ ownId }: { ownId: string }) {
  const session = useSessionPort()
  const navigate = useNavigate()
  const actor = useUserManagement({
    ownId,
    onOwnDeleted: () => {
      session.send({ type: 'signOut' })
      void navigate(paths.signIn(), { replace: true, state: { message: 'Your account was deleted.' } })
    },
  })
  return <UserManagement actor={actor} />
}
