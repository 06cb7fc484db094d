// A project comes into being, alike in both wizards: the account is checked, the stages run, the project is kept.
// Rendered as the last step of both wizards (pages/create-project); runs as a child of their machines.
// Covers CRT-02, WZA-08, WZB-04; stopping, which asks, is ours.
import { assign, fromPromise, setup, stateIn } from 'xstate'
import { type CreationRefusal, GATE_REASONS } from '@/entities/profile/model'
import type { Project } from '@/entities/project/model'
import { connectionFailure, toFailure } from '@/shared/lib/failure'
import { stagedProgressMachine } from '@machines/staged-progress'
import { failing } from '@machines/failing'

export interface CreationInput<TOrder> {
  /** The order for `saveProject`. */
  order: TOrder
  /** The messages in order. */
  stages: string[]
  /** How long each of them takes, in ms. */
  pauses: number[]
}

export interface CreationContext<TOrder> extends CreationInput<TOrder> {
  /** How many stages are complete. */
  done: number
  outcome: CreationOutcome
}

/** How it ended. Without a project, `alert` says why in the documented words; null when it was stopped. */
export type CreationOutcome =
  | { project: Project; kept: boolean; alert: null }
  | { project: null; kept: false; alert: string | null }

/** `stop` asks; `stop.confirm` and `stop.cancel` answer. */
export type CreationEvent = { type: 'stop' } | { type: 'stop.confirm' } | { type: 'stop.cancel' }

const without = (alert: string | null): CreationOutcome => ({ project: null, kept: false, alert })

/** The text of an unexpected error, in the documented words. */
export const creationFailure = (error: unknown): string =>
  `Failed to create project: ${toFailure(error).message}`

/** A machine that creates from one kind of order. */
export function createCreationMachine<TOrder>() {
  return setup({
    types: {
      context: {} as CreationContext<TOrder>,
      events: {} as CreationEvent,
      input: {} as CreationInput<TOrder>,
      output: {} as CreationOutcome,
      tags: {} as 'asking',
    },
    actors: {
      /** Resolves with what the creation gate says about the account right now; null lets it through. */
      checkAccount: fromPromise<CreationRefusal | null>(() =>
        Promise.reject(new Error('checkAccount is not provided')),
      ),
      progress: stagedProgressMachine,
      /** Keeps the project and resolves with it; `kept` is false when the browser refuses. */
      saveProject: fromPromise<{ project: Project; kept: boolean }, { order: TOrder }>(() =>
        Promise.reject(new Error('saveProject is not provided')),
      ),
    },
    actions: {
      setDone: assign({ done: (_, params: { done: number }) => params.done }),
      setAllDone: assign({ done: ({ context }) => context.stages.length }),
      succeed: assign((_, { project, kept }: { project: Project; kept: boolean }) => ({
        outcome: { project, kept, alert: null },
      })),
      refuse: assign({
        outcome: (_, params: { refusal: CreationRefusal | null }) =>
          without(params.refusal && `Cannot create project: ${GATE_REASONS[params.refusal]}`),
      }),
      fail: assign({
        outcome: (_, params: { error: unknown }) => without(creationFailure(params.error)),
      }),
    },
    guards: {
      isGranted: (_, params: { refusal: CreationRefusal | null }) => params.refusal === null,
    },
    delays: {
      /** Ours: the gate and storage answer from memory; a request that hangs is reported. */
      ANSWER_TIMEOUT: 10_000,
    },
  }).createMachine({
    id: 'creation',
    meta: { secrets: [] },
    context: ({ input }) => ({ ...input, done: 0, outcome: without(null) }),
    initial: 'checkingAccount',
    states: {
      checkingAccount: {
        // Nothing has begun yet, so there is nothing to ask.
        on: { stop: 'ended' },
        invoke: {
          id: 'checkAccount',
          src: 'checkAccount',
          onDone: [
            {
              guard: { type: 'isGranted', params: ({ event }) => ({ refusal: event.output }) },
              target: 'running',
            },
            {
              target: 'ended',
              actions: { type: 'refuse', params: ({ event }) => ({ refusal: event.output }) },
            },
          ],
          onError: failing('ended', 'fail'),
        },
        after: {
          ANSWER_TIMEOUT: failing('ended', 'fail', connectionFailure()),
        },
      },
      // The stages run on while the question is open; saving waits for its answer.
      running: {
        initial: 'working',
        invoke: {
          id: 'progress',
          src: 'progress',
          input: ({ context: { stages, pauses } }) => ({ stages, pauses }),
          onSnapshot: { actions: { type: 'setDone', params: ({ event }) => event.snapshot.context } },
          onDone: [
            {
              guard: stateIn({ running: 'askingToStop' }),
              target: '.finishedMeanwhile',
              actions: 'setAllDone',
            },
            { target: 'saving', actions: 'setAllDone' },
          ],
          onError: failing('ended', 'fail'),
        },
        states: {
          working: { on: { stop: 'askingToStop' } },
          askingToStop: {
            tags: 'asking',
            on: { 'stop.confirm': '#creation.ended', 'stop.cancel': 'working' },
          },
          finishedMeanwhile: {
            tags: 'asking',
            on: { 'stop.confirm': '#creation.ended', 'stop.cancel': '#creation.saving' },
          },
        },
      },
      saving: {
        invoke: {
          id: 'saveProject',
          src: 'saveProject',
          input: ({ context }) => ({ order: context.order }),
          onDone: {
            target: 'ended',
            actions: { type: 'succeed', params: ({ event }) => event.output },
          },
          onError: failing('ended', 'fail'),
        },
        after: {
          ANSWER_TIMEOUT: failing('ended', 'fail', new Error('The browser did not respond')),
        },
      },
      ended: { type: 'final' },
    },
    output: ({ context }) => context.outcome,
  })
}

/** Creation as it is looked at alone: the order is the name. */
export const creationMachine = createCreationMachine<string>()
