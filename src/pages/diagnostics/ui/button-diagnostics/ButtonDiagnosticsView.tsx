import { Button, chakra, Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { RotateCw } from 'lucide-react'
import { useSelector } from '@/shared/lib/machine'
import { CheckboxField } from '@/shared/ui/form'
import { Notice } from '@/shared/ui/notice'
import type { ButtonDiagnosticsActor } from '../../model/button-diagnostics/use-button-diagnostics'
import { Highlight } from './Highlight'
import { PointerList } from './PointerList'
import { isUnreached } from './unreached'
import { ViewportSummary } from './ViewportSummary'

/** The viewport, the element on top of each control, and the highlight of the chosen control. */
export function ButtonDiagnosticsView({ actor }: { actor: ButtonDiagnosticsActor }) {
  const { report, chosen, unreachedOnly, failure } = useSelector(actor, (snapshot) => snapshot.context)
  const failed = useSelector(actor, (snapshot) => snapshot.matches({ page: 'failed' }))
  const highlighted = report?.controls.find(({ id }) => id === chosen)
  const shown = report?.controls.filter((control) => !unreachedOnly || isUnreached(control)) ?? []
  return (
    <Stack gap="5">
      <Flex justify="space-between" align="flex-start" gap="4" wrap="wrap">
        <chakra.div maxWidth="42rem">
          <Heading as="h2" textStyle="lg">
            Button Diagnostics
          </Heading>
          <Text color="fg.muted" mt="1">
            Shows which buttons and links on this page the pointer can reach. Updates when you scroll or
            resize.
          </Text>
        </chakra.div>
        <Button onClick={() => actor.send({ type: 'page.move' })}>
          <RotateCw size={16} aria-hidden />
          Measure again
        </Button>
      </Flex>
      {failed ? (
        <Notice
          status="error"
          title="The page could not be measured"
          actions={
            <Button size="sm" onClick={() => actor.send({ type: 'page.move' })}>
              Retry
            </Button>
          }
        >
          {failure}
        </Notice>
      ) : null}
      <ViewportSummary report={report} />
      {report ? (
        <Stack gap="3">
          <CheckboxField
            name="unreachedOnly"
            label="Only controls that are not fully reachable"
            checked={unreachedOnly}
            onCheckedChange={() => actor.send({ type: 'unreachedOnly.toggle' })}
          />
          <PointerList
            controls={shown}
            chosen={chosen}
            onChoose={(id) => actor.send({ type: 'control.choose', id })}
          />
        </Stack>
      ) : null}
      {highlighted ? (
        <Highlight control={highlighted} onRelease={() => actor.send({ type: 'control.release' })} />
      ) : null}
    </Stack>
  )
}
