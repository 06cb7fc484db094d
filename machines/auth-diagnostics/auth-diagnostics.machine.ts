// Finds out why signing in fails: notRun, running (one state per check), done. The configuration is read beside it.
// Rendered by /auth-diagnostic (pages/auth-diagnostic).
// Covers AUD-02 to AUD-04.
import { assertEvent, assign, fromCallback, fromPromise, setup } from 'xstate'
import { Failure, toFailure } from '@/shared/lib/failure'
import {
  type AskingCheck,
  type CapturedErrors,
  type CheckId,
  consoleFinding,
  type DiagnosticFinding,
  type DiagnosticResult,
  nothingCaptured,
  type ShownConfiguration,
  withError,
} from './result'
import { failing } from '@machines/failing'

export interface AuthDiagnosticsContext {
  /** The configuration that was read last; null until then. */
  configuration: ShownConfiguration | null
  /** Why the configuration could not be read. */
  configurationFailure: string | null
  /** In the order of the checks; fills up while they run. */
  results: DiagnosticResult[]
  captured: CapturedErrors
}

export type AuthDiagnosticsEvent =
  | { type: 'run' }
  /** Something wrote an error to the console; the text carries no secret. */
  | { type: 'console.error'; text: string }

const diagnostics = setup({
  types: { context: {} as AuthDiagnosticsContext, events: {} as AuthDiagnosticsEvent },
  actors: {
    /**
     * Resolves with the public part of the configuration, also when nothing is configured. Rejects when it cannot be read.
     */
    readConfiguration: fromPromise<ShownConfiguration>(() =>
      Promise.reject(new Error('readConfiguration is not provided')),
    ),
    /** Runs one check. A rejection is the check's failure; its message is shown and carries no secret. */
    check: fromPromise<DiagnosticFinding, { check: AskingCheck }>(() =>
      Promise.reject(new Error('check is not provided')),
    ),
    /** Sends `console.error` for each error while it runs, and leaves the console as it was. */
    captureConsole: fromCallback<AuthDiagnosticsEvent>(() => {
      throw new Error('captureConsole is not provided')
    }),
  },
  actions: {
    clear: assign({ results: [], captured: nothingCaptured }),
    setConfiguration: assign({
      configuration: (_, params: { configuration: ShownConfiguration }) => params.configuration,
      configurationFailure: null,
    }),
    setConfigurationFailure: assign({
      configuration: null,
      configurationFailure: (_, params: { error: unknown }) => toFailure(params.error).message,
    }),
    addFinding: assign({
      results: ({ context }, { test, finding }: { test: CheckId; finding: DiagnosticFinding }) => [
        ...context.results,
        { test, ...finding },
      ],
    }),
    addFailure: assign({
      results: ({ context }, { test, error }: { test: CheckId; error: unknown }) => [
        ...context.results,
        { test, status: 'FAIL', message: toFailure(error).message, details: [] },
      ],
    }),
    addCapture: assign({
      results: ({ context }) => [
        ...context.results,
        { test: 'console', ...consoleFinding(context.captured) },
      ],
    }),
    capture: assign({
      captured: ({ context, event }) => {
        assertEvent(event, 'console.error')
        return withError(context.captured, event.text)
      },
    }),
  },
  delays: {
    /** Ours: a check that hangs has failed, and the next one runs. */
    CHECK_TIMEOUT: 5000,
    /** Ours */
    CONFIGURATION_TIMEOUT: 5000,
    /** AUD-04 */
    CONSOLE_CAPTURE: 500,
  },
})

const noAnswer = new Failure('No response within 5 seconds.', 'timeout')

/** A state that runs one check and goes on, whatever the check finds. */
const checking = (check: AskingCheck, next: string) =>
  diagnostics.createStateConfig({
    invoke: {
      id: check,
      src: 'check',
      input: { check },
      onDone: {
        target: next,
        actions: { type: 'addFinding', params: ({ event }) => ({ test: check, finding: event.output }) },
      },
      onError: {
        target: next,
        actions: { type: 'addFailure', params: ({ event }) => ({ test: check, error: event.error }) },
      },
    },
    after: {
      CHECK_TIMEOUT: {
        target: next,
        actions: { type: 'addFailure', params: { test: check, error: noAnswer } },
      },
    },
  })

export const authDiagnosticsMachine = diagnostics.createMachine({
  id: 'auth-diagnostics',
  meta: { secrets: [] },
  context: { configuration: null, configurationFailure: null, results: [], captured: nothingCaptured },
  type: 'parallel',
  states: {
    configuration: {
      initial: 'reading',
      states: {
        reading: {
          invoke: {
            id: 'readConfiguration',
            src: 'readConfiguration',
            onDone: {
              target: 'read',
              actions: {
                type: 'setConfiguration',
                params: ({ event }) => ({ configuration: event.output }),
              },
            },
            onError: failing('failed', 'setConfigurationFailure'),
          },
          after: {
            CONFIGURATION_TIMEOUT: failing('failed', 'setConfigurationFailure', noAnswer),
          },
        },
        // The configuration is read again with the checks, because it may have been corrected.
        read: { on: { run: 'reading' } },
        failed: { on: { run: 'reading' } },
      },
    },
    diagnosis: {
      initial: 'notRun',
      states: {
        notRun: { on: { run: 'running' } },
        running: {
          tags: 'busy',
          entry: 'clear',
          initial: 'environment',
          states: {
            environment: checking('environment', 'backend'),
            backend: checking('backend', 'network'),
            network: checking('network', 'storage'),
            storage: checking('storage', 'console'),
            console: {
              invoke: {
                id: 'captureConsole',
                src: 'captureConsole',
                onError: {
                  target: 'endpoints',
                  actions: {
                    type: 'addFinding',
                    params: {
                      test: 'console',
                      finding: {
                        status: 'INFO',
                        message: 'This browser does not allow the console to be captured',
                        details: [],
                      },
                    },
                  },
                },
              },
              on: { 'console.error': { actions: 'capture' } },
              after: { CONSOLE_CAPTURE: { target: 'endpoints', actions: 'addCapture' } },
            },
            endpoints: checking('endpoints', '#auth-diagnostics.diagnosis.done'),
          },
        },
        done: { on: { run: 'running' } },
      },
    },
  },
})
