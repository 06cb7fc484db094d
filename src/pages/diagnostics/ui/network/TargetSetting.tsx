import { Button, Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { useId } from 'react'
import { useSelector } from '@/shared/lib/machine'
import { TextField } from '@/shared/ui/form'
import { Panel } from '@/shared/ui/panel'
import type { NetworkDiagnosticsActor } from '../../model/network/use-network-diagnostics'

/** NET-01: what the fifth probe asks for. */
export function TargetSetting({ actor }: { actor: NetworkDiagnosticsActor }) {
  const { typed, typedError, chosen, ownFont } = useSelector(actor, (snapshot) => snapshot.context)
  const running = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const kept = typed.trim() === (chosen ?? ownFont)
  const id = useId()
  return (
    <Panel as="section" aria-labelledby={id}>
      <Heading as="h3" id={id} textStyle="md" fontWeight="semibold">
        Font probe URL
      </Heading>
      <Text color="fg.muted" textStyle="sm" mt="1" mb="4">
        Default: the app’s own font file. A different URL, such as a font service’s stylesheet, is saved in
        this browser and must be allowed by this site’s policy (connect-src).
      </Text>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          actor.send({ type: 'target.save' })
        }}
      >
        <Stack gap="3">
          <TextField
            label="Address"
            name="fontProbe"
            value={typed}
            error={typedError}
            disabled={running}
            onValueChange={(value) => actor.send({ type: 'target.type', value })}
          />
          <Flex gap="3" wrap="wrap" align="center">
            <Button type="submit" size="sm" disabled={running || kept}>
              Save
            </Button>
            <Button
              size="sm"
              variant="ghost"
              disabled={running || (chosen === null && kept)}
              onClick={() => actor.send({ type: 'target.reset' })}
            >
              Use the app's own font
            </Button>
            <Text role="status" textStyle="sm" color="fg.muted">
              {kept ? (chosen === null ? 'Using the app’s own font.' : 'Using your URL.') : 'Not saved yet.'}
            </Text>
          </Flex>
        </Stack>
      </form>
    </Panel>
  )
}
