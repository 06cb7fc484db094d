// The network diagnostics: idle, running (five probes at once), done as good, issues or critical.
// Rendered by the Network Diagnostics tab of /diagnostics (features/diagnose-network).
// Covers ADM-01, D1 §4 and §7.
import { assertEvent, assign, sendTo, setup } from 'xstate'
import { type ProbeAnswer, type ProbeInput, probeMachine, unanswered } from '@machines/probe'
import { toFailure } from '@/shared/lib/failure'
import { NETWORK_PROBES, networkHealth, type NetworkProbe, type ProbeId, type ProbeResults } from './probes'

export interface NetworkDiagnosticsInput {
  /** Address of the app's own font file, as the build names it. */
  fontUrl: string
}

export interface NetworkDiagnosticsContext extends NetworkDiagnosticsInput {
  results: ProbeResults
  /** ISO 8601 time at which the last run began; null before the first. */
  startedAt: string | null
}

export type NetworkDiagnosticsEvent = { type: 'run'; at: string } | { type: 'stop' }

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
    setResult: assign({
      results: ({ context }, params: { id: ProbeId; answer: ProbeAnswer }) => ({
        ...context.results,
        [params.id]: params.answer,
      }),
    }),
  },
  guards: {
    isCritical: ({ context }) => networkHealth(context.results) === 'critical',
    isGood: ({ context }) => networkHealth(context.results) === 'good',
  },
})

/** One region of the run: the probe answers once, with whatever it found. */
const region = ({ id, url, method, contentType, limit }: NetworkProbe) =>
  diagnostics.createStateConfig({
    initial: 'testing',
    states: {
      testing: {
        entry: sendTo(id, { type: 'start' }),
        invoke: {
          id,
          src: 'probe',
          input: ({ context }): ProbeInput => ({ method, contentType, limit, url: url ?? context.fontUrl }),
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

export const networkDiagnosticsMachine = diagnostics.createMachine({
  id: 'network-diagnostics',
  meta: { secrets: [] },
  context: ({ input }) => ({ ...input, results: {}, startedAt: null }),
  initial: 'idle',
  states: {
    idle: { on: { run: { target: 'running', actions: 'begin' } } },
    running: {
      type: 'parallel',
      tags: 'busy',
      states: Object.fromEntries(NETWORK_PROBES.map((probe) => [probe.id, region(probe)])),
      onDone: [
        { guard: 'isCritical', target: 'done.critical' },
        { guard: 'isGood', target: 'done.good' },
        { target: 'done.issues' },
      ],
      on: { stop: { target: 'idle', actions: 'forget' } },
    },
    done: {
      initial: 'good',
      on: { run: { target: 'running', actions: 'begin' } },
      states: { good: {}, issues: {}, critical: {} },
    },
  },
})
