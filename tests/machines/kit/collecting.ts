import type { AnyStateMachine } from 'xstate'
import type { Walk } from './stage'

/** Where tests go while a test file is only collected, to be run on mutants (mutation/collect.ts). */
export const collecting: {
  current: {
    it: (name: string, run: () => unknown) => void
    walk: (walk: Walk<AnyStateMachine>) => void
  } | null
} = { current: null }
