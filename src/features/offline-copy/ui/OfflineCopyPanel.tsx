import { Button, chakra, Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { formatBytes } from '@/shared/lib/format'
import { useSelector } from '@/shared/lib/machine'
import { CheckboxField } from '@/shared/ui/form'
import { Notice } from '@/shared/ui/notice'
import { Panel } from '@/shared/ui/panel'
import type { OfflineCopyActor, OfflineCopyOrder } from '../model/use-offline-copy'

/** The offline copy of Orrery in this browser, and the controls that remove it. */
export function OfflineCopyPanel({ actor }: { actor: OfflineCopyActor }) {
  const { answer, failure, question } = useSelector(actor, (snapshot) => snapshot.context)
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const order = (question: OfflineCopyOrder) => {
    if (!busy) actor.send({ type: 'ask', question })
  }
  const empty = answer?.bytes === 0
  // The checkbox shows the requested state while the request runs.
  const on = busy && (question === 'on' || question === 'off') ? question === 'on' : (answer?.on ?? true)
  return (
    <Panel as="section" aria-labelledby="this-browser">
      <Heading as="h2" id="this-browser" textStyle="lg" fontWeight="semibold" mb="4">
        This browser
      </Heading>
      <Stack gap="4">
        <CheckboxField
          name="offline"
          checked={on}
          disabled={answer === null}
          onCheckedChange={(checked) => order(checked ? 'on' : 'off')}
          label={
            <>
              <chakra.span display="block">Make Orrery available offline</chakra.span>
              <chakra.span display="block" textStyle="sm" color="fg.muted">
                Public pages and pages you have opened load instantly, even without a connection. The copy
                contains none of your account data.
              </chakra.span>
            </>
          }
        />
        {failure ? (
          <Notice
            status="error"
            title="The offline copy could not be read"
            actions={
              <Button size="sm" onClick={() => order('look')}>
                Retry
              </Button>
            }
          >
            {failure.message}
          </Notice>
        ) : null}
        <Flex align="center" gap="3" wrap="wrap">
          <Button
            aria-disabled={busy || empty || answer === null || undefined}
            onClick={() => !empty && order('remove')}
          >
            Remove offline copy
          </Button>
          <Text role="status" textStyle="sm" color="fg.muted">
            {sentence(answer, busy)}
          </Text>
        </Flex>
      </Stack>
    </Panel>
  )
}

function sentence(answer: { on: boolean; bytes: number } | null, busy: boolean): string {
  if (busy) return answer ? 'Working...' : 'Loading…'
  if (!answer) return ''
  if (answer.bytes > 0) return `The offline copy uses ${formatBytes(answer.bytes)}.`
  return answer.on
    ? 'No offline copy. It will be created on your next visit.'
    : 'No offline copy. Orrery needs a connection in this browser.'
}
