// The deployed models of one person: an actor for each that moves, what was stopped (undo for ten seconds), refusals.
// Rendered by the Deployment tab (pages/ai-ml-platform).
// Covers DEP-01, DEP-04; starting and stopping with undo are ours.
import { assertEvent, assign, fromCallback, sendParent, setup } from 'xstate'
import type { DeployedModelStatus } from '@/entities/deployment/model'
import { toFailure } from '@/shared/lib/failure'
import { type DeployedModelInput, deployedModelMachine, type ModelMoved } from '@machines/deployed-model'

interface Stopped {
  id: string
  name: string
  was: DeployedModelStatus
}

export interface DeploymentsContext {
  /** Ids of the models that have an actor, named by `modelActor`. */
  running: string[]
  /** The model that was stopped last, for as long as the stop can be undone. */
  stopped: Stopped | null
  /** Why a change was not kept. */
  failure: string | null
}

export type DeploymentsEvent =
  /** The models that are being deployed now, in this tab or another. */
  | { type: 'listed'; moving: DeployedModelInput[] }
  | { type: 'start'; model: Omit<DeployedModelInput, 'wait'> }
  | { type: 'stop'; model: Omit<DeployedModelInput, 'wait'> }
  | { type: 'undo' }
  | { type: 'dismiss' }
  | ModelMoved
  /** The browser did not keep a change. */
  | { type: 'refused'; error: unknown }

const modelActor = (id: string): string => `model:${id}`

const deployments = setup({
  types: {
    context: {} as DeploymentsContext,
    events: {} as DeploymentsEvent,
  },
  actors: {
    model: deployedModelMachine.provide({
      actions: { report: sendParent((_, params: ModelMoved) => params) },
    }),
    /** Sends `listed` at once and whenever the list changes. */
    watch: fromCallback<DeploymentsEvent>(() => {
      throw new Error('watch is not provided')
    }),
  },
  actions: {
    /** Keeps what became of a model; sends `refused` when the browser does not. */
    keep: (_, _params: { id: string; to: DeployedModelStatus }) => {
      throw new Error('keep is not provided')
    },
    setStopped: assign((_, { id, name, from }: ModelMoved) => ({
      stopped: { id, name, was: from },
      failure: null,
    })),
    forget: assign({ stopped: null, failure: null }),
    letGo: assign({ stopped: null }),
    setFailure: assign({ failure: (_, params: { error: unknown }) => toFailure(params.error).message }),
  },
  guards: {
    isStop: (_, params: ModelMoved) => params.to === 'offline',
  },
  delays: {
    /** Ours: how long the way back is offered. */
    UNDO_OFFER: 10_000,
  },
})

/** An actor for each model that moves, and for no other. */
const follow = deployments.enqueueActions(({ context, event, enqueue }) => {
  assertEvent(event, 'listed')
  const { moving } = event
  for (const id of context.running)
    if (!moving.some((model) => model.id === id)) enqueue.stopChild(modelActor(id))
  for (const model of moving)
    if (!context.running.includes(model.id))
      enqueue.spawnChild('model', { id: modelActor(model.id), input: model })
  enqueue.assign({ running: moving.map(({ id }) => id) })
})

/** Sends the request to the model's actor; a model without an actor gets an actor first. */
const sendToModel = deployments.enqueueActions(({ context: { running, stopped }, event, enqueue }) => {
  assertEvent(event, ['start', 'stop', 'undo'])
  const undone = stopped && { id: stopped.id, name: stopped.name, status: 'offline' as const }
  const model = event.type === 'undo' ? undone : event.model
  if (!model) return
  const actor = modelActor(model.id)
  if (!running.includes(model.id)) {
    enqueue.spawnChild('model', { id: actor, input: { ...model, wait: 0 } })
    enqueue.assign({ running: [...running, model.id] })
  }
  enqueue.sendTo(
    actor,
    event.type === 'undo' ? { type: 'resume', was: stopped?.was ?? 'online' } : { type: event.type },
  )
})

const keep = {
  type: 'keep',
  params: ({ event }: { event: ModelMoved }) => ({ id: event.id, to: event.to }),
} as const

export const deploymentsMachine = deployments.createMachine({
  id: 'deployments',
  meta: { secrets: [] },
  context: { running: [], stopped: null, failure: null },
  invoke: { id: 'watch', src: 'watch', onError: {} },
  initial: 'idle',
  on: {
    listed: { actions: follow },
    start: { actions: sendToModel },
    stop: { actions: sendToModel },
    moved: [
      {
        guard: { type: 'isStop', params: ({ event }) => event },
        target: '.stopped',
        actions: [keep, { type: 'setStopped', params: ({ event }) => event }],
      },
      { actions: keep },
    ],
    refused: { actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) } },
    dismiss: { target: '.idle', actions: 'forget' },
  },
  states: {
    idle: {},
    stopped: {
      on: { undo: { target: 'idle', actions: [sendToModel, 'forget'] } },
      after: { UNDO_OFFER: { target: 'idle', actions: 'letGo' } },
    },
  },
})
