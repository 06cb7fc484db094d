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
import { type EndpointPageActor, useEndpoint } from '../model/use-endpoint'
import { ENDPOINT_CRUMBS, EndpointView } from './EndpointView'

/** /ai-ml-platform/endpoints/:id: an address at which models answer. */
export function EndpointPage() {
  const { id } = useParams()
  const profile = useSessionProfile()
  const { membership, current } = useWorkspaces(profile?.id ?? null)
  if (!id || !current || !membership) return <Loading />
  const others = membership.workspaces.map((workspace) => workspace.id)
  return <EndpointOf key={id} id={id} workspaces={[...new Set([current.id, ...others])]} />
}

const EndpointOf = ({ id, workspaces }: { id: string; workspaces: readonly string[] }) => (
  <EndpointAnswer actor={useEndpoint(id, workspaces)} />
)

/** An endpoint, or that it is on its way, that there is none, or why it could not be read. */
export function EndpointAnswer({ actor }: { actor: EndpointPageActor }) {
  const { answer, failure } = useSelector(actor, ({ context }) => context)
  const answered = useSelector(actor, ({ value }) => value === 'answered')
  const again = () => actor.send({ type: 'ask' })
  if (answer) return <EndpointView endpoint={answer} onChanged={again} />
  if (failure)
    return (
      <Box py="6">
        <PageTitle>Endpoint</PageTitle>
        <PageHeader title="Endpoint" breadcrumb={ENDPOINT_CRUMBS} />
        <Notice
          status="error"
          title="The endpoint could not be loaded"
          actions={
            <Button size="sm" onClick={again}>
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
        title="Endpoint not found"
        actions={<ButtonLink to={paths.aiMlTab('deployment')}>Deployment</ButtonLink>}
      >
        <PageTitle>Endpoint not found</PageTitle>
        There is no endpoint at this address in your workspaces. It may have been deleted.
      </Screen>
    )
  return <Loading />
}

const Loading = () => (
  <Stack py="6" gap="5" role="status" aria-busy aria-label="Loading the endpoint">
    <PageTitle>Endpoint</PageTitle>
    <Skeleton height="2rem" maxWidth="20rem" />
    <Skeleton height="12rem" />
    <Skeleton height="18rem" />
  </Stack>
)
