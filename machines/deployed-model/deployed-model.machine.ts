// A deployed model: deploying, online, offline, error. Starting goes through deploying; stopping can be taken back.
// Runs inside deployments for as long as a model moves; rendered by its row and detail (the Deployment tab).
// Covers DEP-01, DEP-04; that starting and stopping act is ours.
import { assign, setup } from 'xstate'
import { type DeployedModelStatus, START_TIME } from '@/entities/deployment/model'

export interface DeployedModelInput {
  id: string
  name: string
  status: DeployedModelStatus
  /** How long it still deploys, in ms; counts while its status is `deploying`. */
  wait: number
}

export type DeployedModelContext = DeployedModelInput

export type DeployedModelEvent =
  | { type: 'start' }
  | { type: 'stop' }
  /** Takes a stop back. */
  | { type: 'resume'; was: DeployedModelStatus }

/** The report of a status change to the list. */
export interface ModelMoved {
  type: 'moved'
  id: string
  name: string
  from: DeployedModelStatus
  to: DeployedModelStatus
}

const statusIs = (status: DeployedModelStatus) => (_: unknown, input: { status: DeployedModelStatus }) =>
  input.status === status

const deployedModel = setup({
  types: {
    context: {} as DeployedModelContext,
    events: {} as DeployedModelEvent,
    input: {} as DeployedModelInput,
  },
  actions: {
    /** Sends the report to the list. */
    report: (_, _params: ModelMoved) => {
      throw new Error('report is not provided')
    },
    startAnew: assign({ wait: START_TIME }),
  },
  guards: {
    isOnline: statusIs('online'),
    isOffline: statusIs('offline'),
    isDeploying: statusIs('deploying'),
    wasDeploying: (_, params: { was: DeployedModelStatus }) => params.was === 'deploying',
  },
  delays: {
    READY: ({ context }) => context.wait,
  },
})

/** The report of a way from one status to another. */
const moves = (from: DeployedModelStatus, to: DeployedModelStatus) =>
  ({
    type: 'report',
    params: ({ context: { id, name } }: { context: DeployedModelContext }) => ({
      type: 'moved' as const,
      id,
      name,
      from,
      to,
    }),
  }) as const

const status = ({ context }: { context: DeployedModelContext }) => context

export const deployedModelMachine = deployedModel.createMachine({
  id: 'deployed-model',
  meta: { secrets: [] },
  context: ({ input }) => input,
  initial: 'starting',
  states: {
    starting: {
      always: [
        { guard: { type: 'isOnline', params: status }, target: 'online' },
        { guard: { type: 'isOffline', params: status }, target: 'offline' },
        { guard: { type: 'isDeploying', params: status }, target: 'deploying' },
        { target: 'error' },
      ],
    },
    deploying: {
      on: { stop: { target: 'offline', actions: moves('deploying', 'offline') } },
      after: { READY: { target: 'online', actions: moves('deploying', 'online') } },
    },
    online: { on: { stop: { target: 'offline', actions: moves('online', 'offline') } } },
    offline: {
      on: {
        start: { target: 'deploying', actions: ['startAnew', moves('offline', 'deploying')] },
        resume: [
          {
            guard: { type: 'wasDeploying', params: ({ event }) => event },
            target: 'deploying',
            actions: ['startAnew', moves('offline', 'deploying')],
          },
          { target: 'online', actions: moves('offline', 'online') },
        ],
      },
    },
    error: { on: { start: { target: 'deploying', actions: ['startAnew', moves('error', 'deploying')] } } },
  },
})
