import { Box, Stack } from '@chakra-ui/react'
import { useSessionProfile } from '@/entities/profile'
import { useWorkspaces } from '@/entities/workspace'
import { paths } from '@/shared/config'
import { useSelector } from '@/shared/lib/machine'
import { PageHeader } from '@/shared/ui/page-header'
import { PageTitle } from '@/shared/ui/screen'
import { useConnect } from '../model/use-connect'
import { LogARun } from './LogARun'
import { NewToken } from './NewToken'
import { SetVariables } from './SetVariables'
import { TokenList } from './TokenList'
import { Waiting } from './Waiting'

/** /ai-ml-platform/connect: a token for training code, the lines to set it, and the first run that arrives. */
export function ConnectPage() {
  const profile = useSessionProfile()
  const { current } = useWorkspaces(profile?.id ?? null)
  return profile && current ? <Connect key={current.id} workspace={current.id} /> : null
}

const BREADCRUMB = [
  { label: 'AI/ML Platform', to: paths.aiMlPlatform },
  { label: 'Model Training', to: paths.aiMlTab('models') },
]

function Connect({ workspace }: { workspace: string }) {
  const { connect, form, tokens, change } = useConnect(workspace)
  const { made, run } = useSelector(connect, ({ context }) => context)
  const arrival = <Waiting actor={connect} />
  return (
    <Box py={{ base: '4', md: '6' }}>
      <PageTitle>Connect your code</PageTitle>
      <PageHeader
        title="Connect your code"
        breadcrumb={BREADCRUMB}
        lead="Orrery speaks the protocol of MLflow: code that logs to MLflow logs here after two lines."
      />
      <Stack gap="5">
        {/* An arrival is reported where the user looks; until then the wait is the last step. */}
        {run ? arrival : null}
        <NewToken connect={connect} form={form} />
        <SetVariables token={made?.token ?? null} />
        <LogARun />
        {run ? null : arrival}
        <TokenList actor={tokens} change={change} />
      </Stack>
    </Box>
  )
}
