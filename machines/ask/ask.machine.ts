// One asynchronous question: idle, asking, answered, failed. The request is aborted when it takes too long.
// Rendered by the pages that create a machine with `createAskMachine`.
// Covers PRF-03 (Download Data), PRJ-08, PRJ-09, MKT-07, ADM-02 and the status page.
import { assign, fromPromise, setup } from 'xstate'
import { connectionFailure, Failure, toFailure } from '@/shared/lib/failure'
import { failing } from '@machines/failing'

export interface AskOptions {
  /** Name of the question: id of the machine in the inspector, in stories and in records. */
  id: string
  /** How long an answer may take, in ms. */
  timeout: number
  /** The message of the failure when an answer takes longer; a network failure when absent. */
  timeoutText?: string
  /** How long the confirmation of an answer is shown, in ms; it stays when absent. */
  shown?: number
  /** Asks as soon as it starts. */
  atOnce?: boolean
}

export interface AskInput<TQuestion> {
  question: TQuestion
}

export interface AskContext<TQuestion, TAnswer> {
  question: TQuestion
  /** The last answer; it stays while the next answer is awaited and when that fails. */
  answer: TAnswer | null
  failure: Pick<Failure, 'message' | 'kind'> | null
}

/** `ask` asks, also anew while the last question is still open: the open request is aborted. */
export type AskEvent<TQuestion> =
  | { type: 'ask'; question?: TQuestion }
  /** Gives up and forgets the answer; a given question replaces the current question. */
  | { type: 'forget'; question?: TQuestion }

/** A machine for one question. Its effect `answer` resolves with the answer and rejects with a `Failure`. */
export function createAskMachine<TQuestion, TAnswer>({
  id,
  timeout,
  timeoutText,
  shown = 0,
  atOnce = false,
}: AskOptions) {
  type Context = AskContext<TQuestion, TAnswer>
  const late = timeoutText ? new Failure(timeoutText) : connectionFailure()
  return setup({
    types: {
      context: {} as Context,
      events: {} as AskEvent<TQuestion>,
      input: {} as AskInput<TQuestion>,
      tags: {} as 'busy',
    },
    actors: {
      /** Finds the answer. Rejects with a `Failure`. */
      answer: fromPromise<TAnswer, { question: TQuestion }>(() =>
        Promise.reject(new Error('answer is not provided')),
      ),
    },
    actions: {
      setQuestion: assign({
        question: ({ context }, params: { question?: TQuestion }) => params.question ?? context.question,
      }),
      setAnswer: assign((_, params: { answer: TAnswer }) => ({ answer: params.answer, failure: null })),
      fail: assign((_, params: { error: unknown }) => {
        const { message, kind } = toFailure(params.error)
        return { failure: { message, kind } }
      }),
      forget: assign({ answer: null, failure: null }),
    },
    delays: { ANSWER_TIMEOUT: timeout, ANSWER_SHOWN: shown },
  }).createMachine({
    id,
    meta: { secrets: [] },
    context: ({ input }) => ({ question: input.question, answer: null, failure: null }),
    initial: atOnce ? 'asking' : 'idle',
    on: {
      ask: {
        target: '.asking',
        reenter: true,
        actions: { type: 'setQuestion', params: ({ event }) => event },
      },
      forget: {
        target: '.idle',
        actions: [{ type: 'setQuestion', params: ({ event }) => event }, 'forget'],
      },
    },
    states: {
      idle: {},
      asking: {
        tags: 'busy',
        invoke: {
          id: 'answer',
          src: 'answer',
          input: ({ context }) => ({ question: context.question }),
          onDone: {
            target: 'answered',
            actions: { type: 'setAnswer', params: ({ event }) => ({ answer: event.output }) },
          },
          onError: failing('failed', 'fail'),
        },
        after: {
          ANSWER_TIMEOUT: failing('failed', 'fail', late),
        },
      },
      answered: shown > 0 ? { after: { ANSWER_SHOWN: 'idle' } } : {},
      failed: {},
    },
  })
}

/** The question as it is looked at alone: what was asked stands for the answer. */
export const askMachine = createAskMachine<string, string>({ id: 'ask', timeout: 15_000, shown: 3000 })
