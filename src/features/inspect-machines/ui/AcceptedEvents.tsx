import { Button, chakra, Flex, Stack, Textarea } from '@chakra-ui/react'
import { textareaLook } from '@/shared/theme'
import { useId, useState } from 'react'
import { draftOf, draftText } from '../model/event-draft'
import type { Inspection } from '../model/inspection'
import type { AcceptedEvent, InspectedActor, Json } from '../model/types'
import { useInspection } from '../model/use-inspection'

export interface AcceptedEventsProps {
  inspection: Inspection
  actor: InspectedActor
  /** Payloads to begin with, by type, for events that were not seen yet. */
  payloads?: Record<string, Json>
}

/** The events that the actor's state has a transition for. The form sends an event to the real actor. */
export function AcceptedEvents({ inspection, actor, payloads }: AcceptedEventsProps) {
  useInspection(inspection)
  const accepted = inspection.accepted(actor.key)
  const [open, setOpen] = useState<string | null>(null)
  if (accepted.length === 0)
    return (
      <chakra.p color="fg.muted" textStyle="sm">
        {actor.machine ? 'No events are accepted in this state.' : 'An effect takes no events.'}
      </chakra.p>
    )
  return (
    <chakra.ul listStyleType="none" m="0" p="0" aria-label="Accepted events">
      {accepted.map((event) => (
        <chakra.li key={event.type} borderBottomWidth="1px" py="1">
          <Event
            // Another actor's event starts with its own payload.
            key={actor.key}
            inspection={inspection}
            actor={actor}
            event={event}
            payload={event.lastPayload ?? payloads?.[event.type] ?? null}
            open={open === event.type}
            onToggle={() => setOpen(open === event.type ? null : event.type)}
          />
        </chakra.li>
      ))}
    </chakra.ul>
  )
}

interface EventProps {
  inspection: Inspection
  actor: InspectedActor
  event: AcceptedEvent
  payload: Json | null
  open: boolean
  onToggle: () => void
}

function Event({ inspection, actor, event, payload, open, onToggle }: EventProps) {
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? draftText(payload)
  const draft = draftOf(event.type, text)
  const problem = 'problem' in draft ? draft.problem : null
  const takes = 'event' in draft && inspection.can(actor.key, draft.event)
  const send = () => 'event' in draft && takes && inspection.send(actor.key, draft.event)
  return (
    <>
      <Flex gap="2" align="center" wrap="wrap">
        <chakra.code flex="1" minWidth="8rem" textStyle="sm" overflowWrap="anywhere">
          {event.type}
        </chakra.code>
        <Button size="xs" variant="ghost" aria-expanded={open} aria-controls={id} onClick={onToggle}>
          Payload
        </Button>
        <Button
          size="xs"
          aria-label={`Send ${event.type}`}
          aria-disabled={takes ? undefined : true}
          title={takes ? undefined : (problem ?? 'This payload has no effect in this state')}
          onClick={send}
        >
          Send
        </Button>
      </Flex>
      {open ? (
        <Stack id={id} gap="1" mt="1">
          <Textarea
            recipe={textareaLook}
            aria-label={`Payload of ${event.type}, in JSON`}
            aria-invalid={problem ? true : undefined}
            aria-describedby={`${id}-said`}
            fontFamily="mono"
            textStyle="xs"
            rows={Math.min(12, Math.max(3, text.split('\n').length))}
            value={text}
            placeholder="{ }"
            onChange={({ target }) => setTyped(target.value)}
          />
          <chakra.span
            id={`${id}-said`}
            role="status"
            textStyle="xs"
            color={problem ? 'error.fg' : 'fg.muted'}
          >
            {problem ??
              (takes ? 'This event will be accepted.' : 'This payload has no effect in this state.')}
          </chakra.span>
        </Stack>
      ) : null}
    </>
  )
}
