import { Box, Button, Skeleton, Stack } from '@chakra-ui/react'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { LiveRuns } from '@/features/live-runs'
import { paths } from '@/shared/config'
import { useAskAgain, useSelector } from '@/shared/lib/machine'
import { ButtonLink } from '@/shared/ui/link'
import { Notice } from '@/shared/ui/notice'
import { PageHeader } from '@/shared/ui/page-header'
import { PageTitle, Screen } from '@/shared/ui/screen'
import { type RunPageActor, useRun } from '../model/use-run'
import { RunView } from './RunView'

/** /ai-ml-platform/runs/:id: one run that training code reported. */
export function RunPage() {
  const { id } = useParams()
  return id ? <RunOf key={id} id={id} /> : null
}

function RunOf({ id }: { id: string }) {
  const [followed, setFollowed] = useState(false)
  const actor = useRun(id, followed)
  const askAgain = useAskAgain(actor)
  const workspace = useSelector(actor, ({ context }) => context.answer?.workspaceId)
  return (
    <>
      {workspace ? <LiveRuns workspace={workspace} onChange={askAgain} onFollow={setFollowed} /> : null}
      <RunAnswer actor={actor} followed={followed} />
    </>
  )
}

const RUN_CRUMBS = [
  { label: 'AI/ML Platform', to: paths.aiMlPlatform },
  { label: 'Model Training', to: paths.aiMlTab('models') },
]

/** A run, or that it is on its way, that there is none, or why it could not be read. */
export function RunAnswer({ actor, followed = false }: { actor: RunPageActor; followed?: boolean }) {
  const { answer, failure } = useSelector(actor, ({ context }) => context)
  const answered = useSelector(actor, ({ value }) => value === 'answered')
  if (answer)
    return <RunView page={answer} followed={followed} onChanged={() => actor.send({ type: 'ask' })} />
  if (failure)
    return (
      <Box py="6">
        <PageTitle>Run</PageTitle>
        <PageHeader title="Run" breadcrumb={RUN_CRUMBS} />
        <Notice
          status="error"
          title="The run could not be loaded"
          actions={
            <Button size="sm" onClick={() => actor.send({ type: 'ask' })}>
              Try again
            </Button>
          }
        >
          {failure.message}
        </Notice>
      </Box>
    )
  if (answered)
    return (
      <Screen
        title="Run not found"
        actions={<ButtonLink to={paths.aiMlTab('models')}>Model Training</ButtonLink>}
      >
        <PageTitle>Run not found</PageTitle>
        There is no run at this address in your workspaces. It may belong to another account.
      </Screen>
    )
  return (
    <Stack py="6" gap="5" role="status" aria-busy aria-label="Loading the run">
      <PageTitle>Run</PageTitle>
      <Skeleton height="2rem" maxWidth="20rem" />
      <Skeleton height="5rem" />
      <Skeleton height="22rem" />
    </Stack>
  )
}
