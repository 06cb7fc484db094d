import { Button, chakra, Flex, Stack } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { machineOf } from '@/shared/lib/machine'
import { Deferred } from '@/shared/ui/deferred'
import { Notice } from '@/shared/ui/notice'
import { StatusDot } from '@/shared/ui/status'
import type { Inspection } from '../model/inspection'
import type { InspectedActor, Json } from '../model/types'
import { AcceptedEvents } from './AcceptedEvents'
import { ContextTree } from './ContextTree'
import { ActorChart } from './ActorChart'
import { Timers } from './Timers'

export interface ActorPartProps {
  inspection: Inspection
  actor: InspectedActor
  /** Renders the chart of the machine instead, where the caller has one already. */
  chart?: (actor: InspectedActor) => ReactNode
  /** Payloads to begin with, by machine and type. */
  payloads?: Record<string, Record<string, Json>>
  /** Restarts an actor that stopped with an error; without it there is no button. */
  onRestart?: (actor: InspectedActor) => void
}

/** One actor: where it is, what it takes, what it waits for, what it knows. */
export function ActorPart({ inspection, actor, chart, payloads, onRestart }: ActorPartProps) {
  const real = inspection.actor(actor.key)
  const machine = real && machineOf(real)
  return (
    <Stack gap="4">
      <Flex gap="2" align="baseline" wrap="wrap">
        <chakra.h3 textStyle="md" fontWeight="semibold" overflowWrap="anywhere">
          {actor.label}
        </chakra.h3>
        <StatusDot tone={actor.status === 'error' ? 'error' : 'neutral'} label={actor.status} />
        <chakra.span color="fg.muted" textStyle="sm" overflowWrap="anywhere">
          {actor.state}
        </chakra.span>
      </Flex>
      {actor.error === null ? null : <Broken actor={actor} onRestart={onRestart} />}
      {machine ? (
        <Part title="States">{chart ? chart(actor) : <ActorChart machine={machine} actor={actor} />}</Part>
      ) : null}
      <Deferred>
        <Part title="Accepted events">
          <AcceptedEvents
            inspection={inspection}
            actor={actor}
            payloads={actor.machine ? payloads?.[actor.machine] : undefined}
          />
        </Part>
        <Part title="Timers">
          <Timers inspection={inspection} actor={actor.label} />
        </Part>
        <Part title={machine ? 'Context' : 'Input'}>
          <ContextTree inspection={inspection} actor={actor} />
        </Part>
      </Deferred>
    </Stack>
  )
}

function Broken({ actor, onRestart }: Pick<ActorPartProps, 'actor' | 'onRestart'>) {
  return (
    <Notice
      status="error"
      title="This actor stopped with an error"
      actions={
        onRestart ? (
          <Button size="xs" onClick={() => onRestart(actor)}>
            {actor.scope === 'app' ? 'Reload the page' : 'Start the page again'}
          </Button>
        ) : null
      }
    >
      {actor.error}
    </Notice>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <chakra.section aria-label={title}>
      <chakra.h4 textStyle="xs" fontWeight="medium" color="fg.muted" mb="1">
        {title}
      </chakra.h4>
      {children}
    </chakra.section>
  )
}
