import { chakra } from '@chakra-ui/react'
import { useMemo } from 'react'
import { type AnyStateMachine } from '@/shared/lib/machine'
import { stateRows } from '../model/state-rows'
import type { InspectedActor } from '../model/types'

/** The states of the machine, those that it is in marked; for who reads a list more easily than a chart. */
export function StateList({ machine, actor }: { machine: AnyStateMachine; actor: InspectedActor }) {
  const rows = useMemo(() => stateRows(machine), [machine])
  return (
    <chakra.ul listStyleType="none" m="0" p="0" aria-label="States" textStyle="sm">
      {rows.map(({ id, key, depth, kind }) => {
        const active = actor.active.includes(id)
        return (
          <chakra.li
            key={id}
            aria-current={active || undefined}
            py="0.5"
            fontWeight={active ? 'semibold' : undefined}
            color={active ? 'accent.fg' : 'fg.muted'}
            style={{ paddingInlineStart: depth * 16 }}
          >
            {active ? '● ' : '○ '}
            {key}
            {kind === 'parallel' || kind === 'final' ? ` (${kind})` : ''}
          </chakra.li>
        )
      })}
    </chakra.ul>
  )
}
