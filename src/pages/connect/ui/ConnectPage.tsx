import { Box, Stack } from '@chakra-ui/react'
import { useSessionProfile } from '@/entities/profile'
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
  return profile ? <Connect userId={profile.id} /> : null
}

const BREADCRUMB = [
  { label: 'AI/ML Platform', to: paths.aiMlPlatform },
  { label: 'Model Training', to: paths.aiMlTab('models') },
]

function Connect({ userId }: { userId: string }) {
  const { connect, form, tokens, change } = useConnect(userId)
  const made = useSelector(connect, ({ context }) => context.made)
  return (
    <Box py={{ base: '4', md: '6' }}>
      <PageTitle>Connect your code</PageTitle>
      <PageHeader
        title="Connect your code"
        breadcrumb={BREADCRUMB}
        lead="Orrery speaks the protocol of MLflow: code that logs to MLflow logs here after two lines."
      />
      <Stack gap="5">
        <NewToken connect={connect} form={form} />
        <SetVariables token={made?.token ?? null} />
        <LogARun />
        <Waiting actor={connect} />
        <TokenList actor={tokens} change={change} />
      </Stack>
    </Box>
  )
}
