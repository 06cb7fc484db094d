// The theme: dark, light, or auto, which follows the system.
// Started once by the entry; rendered by the theme switch.
// Covers SET-03 (theme).
import { assertEvent, assign, fromCallback, setup } from 'xstate'

export type ThemeChoice = 'dark' | 'light' | 'auto'
export type Scheme = 'dark' | 'light'

export interface ThemeInput {
  choice: ThemeChoice
  systemScheme: Scheme
}

export interface ThemeContext {
  /** The initial choice; afterwards the state is the choice. */
  initial: ThemeChoice
  systemScheme: Scheme
}

export type ThemeEvent =
  | { type: 'theme.choose'; choice: ThemeChoice }
  /** The choice was made in another tab: applied, not stored again. */
  | { type: 'theme.follow'; choice: ThemeChoice }
  | { type: 'system.changed'; scheme: Scheme }

const chooses = (choice: ThemeChoice) => (_: unknown, params: { choice: ThemeChoice }) =>
  params.choice === choice

export const themeMachine = setup({
  types: { context: {} as ThemeContext, events: {} as ThemeEvent, input: {} as ThemeInput },
  actors: {
    /** Sends `system.changed` when the system's scheme changes and `theme.follow` when another tab chooses. */
    watchSystem: fromCallback<ThemeEvent>(() => {
      throw new Error('watchSystem is not provided')
    }),
  },
  actions: {
    setSystemScheme: assign({
      systemScheme: ({ event }) => {
        assertEvent(event, 'system.changed')
        return event.scheme
      },
    }),
    /** Puts the scheme on the page. */
    applyScheme: (_, _params: { scheme: Scheme }) => {
      throw new Error('applyScheme is not provided')
    },
    /** Remembers the choice in this browser. */
    storeChoice: (_, _params: { choice: ThemeChoice }) => {
      throw new Error('storeChoice is not provided')
    },
  },
  guards: {
    choosesDark: chooses('dark'),
    choosesLight: chooses('light'),
  },
}).createMachine({
  id: 'theme',
  meta: { secrets: [] },
  context: ({ input }) => ({ initial: input.choice, systemScheme: input.systemScheme }),
  // A browser that cannot be watched keeps the choice.
  invoke: { id: 'watchSystem', src: 'watchSystem', onError: {} },
  on: {
    'theme.choose': [
      {
        guard: { type: 'choosesDark', params: ({ event }) => event },
        target: '.dark',
        actions: { type: 'storeChoice', params: ({ event }) => event },
      },
      {
        guard: { type: 'choosesLight', params: ({ event }) => event },
        target: '.light',
        actions: { type: 'storeChoice', params: ({ event }) => event },
      },
      { target: '.auto', actions: { type: 'storeChoice', params: ({ event }) => event } },
    ],
    'theme.follow': [
      { guard: { type: 'choosesDark', params: ({ event }) => event }, target: '.dark' },
      { guard: { type: 'choosesLight', params: ({ event }) => event }, target: '.light' },
      { target: '.auto' },
    ],
  },
  initial: 'starting',
  states: {
    starting: {
      always: [
        {
          guard: { type: 'choosesDark', params: ({ context }) => ({ choice: context.initial }) },
          target: 'dark',
        },
        {
          guard: { type: 'choosesLight', params: ({ context }) => ({ choice: context.initial }) },
          target: 'light',
        },
        { target: 'auto' },
      ],
    },
    dark: {
      entry: { type: 'applyScheme', params: { scheme: 'dark' } },
      on: { 'system.changed': { actions: 'setSystemScheme' } },
    },
    light: {
      entry: { type: 'applyScheme', params: { scheme: 'light' } },
      on: { 'system.changed': { actions: 'setSystemScheme' } },
    },
    auto: {
      entry: { type: 'applyScheme', params: ({ context }) => ({ scheme: context.systemScheme }) },
      on: {
        'system.changed': {
          actions: ['setSystemScheme', { type: 'applyScheme', params: ({ event }) => event }],
        },
      },
    },
  },
})
