import { Box, Button, Skeleton, Stack } from '@chakra-ui/react'
import { useParams } from 'react-router-dom'
import { useSessionProfile } from '@/entities/profile'
import { useWorkspaces } from '@/entities/workspace'
import { paths } from '@/shared/config'
import { useSelector } from '@/shared/lib/machine'
import { ButtonLink } from '@/shared/ui/link'
import { Notice } from '@/shared/ui/notice'
import { PageHeader } from '@/shared/ui/page-header'
import { PageTitle, Screen } from '@/shared/ui/screen'
import { type ModelPageActor, useModel } from '../model/use-model'
import { ModelView } from './ModelView'

/** /ai-ml-platform/models/:name: a registered model of the current workspace; `?versions=3,2` compares two versions. */
export function RegisteredModelPage() {
  const profile = useSessionProfile()
  const { current } = useWorkspaces(profile?.id ?? null)
  const { name } = useParams()
  return current && name ? (
    <ModelOf key={`${current.id} ${name}`} workspace={current.id} name={name} />
  ) : (
    <ModelLoading />
  )
}

const ModelOf = (props: { workspace: string; name: string }) => <ModelAnswer actor={useModel(props)} />

const CRUMBS = [
  { label: 'AI/ML Platform', to: paths.aiMlPlatform },
  { label: 'Model Training', to: paths.aiMlTab('models') },
]

const ModelLoading = () => (
  <Stack py="6" gap="5" role="status" aria-busy aria-label="Loading the model">
    <PageTitle>Model</PageTitle>
    <Skeleton height="2rem" maxWidth="20rem" />
    <Skeleton height="12rem" />
    <Skeleton height="16rem" />
  </Stack>
)

/** A model, or that it is on its way, that there is none, or why it could not be read. */
export function ModelAnswer({ actor }: { actor: ModelPageActor }) {
  const { answer, failure } = useSelector(actor, ({ context }) => context)
  const answered = useSelector(actor, ({ value }) => value === 'answered')
  if (answer) return <ModelView model={answer} />
  if (failure)
    return (
      <Box py="6">
        <PageTitle>Model</PageTitle>
        <PageHeader title="Model" breadcrumb={CRUMBS} />
        <Notice
          status="error"
          title="The model could not be loaded"
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
        title="Model not found"
        actions={<ButtonLink to={paths.aiMlTab('models')}>Model Training</ButtonLink>}
      >
        <PageTitle>Model not found</PageTitle>
        The current workspace has no registered model of this name. It may belong to another workspace.
      </Screen>
    )
  return <ModelLoading />
}
