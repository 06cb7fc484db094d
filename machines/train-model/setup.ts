import { assign, fromPromise, setup } from 'xstate'
import {
  type FileFacts,
  proposedChoice,
  type SplitBy,
  type TaskKind,
  type TrainedModel,
  type TrainingChoice,
  type TrainingProgress,
  type Warning,
  withSplit,
  withTarget,
} from '@/entities/trained-model/model'
import { toFailure } from '@/shared/lib/failure'

export interface TrainModelContext {
  /** Its id for the effects, and its name. */
  file: { id: string; name: string } | null
  facts: FileFacts | null
  choice: TrainingChoice | null
  /** About the target and every column that was chosen when it was checked. */
  warnings: readonly Warning[]
  progress: TrainingProgress | null
  trained: TrainedModel | null
  failure: string | null
  /** The id of the run that the training was stored as. */
  run: string | null
  /** Why it was not stored. */
  storeFailure: string | null
}

export type TrainModelEvent =
  | { type: 'file'; id: string; name: string }
  | { type: 'target'; name: string }
  | { type: 'kind'; kind: TaskKind }
  /** Uses a column, or leaves it out. */
  | { type: 'column'; name: string; used: boolean }
  | { type: 'budget'; seconds: number }
  /** Keeps rows apart for the test in another way. */
  | { type: 'split'; split: SplitBy }
  | { type: 'start' }
  | { type: 'pause' }
  | { type: 'resume' }
  | { type: 'stop' }
  | { type: 'progress'; progress: TrainingProgress }
  | { type: 'again' }
  | { type: 'retry' }
  /** Stores the training again, after that has failed. */
  | { type: 'store' }

interface ChosenFile {
  file: string
  choice: TrainingChoice | null
}

const NO_TARGET =
  'No column of this file can be predicted: each is a date, has one value, or has too many categories.'

export const modelTraining = setup({
  types: {
    context: {} as TrainModelContext,
    events: {} as TrainModelEvent,
    tags: {} as 'busy',
  },
  actors: {
    /** Reads a file. Rejects with a `Failure`. */
    look: fromPromise<FileFacts, { file: string }>(() => Promise.reject(new Error('look is not provided'))),
    /** Finds what to know before training. Rejects with a `Failure` where nothing can be trained. */
    check: fromPromise<{ warnings: Warning[]; leftOut: string[] }, ChosenFile>(() =>
      Promise.reject(new Error('check is not provided')),
    ),
    /** Trains and judges a model; sends `progress`. Rejects with a `Failure`. */
    train: fromPromise<TrainedModel, ChosenFile>(() => Promise.reject(new Error('train is not provided'))),
    /** Stores the training as a run; null where there is nowhere to store it. Rejects with a `Failure`. */
    store: fromPromise<string | null, { trained: TrainedModel }>(() =>
      Promise.reject(new Error('store is not provided')),
    ),
  },
  actions: {
    /** Lets the training wait after its round. */
    pause: () => undefined,
    resume: () => undefined,
    setFile: assign((_, { id, name }: { id: string; name: string }) => ({
      file: { id, name },
      facts: null,
      choice: null,
      warnings: [],
      trained: null,
      failure: null,
    })),
    forget: assign({ file: null }),
    setFacts: assign((_, { facts }: { facts: FileFacts }) => ({ facts, choice: proposedChoice(facts) })),
    setWarnings: assign(({ context: { choice } }, found: { warnings: Warning[]; leftOut: string[] }) => ({
      warnings: found.warnings,
      failure: null,
      choice: choice && {
        ...choice,
        features: choice.features.filter((name) => !found.leftOut.includes(name)),
      },
    })),
    setTarget: assign(({ context: { choice, facts } }, { name }: { name: string }) => ({
      choice: choice && facts && withTarget(choice, name, facts),
      warnings: [],
      failure: null,
    })),
    setKind: assign(({ context: { choice } }, { kind }: { kind: TaskKind }) => ({
      choice: choice && { ...choice, kind },
      failure: null,
    })),
    /** In the order of the file. */
    setColumn: assign(({ context: { choice, facts } }, { name, used }: { name: string; used: boolean }) => ({
      choice: choice &&
        facts && {
          ...choice,
          features: facts.columns
            .map((column) => column.name)
            .filter((one) => (one === name ? used : choice.features.includes(one))),
        },
    })),
    setSplit: assign(({ context: { choice, facts } }, { split }: { split: SplitBy }) => ({
      choice: choice && facts && withSplit(choice, split, facts),
      warnings: [],
      failure: null,
    })),
    setBudget: assign(({ context: { choice } }, { seconds }: { seconds: number }) => ({
      choice: choice && { ...choice, budget: seconds },
    })),
    setProgress: assign({ progress: (_, params: { progress: TrainingProgress }) => params.progress }),
    clearResult: assign({ progress: null, trained: null, failure: null, run: null, storeFailure: null }),
    setTrained: assign({ trained: (_, params: { trained: TrainedModel }) => params.trained }),
    fail: assign({ failure: (_, params: { error: unknown }) => toFailure(params.error).message }),
    setRun: assign({ run: (_, params: { run: string | null }) => params.run, storeFailure: null }),
    failToStore: assign({
      storeFailure: (_, params: { error: unknown }) => toFailure(params.error).message,
    }),
    failWithoutTarget: assign({ failure: NO_TARGET }),
    clearFailure: assign({ failure: null }),
  },
  guards: {
    hasTarget: (_, { facts }: { facts: FileFacts }) => facts.proposal !== null,
    isStored: (_, { run }: { run: string | null }) => run !== null,
    hasChoice: ({ context }) => context.choice !== null,
    canStart: ({ context: { choice, failure } }) =>
      choice !== null && choice.features.length > 0 && failure === null,
    isEvaluating: (_, { progress }: { progress: TrainingProgress }) => progress.stage === 'evaluating',
  },
  delays: {
    /** The files of a large model over a slow line. */
    STORE_TIMEOUT: 120_000,
  },
})
