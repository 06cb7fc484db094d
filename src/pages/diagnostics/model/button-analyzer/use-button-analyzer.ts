import { type ActorRefFrom, fromPromise, usePageActor } from '@/shared/lib/machine'
import { buttonAnalyzerMachine } from '@machines/button-analyzer'
import { scan } from './scan'

export type ButtonAnalyzerActor = ActorRefFrom<typeof buttonAnalyzerMachine>

export function useButtonAnalyzer(): ButtonAnalyzerActor {
  return usePageActor(
    buttonAnalyzerMachine.provide({
      actors: { scan: fromPromise(({ input, signal }) => scan(input, signal)) },
    }),
  )
}
