// Wizard reading B: project details, environment, review, creation in twelve stages, created.
// Rendered by /create-project (pages/create-project).
// Covers WZB-01 to WZB-09, CRT-02.
import { and } from 'xstate'
import { creationStages } from '@/entities/project/model'
import { createRandom, randomSuffix } from '@/shared/lib/random'
import { drawPauses } from './pauses'
import { details, wizardB } from './setup'

export const createProjectBMachine = wizardB.createMachine({
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
    input: ({ context }) => ({
      draftId: context.draft?.id ?? null,
      savedAt: context.draft?.savedAt ?? null,
      seed: context.seed,
    }),
    // Without it the wizard works on; only drafts are not kept.
    onError: {},
  },
  initial: 'projectDetails',
  states: {
    projectDetails: {
      on: {
        'details.change': { actions: ['setDetails', 'keepDraft'] },
        'field.leave': { actions: 'judge' },
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
      on: {
        stop: { actions: 'tellCreation' },
        'stop.confirm': { actions: 'tellCreation' },
        'stop.cancel': { actions: 'tellCreation' },
      },
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
            // The browser refused to keep it: the draft stays.
            guard: { type: 'isCreated', params: ({ event }) => event.output },
            target: 'created',
            actions: { type: 'setOutcome', params: ({ event }) => event.output },
          },
          { target: 'review', actions: { type: 'setOutcome', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'review',
          actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    created: {
      on: { createAnother: { target: 'projectDetails', actions: ['startOver', 'beginDraft'] } },
    },
  },
})
