// The stack configurator of the home page: frontend, backend, database, features, creating, failed.
// Rendered by / (features/configure-stack).
// Covers CFG-01 to CFG-03.
import { assertEvent, assign, fromPromise, setup } from 'xstate'
import { type Feature, type ProjectConfig, type StackChoice, withChoice } from '@/entities/project/model'
import { toFailure } from '@/shared/lib/failure'
import { failing } from '@machines/failing'

export interface ConfiguratorInput {
  config: ProjectConfig
}

export interface ConfiguratorContext extends ConfiguratorInput {
  /** CFG-03: the text of the alert. */
  alert: string | null
}

export type ConfiguratorStep = 'frontend' | 'backend' | 'database' | 'features'

export type ConfiguratorEvent =
  | ({ type: 'stack.select' } & StackChoice)
  | { type: 'feature.toggle'; feature: Feature }
  | { type: 'step.open'; step: ConfiguratorStep }
  | { type: 'continue' }
  | { type: 'back' }
  | { type: 'create' }

export const configuratorMachine = setup({
  types: {
    context: {} as ConfiguratorContext,
    events: {} as ConfiguratorEvent,
    input: {} as ConfiguratorInput,
  },
  actors: {
    /** Keeps the configuration for the stack wizard (WZB-07). Rejects with a `Failure` when that is not possible. */
    saveConfiguration: fromPromise<void, { config: ProjectConfig }>(() =>
      Promise.reject(new Error('saveConfiguration is not provided')),
    ),
  },
  actions: {
    select: assign(({ context, event }) => {
      assertEvent(event, 'stack.select')
      return { config: withChoice(context.config, event) }
    }),
    toggle: assign(({ context, event }) => {
      assertEvent(event, 'feature.toggle')
      const features = {
        ...context.config.features,
        [event.feature]: !context.config.features[event.feature],
      }
      return { config: { ...context.config, features } }
    }),
    setFailure: assign({
      alert: (_, params: { error: unknown }) =>
        `Failed to create project: ${toFailure(params.error).message}`,
    }),
    clearAlert: assign({ alert: null }),
    /** Opens the wizard, which reads the configuration. */
    openWizard: () => {
      throw new Error('openWizard is not provided')
    },
  },
  guards: {
    isStep: (_, params: { step: ConfiguratorStep; wanted: ConfiguratorStep }) =>
      params.step === params.wanted,
  },
  delays: {
    /** Ours: storage answers at once; a request that hangs is reported. */
    SAVE_TIMEOUT: 10_000,
  },
}).createMachine({
  id: 'configurator',
  meta: { secrets: [] },
  context: ({ input }) => ({ ...input, alert: null }),
  initial: 'frontend',
  on: {
    'stack.select': { actions: 'select' },
    'feature.toggle': { actions: 'toggle' },
    'step.open': [
      {
        guard: { type: 'isStep', params: ({ event }) => ({ step: event.step, wanted: 'frontend' as const }) },
        target: '.frontend',
      },
      {
        guard: { type: 'isStep', params: ({ event }) => ({ step: event.step, wanted: 'backend' as const }) },
        target: '.backend',
      },
      {
        guard: { type: 'isStep', params: ({ event }) => ({ step: event.step, wanted: 'database' as const }) },
        target: '.database',
      },
      { target: '.features' },
    ],
  },
  states: {
    frontend: { on: { continue: 'backend' } },
    backend: { on: { continue: 'database', back: 'frontend' } },
    database: { on: { continue: 'features', back: 'backend' } },
    features: { on: { create: 'creating', back: 'database' } },
    creating: {
      entry: 'clearAlert',
      tags: 'busy',
      // The choice does not change while it is being saved.
      on: { 'stack.select': {}, 'feature.toggle': {}, 'step.open': {} },
      invoke: {
        id: 'saveConfiguration',
        src: 'saveConfiguration',
        input: ({ context }) => ({ config: context.config }),
        onDone: { target: 'features', actions: 'openWizard' },
        onError: failing('failed', 'setFailure'),
      },
      after: {
        SAVE_TIMEOUT: failing('failed', 'setFailure', new Error('The browser did not respond')),
      },
    },
    failed: { on: { create: 'creating', back: { target: 'database', actions: 'clearAlert' } } },
  },
})
