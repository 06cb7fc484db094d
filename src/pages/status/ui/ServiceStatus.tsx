import { MISSING } from '@/shared/lib/format'
import { Button, chakra, Flex, Stack, Text } from '@chakra-ui/react'
import { useSelector } from '@/shared/lib/machine'
import { Mark } from '@/shared/ui/mark'
import { Panel } from '@/shared/ui/panel'
import { StatusDot, type StatusDotProps } from '@/shared/ui/status'
import type { ServiceHealth } from '../model/ask-health'
import type { ServiceStatusActor } from '../model/use-service-status'

interface Words {
  title: string
  text: string
  tone: StatusDotProps['tone']
  word: string
}

const STATES: Record<'checking' | 'operational' | 'degraded' | 'unreachable', Words> = {
  checking: { title: 'Checking the server', text: 'This takes a moment.', tone: 'neutral', word: 'Checking' },
  operational: {
    title: 'All systems operational',
    text: 'The server and its database respond.',
    tone: 'success',
    word: 'Operational',
  },
  degraded: {
    title: 'The database is not responding',
    text: 'Pages open, but signing in and everything that needs an account fails.',
    tone: 'warning',
    word: 'Degraded',
  },
  unreachable: {
    title: 'The server is not responding',
    text: 'The server or your connection is down. Open pages keep working.',
    tone: 'error',
    word: 'Unreachable',
  },
}

/** The live health of the backend, in a word and in detail. */
export function ServiceStatus({ actor }: { actor: ServiceStatusActor }) {
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const failed = useSelector(actor, (snapshot) => snapshot.matches('failed'))
  const answer = useSelector(actor, (snapshot) => snapshot.context.answer)
  const { health = null, latency = null } = (failed ? null : answer) ?? {}
  const { title, text, tone, word } = STATES[busy ? 'checking' : condition(health)]
  const server: StatusDotProps = failed
    ? { tone: 'error', label: 'Not responding' }
    : { tone: health ? 'success' : 'neutral', label: health ? 'Responding' : 'Unknown' }
  const database: StatusDotProps = health
    ? {
        tone: health.database === 'ok' ? 'success' : 'warning',
        label: health.database === 'ok' ? 'Responding' : 'Not responding',
      }
    : { tone: 'neutral', label: 'Unknown' }
  return (
    <Panel p={{ base: '5', md: '8' }} data-scripted>
      <Flex align="center" columnGap={{ base: '4', md: '5' }} rowGap="3" wrap="wrap">
        <chakra.span color={tone === 'neutral' ? 'accent.fg' : `${tone}.fg`}>
          <Mark size={52} turning={busy} />
        </chakra.span>
        <chakra.div order={{ base: '1', md: '0' }} flex={{ base: '0 0 100%', md: '1' }} role="status">
          <Text textStyle="xl" fontWeight="semibold">
            {title}
          </Text>
          <Text color="fg.muted" minHeight={{ base: '2lh', md: '1lh' }}>
            {text}
          </Text>
        </chakra.div>
        <StatusDot tone={tone} label={word} />
      </Flex>
      <chakra.dl m="0" mt="7">
        <Row name="Server">
          <StatusDot {...server} />
        </Row>
        <Row name="Database">
          <StatusDot {...database} />
        </Row>
        <Row name="Response time">{latency === null ? MISSING : `${latency} ms`}</Row>
        <Row name="Version">{health?.version ?? MISSING}</Row>
        <Row name="Uptime">{health ? duration(health.uptimeSeconds) : MISSING}</Row>
      </chakra.dl>
      <Stack mt="6" direction="row">
        <Button aria-disabled={busy || undefined} onClick={() => actor.send({ type: 'ask' })}>
          {busy ? 'Checking...' : 'Check again'}
        </Button>
      </Stack>
    </Panel>
  )
}

function condition(health: ServiceHealth | null) {
  if (!health) return 'unreachable'
  return health.healthy ? 'operational' : 'degraded'
}

function Row({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <Flex justify="space-between" gap="4" py="3" borderTopWidth="1px">
      <chakra.dt color="fg.muted">{name}</chakra.dt>
      <chakra.dd m="0" fontVariantNumeric="tabular-nums">
        {children}
      </chakra.dd>
    </Flex>
  )
}

/** Seconds as `2 d 3 h`, `5 h 12 min` or `48 s`. */
function duration(seconds: number): string {
  const parts: [number, string][] = [
    [Math.floor(seconds / 86_400), 'd'],
    [Math.floor(seconds / 3600) % 24, 'h'],
    [Math.floor(seconds / 60) % 60, 'min'],
    [Math.floor(seconds) % 60, 's'],
  ]
  const start = Math.max(
    0,
    parts.findIndex(([count]) => count > 0),
  )
  const shown = seconds < 1 ? parts.slice(3) : parts.slice(start, start + 2)
  return shown.map(([count, unit]) => `${count} ${unit}`).join(' ')
}
