import { type AnyStateMachine, usePageActor } from '@/shared/lib/machine'

/** Runs a machine that nothing renders. */
export function Alone({ machine, input }: { machine: AnyStateMachine; input: unknown }) {
  usePageActor(machine, { input: input as never })
  return null
}
