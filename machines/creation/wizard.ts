import type { RestoredDraft } from '@/entities/project/model'
import type { CreationOutcome } from './creation.machine'
import { failing } from '@machines/failing'

interface Begun {
  draft: RestoredDraft | null
  seed: number
}

const outcome = ({ event }: { event: { output: CreationOutcome } }) => event.output

/** The drafts of a wizard. Without them it works on; only drafts are not kept. */
export const DRAFTS = {
  id: 'autoSave',
  src: 'autoSave',
  input: ({ context: { draft, seed } }: { context: Begun }) => ({
    draftId: draft?.id ?? null,
    savedAt: draft?.savedAt ?? null,
    seed,
  }),
  onError: {},
} as const

/** The state in which a wizard creates: questions about stopping go to the creation. */
export const CREATING = {
  tags: 'busy',
  entry: 'clearAlert',
  on: {
    stop: { actions: 'tellCreation' },
    'stop.confirm': { actions: 'tellCreation' },
    'stop.cancel': { actions: 'tellCreation' },
  },
} as const

/** How a creation ends. `notKept`: where the draft stays, because the browser refused to keep the project. */
export const endings = <TState extends string>(notKept: TState) =>
  ({
    onDone: [
      {
        guard: { type: 'isKept', params: outcome },
        target: 'created',
        actions: [{ type: 'setOutcome', params: outcome }, 'discardDraft'],
      },
      {
        guard: { type: 'isCreated', params: outcome },
        target: notKept,
        actions: { type: 'setOutcome', params: outcome },
      },
      { target: 'review', actions: { type: 'setOutcome', params: outcome } },
    ],
    onError: failing('review', 'setFailure'),
  }) as const
