import { assign, fromPromise, setup } from 'xstate'
import {
  deployChoiceSchema,
  DEPLOY_STAGE_PAUSE,
  DEPLOY_STAGES,
  type DeployedModel,
  type DeploymentOrder,
  type DeployWizardSubject,
  type DeployWizardValues,
  EMPTY_DEPLOY_WIZARD,
  missingChoice,
  orderOfWizard,
  scalingSchema,
} from '@/entities/deployment/model'
import { fieldErrors, type FormContext, type FormFieldEvent } from '@/shared/lib/form'
import { createRandom, drawSeed } from '@/shared/lib/random'
import { formPolicy } from '@machines/form'
import { stagedProgressMachine } from '@machines/staged-progress'

export interface DeployModelInput extends DeployWizardSubject {
  /** Seeds every chance of this wizard, so a seed replays a run exactly. */
  seed: number
  /** A deployment of this wizard that a reload interrupted, and how long it still takes, in ms. */
  resumed: { deployment: DeployedModel; left: number } | null
}

export interface DeployModelContext extends FormContext<DeployWizardValues, DeployWizardSubject> {
  seed: number
  /** How many of the ten stages are complete. */
  done: number
  /** How long what is left of them takes, in ms. */
  left: number
  /** The deployment that has begun; null before. */
  deployment: DeployedModel | null
  /** Why the browser did not keep that it is online; null when it did. */
  notKept: string | null
}

export type DeployModelEvent =
  | FormFieldEvent<DeployWizardValues>
  /** Goes on to the next step. */
  | { type: 'submit' }
  | { type: 'back' }
  | { type: 'deploy' }
  | { type: 'another' }

const DURATION = DEPLOY_STAGES.length * DEPLOY_STAGE_PAUSE

type Form = FormContext<DeployWizardValues, DeployWizardSubject>
const choices = ['model', 'environment', 'cpu', 'memory', 'gpu'] as const

/** The first step, and the second. */
const choice = formPolicy<DeployWizardValues, DeployWizardSubject>({
  empty: EMPTY_DEPLOY_WIZARD,
  check: (values, subject) => fieldErrors(deployChoiceSchema(subject), values),
  choices,
})
const sizing = formPolicy<DeployWizardValues, DeployWizardSubject>({
  empty: EMPTY_DEPLOY_WIZARD,
  check: (values) => fieldErrors(scalingSchema, values),
  choices,
})

type Change = Extract<DeployModelEvent, { type: 'field.change' }>
type Leave = Extract<DeployModelEvent, { type: 'field.leave' }>

/** Types, effects, guards and delays of the machine. */
export const deployModel = setup({
  types: {
    context: {} as DeployModelContext,
    events: {} as DeployModelEvent,
    input: {} as DeployModelInput,
    tags: {} as 'busy',
  },
  actors: {
    /** Adds the deployment to the list, as one under way. Rejects with a `Failure` and leaves the list as it was. */
    begin: fromPromise<DeployedModel, { order: DeploymentOrder; seed: number }>(() =>
      Promise.reject(new Error('begin is not provided')),
    ),
    progress: stagedProgressMachine,
    /** Puts the deployment online in the list. Rejects with a `Failure` when the browser does not keep it. */
    finish: fromPromise<void, { id: string }>(() => Promise.reject(new Error('finish is not provided'))),
  },
  actions: {
    changeChoice: assign(({ context }, event: Change) => ({
      ...choice.change(context, event),
      failure: null,
    })),
    changeSizing: assign(({ context }, event: Change) => sizing.change(context, event)),
    judgeChoice: assign(({ context }, event: Leave) => choice.judge(context, event)),
    judgeSizing: assign(({ context }, event: Leave) => sizing.judge(context, event)),
    refuseChoice: assign(({ context }) => choice.judgeAll(context)),
    refuseSizing: assign(({ context }) => sizing.judgeAll(context)),
    /** Every step begins unjudged, and without the failure of another. */
    turn: assign({ ...choice.unjudged, failure: null }),
    fail: assign(({ context }, params: { error: unknown }) => choice.fail(context as Form, params)),
    setBegun: assign((_, params: { deployment: DeployedModel }) => ({
      deployment: params.deployment,
      done: 0,
      left: DURATION,
    })),
    /** `stages` are the last stages of all, so the stages before them are complete. */
    setDone: assign({
      done: (_, params: { done: number; stages: readonly string[] }) =>
        DEPLOY_STAGES.length - params.stages.length + params.done,
    }),
    setAllDone: assign({ done: DEPLOY_STAGES.length }),
    setNotKept: assign(({ context }, params: { error: unknown }) => ({
      notKept: choice.fail(context as Form, params).failure.message,
    })),
    startOver: assign(({ context: { subject, seed, deployment } }) => ({
      ...choice.start({
        subject: { ...subject, taken: [...subject.taken, ...(deployment ? [deployment.name] : [])] },
      }),
      seed: drawSeed(createRandom(seed)),
      done: 0,
      left: DURATION,
      deployment: null,
      notKept: null,
    })),
  },
  guards: {
    isResumed: ({ context }) => context.deployment !== null,
    isComplete: ({ context }) => missingChoice(context.values) === null,
    isChosen: ({ context }) => missingChoice(context.values) === null && choice.isValid(context),
    isSized: ({ context }) => sizing.isValid(context),
    canDeploy: ({ context }) => orderOfWizard(context.values, context.subject.models) !== null,
  },
  delays: {
    /** Ours: the browser's database answers from memory; a request that hangs is reported. */
    ANSWER_TIMEOUT: 10_000,
  },
})

export const startContext = ({ models, taken, seed, resumed }: DeployModelInput): DeployModelContext => {
  const left = resumed ? Math.min(resumed.left, DURATION) : DURATION
  return {
    ...choice.start({ subject: { models, taken } }),
    seed,
    left,
    done: DEPLOY_STAGES.length - Math.ceil(left / DEPLOY_STAGE_PAUSE),
    deployment: resumed?.deployment ?? null,
    notKept: null,
  }
}

/** The remaining stages with their pauses: the first stage may be partly over. */
export function stagesLeft(left: number): { stages: string[]; pauses: number[] } {
  const count = Math.max(1, Math.ceil(left / DEPLOY_STAGE_PAUSE))
  const first = left - (count - 1) * DEPLOY_STAGE_PAUSE
  return {
    stages: DEPLOY_STAGES.slice(-count),
    pauses: Array.from({ length: count }, (_, stage) => (stage === 0 ? first : DEPLOY_STAGE_PAUSE)),
  }
}
