import { type AnyActorRef, type AnyMachineSnapshot, type AnyStateMachine, createActor } from 'xstate'

/** Whether a logic is a machine, and not an effect. */
export const isMachine = (logic: unknown): logic is AnyStateMachine =>
  typeof logic === 'object' && logic !== null && 'implementations' in logic && 'root' in logic

/** The machine that an actor runs; null for an effect. */
export function machineOf(actor: AnyActorRef): AnyStateMachine | null {
  const { logic } = actor as unknown as { logic?: unknown }
  return isMachine(logic) ? logic : null
}

/** The snapshot of a machine's actor; null for an effect. */
export function machineSnapshot(actor: AnyActorRef): AnyMachineSnapshot | null {
  const snapshot: unknown = machineOf(actor) ? actor.getSnapshot() : null
  return snapshot && typeof snapshot === 'object' && 'machine' in snapshot
    ? (snapshot as AnyMachineSnapshot)
    : null
}

/** The child actors of a running actor. */
export const childrenOf = (actor: AnyActorRef): AnyActorRef[] =>
  Object.values((machineSnapshot(actor)?.children ?? {}) as Record<string, AnyActorRef | undefined>).filter(
    (child): child is AnyActorRef => child !== undefined,
  )

/**
 * The context that a machine starts with when it is given this input, or one without anything in it; null when it needs
 * more: it throws then, or ends at once because a delay is no number.
 */
export function contextAtStart(
  machine: AnyStateMachine,
  input: unknown = {},
): Record<string, unknown> | null {
  try {
    const { context, status } = createActor(machine, { input: input as never }).getSnapshot()
    if (status !== 'active') return null
    return typeof context === 'object' && context !== null ? (context as Record<string, unknown>) : null
  } catch {
    return null
  }
}
