import { Button, chakra, Flex, Stack } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { type ActorRefFrom, useSelector } from '@/shared/lib/machine'
import { saveFile } from '@/shared/lib/save-file'
import type { inspectorMachine } from '@machines/inspector'
import type { Inspection } from '../model/inspection'
import { journeyText } from '../model/recording'
import { useInspection } from '../model/use-inspection'

export interface RecordingPartProps {
  inspection: Inspection
  inspector: ActorRefFrom<typeof inspectorMachine>
  /** The label of the actor whose events become a model journey. */
  actor: string | null
  copy: (text: string, what: string) => ReactNode
  /** Returns the recorded gestures on the page as a journey. */
  gestures?: () => string
}

/** Turns what is done into tests: one of the selected machine, one of the page. */
export function RecordingPart({ inspection, inspector, actor, copy, gestures }: RecordingPartProps) {
  const { log } = useInspection(inspection)
  const { from, to } = useSelector(inspector, ({ context }) => context.recorded)
  const state = useSelector(inspector, ({ value }) => value.record)
  const at = log.at(-1)?.seq ?? 0
  const recorded = log.filter(({ seq }) => seq > from && seq <= to)
  return (
    <Stack gap="4" align="flex-start">
      <chakra.p textStyle="sm" color="fg.muted">
        Record your actions and export them as a test of the selected actor or the page. Passwords are never
        recorded.
      </chakra.p>
      <Flex gap="2" align="center" wrap="wrap">
        {state === 'running' ? (
          <Button size="xs" onClick={() => inspector.send({ type: 'record.stop', at })}>
            Stop recording
          </Button>
        ) : (
          <Button size="xs" onClick={() => inspector.send({ type: 'record', at })}>
            {state === 'done' ? 'Record again' : 'Record'}
          </Button>
        )}
        {state === 'done' ? (
          <Button size="xs" variant="ghost" onClick={() => inspector.send({ type: 'record.discard' })}>
            Discard
          </Button>
        ) : null}
        <chakra.span role="status" textStyle="xs" color="fg.muted">
          {state === 'running'
            ? `Recording: ${at - from} events`
            : state === 'done'
              ? `${recorded.length} events`
              : ''}
        </chakra.span>
      </Flex>
      {state === 'done' && actor ? (
        <Text title="Model journey" text={journeyText(recorded, actor)} file="journey.test.ts" copy={copy} />
      ) : null}
      {state === 'done' && gestures ? (
        <Text title="Journey in the browser" text={gestures()} file="page.test.ts" copy={copy} />
      ) : null}
    </Stack>
  )
}

interface TextProps {
  title: string
  text: string
  file: string
  copy: RecordingPartProps['copy']
}

function Text({ title, text, file, copy }: TextProps) {
  return (
    <chakra.section aria-label={title} width="full">
      <Flex gap="2" align="center" wrap="wrap" mb="1">
        <chakra.h4 textStyle="sm" fontWeight="medium" flex="1">
          {title}
        </chakra.h4>
        {copy(text, title.toLowerCase())}
        <Button size="sm" onClick={() => saveFile(file, new Blob([text], { type: 'text/plain' }))}>
          Download
        </Button>
      </Flex>
      <chakra.pre
        m="0"
        p="2"
        tabIndex={0}
        overflow="auto"
        maxHeight="20rem"
        bg="bg.subtle"
        borderWidth="1px"
        borderRadius="sm"
        fontFamily="mono"
        textStyle="xs"
      >
        {text}
      </chakra.pre>
    </chakra.section>
  )
}
