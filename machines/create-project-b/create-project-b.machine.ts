// The stack wizard: project details, environment, review, creation in twelve stages, created.
// Rendered by /create-project (pages/create-project).
// Covers WZB-01 to WZB-09, CRT-02.
import { and } from 'xstate'
import { creationStages } from '@/entities/project/model'
import { createRandom, randomSuffix } from '@/shared/lib/random'
import { draftInput } from '@machines/auto-save'
import { failing } from '@machines/failing'
import { drawPauses } from './pauses'
import { details, stackWizard } from './setup'

export const stackWizardMachine = stackWizard.createMachine({
  id: 'create-project-b',
  meta: { secrets: [] },
  context: ({ input }) => ({
    ...input,
    ...details.unjudged,
    alert: null,
    project: null,
    kept: true,
  }),
  invoke: {
    id: 'autoSave',
    src: 'autoSave',
    input: ({ context }) => draftInput(context),
    // Without drafts the wizard works on.
    onError: {},
  },
  initial: 'projectDetails',
  states: {
    projectDetails: {
      on: {
        'details.change': { actions: ['setDetails', 'keepDraft'] },
        'field.leave': { actions: 'judge' },
        'stack.select': { actions: ['setStack', 'keepDraft'] },
        'feature.toggle': { actions: ['toggleFeature', 'keepDraft'] },
        continue: [
          { guard: and(['hasName', 'isValid']), target: 'environment', actions: 'judgeAll' },
          { guard: 'hasName', actions: 'judgeAll' },
        ],
        back: { actions: 'leave' },
        resume: { actions: ['setDraft', 'resumeDraft'] },
        startOver: { actions: ['startOver', 'discardDraft'] },
      },
    },
    environment: {
      on: {
        'environment.select': { actions: ['setEnvironment', 'keepDraft'] },
        'resources.change': { actions: ['setResources', 'keepDraft'] },
        continue: 'review',
        back: 'projectDetails',
      },
    },
    review: {
      on: {
        create: 'creating',
        back: { target: 'environment', actions: 'clearAlert' },
      },
    },
    creating: {
      tags: 'busy',
      entry: 'clearAlert',
      invoke: {
        id: 'creation',
        src: 'creation',
        input: ({ context: { config, seed } }) => {
          const stages = creationStages(config)
          const suffix = randomSuffix(createRandom(seed + 1), 6)
          const order = { config: { ...config, name: config.name.trim() }, suffix }
          return { order, stages, pauses: drawPauses(seed, stages.length) }
        },
        onDone: [
          {
            guard: { type: 'isKept', params: ({ event }) => event.output },
            target: 'created',
            actions: [{ type: 'setOutcome', params: ({ event }) => event.output }, 'discardDraft'],
          },
          {
            guard: { type: 'isCreated', params: ({ event }) => event.output },
            target: 'created',
            actions: { type: 'setOutcome', params: ({ event }) => event.output },
          },
          { target: 'review', actions: { type: 'setOutcome', params: ({ event }) => event.output } },
        ],
        onError: failing('review', 'setFailure'),
      },
    },
    created: {
      on: { createAnother: { target: 'projectDetails', actions: ['startOver', 'beginDraft'] } },
    },
  },
})
