import { Button, chakra, Flex } from '@chakra-ui/react'
import { formatMs } from '../model/format-ms'
import type { Inspection } from '../model/inspection'
import type { RunningTimer } from '../model/types'
import { useInspection } from '../model/use-inspection'

export interface TimersProps {
  inspection: Inspection
  /** Only those of this actor. */
  actor?: string
}

/** The running timers of the clock, the next first; each can be fired alone. */
export function Timers({ inspection, actor }: TimersProps) {
  const { timers } = useInspection(inspection)
  const shown = actor === undefined ? timers : timers.filter((timer) => timer.actor === actor)
  if (shown.length === 0)
    return (
      <chakra.p color="fg.muted" textStyle="sm">
        No timer is running.
      </chakra.p>
    )
  return (
    <chakra.ul listStyleType="none" m="0" p="0" aria-label="Timers">
      {shown.map((timer) => (
        <Timer key={timer.id} timer={timer} named={actor === undefined} inspection={inspection} />
      ))}
    </chakra.ul>
  )
}

interface TimerProps {
  timer: RunningTimer
  named: boolean
  inspection: Inspection
}

function Timer({ timer, named, inspection }: TimerProps) {
  const name = timer.delay ?? 'A timer of no actor'
  return (
    <Flex as="li" gap="2" align="center" minHeight="8" borderBottomWidth="1px" textStyle="sm">
      <chakra.span flex="1" minWidth="0" overflowWrap="anywhere">
        {name}
        {named && timer.actor ? (
          <chakra.span color="fg.muted" textStyle="xs" ms="2">
            {timer.actor}
          </chakra.span>
        ) : null}
      </chakra.span>
      <chakra.span fontVariantNumeric="tabular-nums">{formatMs(timer.left)}</chakra.span>
      <Button
        size="xs"
        variant="ghost"
        aria-label={`Fire now: ${name}`}
        onClick={() => inspection.fire(timer.id)}
      >
        Fire now
      </Button>
    </Flex>
  )
}
