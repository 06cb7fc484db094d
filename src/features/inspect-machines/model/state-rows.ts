import type { AnyStateMachine } from '@/shared/lib/machine'
import { stateId } from '@/shared/lib/statechart/ids'

export interface StateRow {
  id: string
  key: string
  depth: number
  kind: string
}

type Node = AnyStateMachine['root']

/** Every state of a machine, each below its parent. */
export function stateRows(machine: AnyStateMachine): StateRow[] {
  const rows = (node: Node, depth: number): StateRow[] =>
    Object.values(node.states).flatMap((child) => [
      { id: stateId(child), key: child.key, depth, kind: child.type },
      ...rows(child, depth + 1),
    ])
  return rows(machine.root, 0)
}
