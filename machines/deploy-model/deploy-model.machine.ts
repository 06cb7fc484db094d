// The wizard of the deploy page: selectModel, configure, review, deploying (beginning, ten stages, finishing), complete.
// Rendered by /ai-ml-platform/deploy-model (pages/deploy-model).
// Covers DPL-02 to DPL-07. A deployment that a reload interrupted goes on where it would be by now.
import { orderOfWizard } from '@/entities/deployment/model'
import { deployModel, stagesLeft, startContext } from './setup'
import { failing } from '@machines/failing'

const late = new Error('The browser did not respond')
const given = <TEvent>({ event }: { event: TEvent }): TEvent => event

export const deployModelMachine = deployModel.createMachine({
  id: 'deploy-model',
  meta: { secrets: [] },
  context: ({ input }) => startContext(input),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'isResumed', target: 'deploying.running' }, { target: 'selectModel' }] },
    selectModel: {
      on: {
        'field.change': { actions: { type: 'changeChoice', params: given } },
        'field.leave': { actions: { type: 'judgeChoice', params: given } },
        submit: [
          { guard: 'isChosen', target: 'configure', actions: 'turn' },
          { guard: 'isComplete', actions: 'refuseChoice' },
        ],
      },
    },
    configure: {
      on: {
        'field.change': { actions: { type: 'changeSizing', params: given } },
        'field.leave': { actions: { type: 'judgeSizing', params: given } },
        submit: [{ guard: 'isSized', target: 'review', actions: 'turn' }, { actions: 'refuseSizing' }],
        back: { target: 'selectModel', actions: 'turn' },
      },
    },
    review: {
      on: {
        deploy: { guard: 'canDeploy', target: 'deploying', actions: 'turn' },
        back: { target: 'configure', actions: 'turn' },
      },
    },
    deploying: {
      tags: 'busy',
      initial: 'beginning',
      states: {
        beginning: {
          invoke: {
            id: 'begin',
            src: 'begin',
            input: ({ context: { values, subject, seed } }) => {
              const order = orderOfWizard(values, subject.models)
              if (!order) throw new Error('there is nothing to deploy')
              return { order, seed }
            },
            onDone: {
              target: 'running',
              actions: { type: 'setBegun', params: ({ event }) => ({ deployment: event.output }) },
            },
            onError: failing('#deploy-model.review', 'fail'),
          },
          after: {
            ANSWER_TIMEOUT: failing('#deploy-model.review', 'fail', late),
          },
        },
        running: {
          invoke: {
            id: 'progress',
            src: 'progress',
            input: ({ context }) => stagesLeft(context.left),
            onSnapshot: { actions: { type: 'setDone', params: ({ event }) => event.snapshot.context } },
            onDone: { target: 'finishing', actions: 'setAllDone' },
            onError: failing('#deploy-model.review', 'fail'),
          },
        },
        finishing: {
          invoke: {
            id: 'finish',
            src: 'finish',
            input: ({ context }) => ({ id: context.deployment?.id ?? '' }),
            onDone: '#deploy-model.complete',
            onError: failing('#deploy-model.complete', 'setNotKept'),
          },
          after: {
            ANSWER_TIMEOUT: failing('#deploy-model.complete', 'setNotKept', late),
          },
        },
      },
    },
    complete: { on: { another: { target: 'selectModel', actions: 'startOver' } } },
  },
})
