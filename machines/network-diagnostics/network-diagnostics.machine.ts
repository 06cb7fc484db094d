// The network diagnostics: idle, running (five probes at once), done as good, issues or critical.
// Rendered by the Network Diagnostics tab of /diagnostics (pages/diagnostics).
// Covers NET-01 (with the setting of the fifth probe) and NET-02.
import { assertEvent, assign, setup } from 'xstate'
import { type ProbeAnswer, type ProbeInput, probeMachine, unanswered } from '@machines/probe'
import { toFailure } from '@/shared/lib/failure'
import { NETWORK_PROBES, networkHealth, type NetworkProbe, type ProbeId, type ProbeResults } from './probes'
import { targetError } from './target'

export interface NetworkDiagnosticsInput {
  /** Address of the app's own font file, as the build names it. */
  ownFont: string
  /** The target that the administrator chose for the fifth probe; null for the app's own font file. */
  chosen: string | null
}

export interface NetworkDiagnosticsContext extends NetworkDiagnosticsInput {
  /** The text in the field of the setting, and its error. */
  typed: string
  typedError: string | null
  results: ProbeResults
  /** ISO 8601 time at which the last run began; null before the first. */
  startedAt: string | null
}

export type NetworkDiagnosticsEvent =
  | { type: 'run'; at: string }
  | { type: 'stop' }
  | { type: 'target.type'; value: string }
  | { type: 'target.save' }
  /** Back to the app's own font file. */
  | { type: 'target.reset' }

/** The target of the fifth probe. */
export const fontTarget = ({ chosen, ownFont }: NetworkDiagnosticsInput): string => chosen ?? ownFont

const choiceOf = ({ typed, ownFont }: NetworkDiagnosticsContext) =>
  typed.trim() === ownFont ? null : typed.trim()

const diagnostics = setup({
  types: {
    context: {} as NetworkDiagnosticsContext,
    events: {} as NetworkDiagnosticsEvent,
    input: {} as NetworkDiagnosticsInput,
  },
  actors: { probe: probeMachine },
  actions: {
    begin: assign(({ event }) => {
      assertEvent(event, 'run')
      return { results: {}, startedAt: event.at }
    }),
    forget: assign({ results: {}, startedAt: null }),
    setTyped: assign({
      typed: ({ event }) => {
        assertEvent(event, 'target.type')
        return event.value
      },
      typedError: null,
    }),
    refuseTyped: assign({ typedError: ({ context }) => targetError(context.typed.trim()) }),
    choose: assign({ chosen: ({ context }) => choiceOf(context) }),
    unchoose: assign({ chosen: null, typed: ({ context }) => context.ownFont, typedError: null }),
    /** Keeps the choice for the next visit. */
    keep: (_, _params: { chosen: string | null }) => {
      throw new Error('keep is not provided')
    },
    setResult: assign({
      results: ({ context }, params: { id: ProbeId; answer: ProbeAnswer }) => ({
        ...context.results,
        [params.id]: params.answer,
      }),
    }),
  },
  guards: {
    isCritical: ({ context }) => networkHealth(context.results) === 'critical',
    isTarget: ({ context }) => targetError(context.typed.trim()) === null,
    isGood: ({ context }) => networkHealth(context.results) === 'good',
  },
})

/** One region of the run: the probe answers once, with whatever it found. */
const region = ({ id, url, method, contentTypes, limit }: NetworkProbe) =>
  diagnostics.createStateConfig({
    initial: 'testing',
    states: {
      testing: {
        invoke: {
          id,
          src: 'probe',
          input: ({ context }): ProbeInput => ({
            method,
            contentTypes,
            limit,
            url: url ?? fontTarget(context),
          }),
          onDone: {
            target: 'answered',
            actions: { type: 'setResult', params: ({ event }) => ({ id, answer: event.output }) },
          },
          onError: {
            target: 'answered',
            actions: {
              type: 'setResult',
              params: ({ event }) => ({ id, answer: unanswered(0, toFailure(event.error).message) }),
            },
          },
        },
      },
      answered: { type: 'final' },
    },
  })

/**
 * The setting can be changed while nothing runs. Saving or resetting it discards the results, which belong to the old
 * target.
 */
const setting = diagnostics.createStateConfig({
  on: {
    'target.type': { actions: 'setTyped' },
    'target.save': [
      {
        guard: 'isTarget',
        target: 'idle',
        actions: ['choose', { type: 'keep', params: ({ context }) => ({ chosen: context.chosen }) }],
      },
      { actions: 'refuseTyped' },
    ],
    'target.reset': {
      target: 'idle',
      actions: ['unchoose', { type: 'keep', params: { chosen: null } }],
    },
  },
}).on

export const networkDiagnosticsMachine = diagnostics.createMachine({
  id: 'network-diagnostics',
  meta: { secrets: [] },
  context: ({ input }) => ({
    ...input,
    typed: fontTarget(input),
    typedError: null,
    results: {},
    startedAt: null,
  }),
  initial: 'idle',
  states: {
    idle: { entry: 'forget', on: { ...setting, run: { target: 'running', actions: 'begin' } } },
    running: {
      type: 'parallel',
      tags: 'busy',
      states: Object.fromEntries(NETWORK_PROBES.map((probe) => [probe.id, region(probe)])),
      onDone: [
        { guard: 'isCritical', target: 'done.critical' },
        { guard: 'isGood', target: 'done.good' },
        { target: 'done.issues' },
      ],
      on: { stop: 'idle' },
    },
    done: {
      initial: 'good',
      on: { ...setting, run: { target: 'running', actions: 'begin' } },
      states: { good: {}, issues: {}, critical: {} },
    },
  },
})
