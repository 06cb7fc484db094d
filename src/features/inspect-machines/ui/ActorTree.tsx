import { chakra } from '@chakra-ui/react'
import { type KeyboardEvent, memo, useRef } from 'react'
import { StatusDot, type StatusDotProps } from '@/shared/ui/status'
import type { InspectedActor } from '../model/types'

export interface ActorTreeProps {
  actors: readonly InspectedActor[]
  /** The label of the selected actor. */
  selected: string | null
  onSelect: (label: string) => void
}

const TONES: Record<InspectedActor['status'], StatusDotProps['tone']> = {
  active: 'success',
  done: 'neutral',
  error: 'error',
  stopped: 'neutral',
}

/** Every live actor below its parent; the arrow keys move the selection. */
export function ActorTree({ actors, selected, onSelect }: ActorTreeProps) {
  const tree = useRef<HTMLDivElement>(null)
  const current = actors.some(({ label }) => label === selected) ? selected : actors[0]?.label
  const move = (event: KeyboardEvent) => {
    const at = actors.findIndex(({ label }) => label === current)
    const parent = actors.findIndex(({ key }) => key === actors[at]?.parent)
    const to = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      ArrowLeft: parent,
      ArrowRight: actors[at + 1]?.parent === actors[at]?.key ? at + 1 : -1,
      Home: 0,
      End: actors.length - 1,
    }[event.key]
    const next = to === undefined ? undefined : actors[to]
    if (to === undefined) return
    event.preventDefault()
    if (!next) return
    onSelect(next.label)
    tree.current?.querySelectorAll<HTMLElement>('[role=treeitem]')[to]?.focus()
  }
  if (actors.length === 0)
    return (
      <chakra.p p="3" color="fg.muted" textStyle="sm">
        No actors on this page.
      </chakra.p>
    )
  return (
    <div ref={tree} role="tree" aria-label="Actors" tabIndex={-1} onKeyDown={move}>
      {actors.map((actor) => (
        <Item
          key={actor.key}
          actor={actor}
          selected={actor.label === selected}
          first={actor.label === current}
          onSelect={onSelect}
        />
      ))}
    </div>
  )
}

interface ItemProps {
  actor: InspectedActor
  selected: boolean
  /** Where the keyboard enters the tree. */
  first: boolean
  onSelect: (label: string) => void
}

const Item = memo(function Item({ actor, selected, first, onSelect }: ItemProps) {
  const { name, label, depth, status, state, machine } = actor
  return (
    <chakra.div
      role="treeitem"
      aria-level={depth + 1}
      aria-selected={selected}
      tabIndex={first ? 0 : -1}
      title={label}
      onClick={() => onSelect(label)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        onSelect(label)
      }}
      display="flex"
      gap="2"
      alignItems="baseline"
      minHeight="7"
      py="1"
      pe="2"
      textStyle="sm"
      cursor="pointer"
      borderInlineStartWidth="2px"
      borderColor="transparent"
      _hover={{ bg: 'bg.muted' }}
      _selected={{ bg: 'accent.subtle', borderColor: 'accent.solid' }}
      _focusVisible={{ outlineOffset: '-2px' }}
      style={{ paddingInlineStart: 8 + depth * 14 }}
    >
      <chakra.span fontWeight={machine ? 'medium' : 'normal'} flexShrink="0" maxWidth="60%" truncate>
        {name}
      </chakra.span>
      <chakra.span color="fg.muted" textStyle="xs" flex="1" minWidth="0" truncate>
        {machine ? state : 'effect'}
      </chakra.span>
      {status === 'active' ? null : <StatusDot tone={TONES[status]} label={status} />}
    </chakra.div>
  )
})
