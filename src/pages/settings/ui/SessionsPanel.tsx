import { Badge, Box, Button, Flex, Heading, Skeleton, Stack, Text } from '@chakra-ui/react'
import { formatAgo, formatDateTime } from '@/shared/lib/format'
import { useActorEnvironment, useSelector } from '@/shared/lib/machine'
import { Notice } from '@/shared/ui/notice'
import type { OwnSession } from '../api/own-sessions'
import { deviceOf } from '../model/device'
import type { SessionsActor, SessionsOrder } from '../model/sessions'

/** SET-04 (security): where the account is signed in. Every session but this browser's can be ended. */
export function SessionsPanel({ actor }: { actor: SessionsActor }) {
  const { question, answer, failure } = useSelector(actor, (snapshot) => snapshot.context)
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const order = (asked: SessionsOrder) => {
    if (!busy) actor.send({ type: 'ask', question: asked })
  }
  const off = busy || undefined
  const others = answer?.some(({ thisBrowser }) => !thisBrowser) ?? false
  return (
    <Stack as="section" aria-labelledby="sessions" gap="3">
      <Heading as="h3" id="sessions" textStyle="md" fontWeight="semibold">
        Sessions
      </Heading>
      <Text color="fg.muted">
        Browsers that are signed in to your account. End a session that you do not recognize, then change your
        password.
      </Text>
      {failure ? (
        <Notice
          status="error"
          title={FAILED[question.kind]}
          actions={
            <Button size="sm" onClick={() => actor.send({ type: 'ask' })}>
              Retry
            </Button>
          }
        >
          {failure.message}
        </Notice>
      ) : null}
      {answer ? (
        <Stack
          as="ul"
          listStyleType="none"
          gap="0"
          borderWidth="1px"
          borderRadius="lg"
          aria-label="Open sessions"
        >
          {answer.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              busy={off}
              onEnd={() => order({ kind: 'end', id: session.id })}
            />
          ))}
        </Stack>
      ) : failure ? null : (
        <Skeleton height="16" borderRadius="lg" aria-hidden />
      )}
      <Flex align="center" gap="3" wrap="wrap">
        {others ? (
          <Button aria-disabled={off} onClick={() => order({ kind: 'endOthers' })}>
            End all other sessions
          </Button>
        ) : null}
        <Text role="status" textStyle="sm" color="fg.muted">
          {sentence(question, answer, busy, failure !== null)}
        </Text>
      </Flex>
    </Stack>
  )
}

const FAILED = {
  look: 'Your sessions could not be loaded',
  end: 'The session could not be ended',
  endOthers: 'The other sessions could not be ended',
} satisfies Record<SessionsOrder['kind'], string>

function sentence(
  { kind }: SessionsOrder,
  answer: OwnSession[] | null,
  busy: boolean,
  failed: boolean,
): string {
  if (busy) return kind === 'look' ? 'Loading…' : 'Ending…'
  if (failed || !answer) return ''
  if (kind === 'endOthers') return 'All other sessions were ended.'
  if (kind === 'end') return 'The session was ended.'
  return answer.length === 1 ? 'You are signed in only in this browser.' : ''
}

interface SessionRowProps {
  session: OwnSession
  busy: true | undefined
  onEnd: () => void
}

function SessionRow({ session, busy, onEnd }: SessionRowProps) {
  const { now } = useActorEnvironment()
  const device = deviceOf(session.userAgent)
  const seen = session.thisBrowser ? 'Active now' : `Last active ${formatAgo(session.lastSeen, now())}`
  return (
    <Flex
      as="li"
      align="center"
      gap="3"
      px="4"
      py="3"
      wrap="wrap"
      css={{ '& + &': { borderTopWidth: '1px' } }}
    >
      <Box flex="1" minWidth="12rem">
        <Flex align="center" gap="2" wrap="wrap">
          <Text fontWeight="medium">{device}</Text>
          {session.thisBrowser ? <Badge>This browser</Badge> : null}
        </Flex>
        <Text textStyle="sm" color="fg.muted">
          {seen} · Signed in {formatDateTime(session.createdAt)}
        </Text>
      </Box>
      {session.thisBrowser ? null : (
        <Button
          size="sm"
          aria-label={`End session: ${device}, signed in ${formatDateTime(session.createdAt)}`}
          aria-disabled={busy}
          onClick={onEnd}
        >
          End session
        </Button>
      )}
    </Flex>
  )
}
