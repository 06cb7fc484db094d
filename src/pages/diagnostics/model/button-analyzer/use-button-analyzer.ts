import type { ScannedPage } from '@/entities/page-control/model'
import { type ActorRefFrom, usePageActor } from '@/shared/lib/machine'
import { createAskMachine } from '@machines/ask'
import { scan, type ScanTarget } from './scan'

/** ADM-02: the scan of a page for its buttons and links; the page that is open is scanned at once. */
export const buttonAnalyzerMachine = createAskMachine<ScanTarget, ScannedPage>({
  id: 'button-analyzer',
  timeout: 15_000,
  timeoutText: 'The page did not finish loading within 15 seconds.',
  atOnce: true,
})

export type ButtonAnalyzerActor = ActorRefFrom<typeof buttonAnalyzerMachine>

const DESKTOP = 1280

export function useButtonAnalyzer(): ButtonAnalyzerActor {
  return usePageActor(buttonAnalyzerMachine, {
    input: { question: { path: null, width: DESKTOP } },
    effects: { actors: { answer: ({ input, signal }) => scan(input.question, signal) } },
  })
}
