import { type Mock, vi } from 'vitest'
import type { AnyStateMachine, InspectionEvent } from 'xstate'
import { type Stage, startStage, type Walk } from './stage'

/** A stage whose plain actions are recorded. */
export interface Bench<TMachine extends AnyStateMachine = AnyStateMachine> extends Stage<TMachine> {
  /** Every plain action of the machine, recorded. */
  actions: Record<string, Mock>
}

export function startBench<TMachine extends AnyStateMachine>(
  walk: Walk<TMachine>,
  inspect?: (event: InspectionEvent) => void,
): Bench<TMachine> {
  const actions: Bench['actions'] = {}
  const act = (name: string) => {
    const record = vi.fn()
    actions[name] = record
    return record
  }
  return { ...startStage(walk, act, inspect), actions }
}
