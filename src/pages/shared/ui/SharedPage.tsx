import { Box, Button, Skeleton, Stack } from '@chakra-ui/react'
import { useParams } from 'react-router-dom'
import { paths } from '@/shared/config'
import { formatDateTime } from '@/shared/lib/format'
import { useSelector } from '@/shared/lib/machine'
import { ButtonLink } from '@/shared/ui/link'
import { Notice } from '@/shared/ui/notice'
import { PageTitle, Screen } from '@/shared/ui/screen'
import { type SharedActor, useShared } from '../model/use-shared'
import { shownOf } from '../model/shared'
import { SharedDataset } from './SharedDataset'
import { SharedProject } from './SharedProject'

/** /shared/:token: what a link shows to anybody. */
export function SharedPage() {
  const { token = '' } = useParams()
  return <SharedOf key={token} token={token} />
}

const SharedOf = ({ token }: { token: string }) => <SharedView actor={useShared(token)} />

export function SharedView({ actor }: { actor: SharedActor }) {
  const { answer, failure } = useSelector(actor, ({ context }) => context)
  if (failure)
    return (
      <Box py="8">
        <PageTitle>Shared link</PageTitle>
        <Notice
          status="error"
          title="The link could not be opened"
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
  if (!answer) return <Loading />
  const shown = answer.shared && shownOf(answer.shared)
  if (!shown)
    return (
      <Screen
        title="This link opens nothing"
        actions={
          <ButtonLink to={paths.home} variant="solid" colorPalette="accent">
            Go Home
          </ButtonLink>
        }
      >
        <PageTitle>This link opens nothing</PageTitle>
        It may have expired, have been revoked, or be incomplete. Ask the person who sent it for a new one.
      </Screen>
    )
  const lead = `Shared read-only until ${formatDateTime(answer.shared?.expires_at ?? '')}`
  return (
    <Box py={{ base: '6', md: '8' }}>
      <meta name="robots" content="noindex" />
      {shown.kind === 'project' ? (
        <SharedProject project={shown.project} lead={lead} />
      ) : (
        <SharedDataset dataset={shown.dataset} profile={shown.profile} lead={lead} />
      )}
    </Box>
  )
}

const Loading = () => (
  <Stack py="8" gap="5" role="status" aria-busy aria-label="Opening the link">
    <PageTitle>Shared link</PageTitle>
    <Skeleton height="2.5rem" maxWidth="20rem" />
    <Skeleton height="10rem" />
    <Skeleton height="20rem" />
  </Stack>
)
