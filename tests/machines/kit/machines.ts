import type { AnyStateMachine } from 'xstate'

const modules = import.meta.glob<Record<string, unknown>>('../../../machines/*/index.ts', { eager: true })

const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === 'object' && value !== null && 'implementations' in value

/** The machine of each folder. An exported machine whose id is not the folder's belongs to another folder. */
export const machines: AnyStateMachine[] = Object.entries(modules).flatMap(([path, module]) =>
  Object.values(module)
    .filter(isMachine)
    .filter(({ id }) => path.includes(`/${id}/`)),
)
