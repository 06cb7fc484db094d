import {
  SAMPLE_CHOICE,
  SAMPLE_FACTS,
  SAMPLE_TRAINED,
  type TrainingProgress,
} from '@/entities/trained-model/model'
import { Failure } from '@/shared/lib/failure'
import { trainModelMachine } from '@machines/train-model'
import { describe, expect } from 'vitest'
import { itCoversEverything, journeysOf, type Walk } from '../../tests/machines/kit'

const progress: TrainingProgress = {
  stage: 'searching',
  candidate: 'Gradient boosting, 31 leaves, rate 0.1',
  round: 3,
  tried: 0,
  best: null,
  loss: null,
}
const evaluating: TrainingProgress = { ...progress, stage: 'evaluating' }
const leak = { warnings: [{ code: 'leak' as const, column: 'island', text: 'Leaks.' }], leftOut: ['island'] }
const file = { type: 'file' as const, id: 'file-1', name: 'penguins.csv' }
const other = { type: 'file' as const, id: 'file-2', name: 'other.csv' }
const broken = new Failure('The file could not be read.')
const nothing = { ...SAMPLE_FACTS, proposal: null }

const walk: Walk<typeof trainModelMachine> = {
  machine: trainModelMachine,
  events: [
    file,
    { type: 'target', name: 'species' },
    { type: 'kind', kind: 'multiclass' },
    { type: 'column', name: 'island', used: false },
    { type: 'budget', seconds: 30 },
    { type: 'split', split: { by: 'group', column: 'island' } },
    { type: 'start' },
    { type: 'pause' },
    { type: 'resume' },
    { type: 'stop' },
    { type: 'progress', progress },
    { type: 'progress', progress: evaluating },
    { type: 'again' },
    { type: 'retry' },
    { type: 'store' },
  ],
  answers: {
    look: { done: [SAMPLE_FACTS, nothing], error: [broken] },
    check: { done: [leak], error: [broken] },
    train: { done: [SAMPLE_TRAINED], error: [broken] },
    store: { done: ['run-1', null], error: [broken] },
  },
  key: ({ context }) => `${context.choice !== null} ${context.failure !== null}`,
}

describe('train-model', () => {
  itCoversEverything(walk)

  const journey = journeysOf(walk)
  const checking = (name: string) => journey(name).send(file).answer('look', SAMPLE_FACTS)
  const choosing = (name: string) => checking(name).answer('check', leak)
  const training = (name: string) => choosing(name).send({ type: 'start' })

  choosing(
    'a file is read, a target and its kind are proposed, and columns that give it away are left out',
  ).expect({
    state: 'choosing',
    context: {
      choice: { ...SAMPLE_CHOICE, features: ['species', 'bill_length_mm', 'body_mass_g'] },
      warnings: leak.warnings,
    },
    asked: { look: [{ file: 'file-1' }], check: [{ file: 'file-1', choice: SAMPLE_CHOICE }] },
    can: [{ type: 'start' }],
  })

  choosing('another target brings its own kind, and the old one joins the columns')
    .send({ type: 'target', name: 'body_mass_g' })
    .expect({
      state: 'checking',
      context: {
        warnings: [],
        choice: { target: 'body_mass_g', kind: 'regression', features: ['species', 'bill_length_mm', 'sex'] },
      },
    })
    .send({ type: 'target', name: 'sex' })
    .expect({
      state: 'checking',
      takenBack: ['check'],
      context: { choice: { target: 'sex', kind: 'binary' } },
    })

  choosing('columns are used in the order of the file, and at least one is needed')
    .send({ type: 'column', name: 'island', used: true })
    .expect({ context: { choice: { features: SAMPLE_CHOICE.features } } })
    .send(...SAMPLE_CHOICE.features.map((name) => ({ type: 'column' as const, name, used: false })))
    .expect({ context: { choice: { features: [] } }, cannot: [{ type: 'start' }] })

  choosing('the kind is checked anew, the time is not')
    .send({ type: 'budget', seconds: 60 })
    .expect({ state: 'choosing', context: { choice: { budget: 60 } } })
    .send({ type: 'kind', kind: 'multiclass' })
    .expect({ state: 'checking', context: { choice: { kind: 'multiclass', budget: 60 } } })

  choosing(
    'rows are kept apart by a group, whose column the model does not learn from, and returns with another split',
  )
    .send({ type: 'split', split: { by: 'group', column: 'species' } })
    .expect({
      state: 'checking',
      context: {
        warnings: [],
        choice: {
          split: { by: 'group', column: 'species' },
          features: ['bill_length_mm', 'body_mass_g'],
        },
      },
    })
    .answer('check', { warnings: [], leftOut: [] })
    .send({ type: 'split', split: { by: 'time', column: 'bill_length_mm' } })
    .answer('check', { warnings: [], leftOut: [] })
    .expect({ context: { choice: { features: ['species', 'bill_length_mm', 'body_mass_g'] } } })
    .send({ type: 'target', name: 'bill_length_mm' })
    .expect({ state: 'checking', context: { choice: { split: { by: 'random' } } } })

  checking('a target that cannot be learned says why, and nothing can be started')
    .fail('check', new Failure('“sex” has the same value in every row.'))
    .expect({
      state: 'choosing',
      context: { failure: '“sex” has the same value in every row.' },
      cannot: [{ type: 'start' }],
    })
    .send({ type: 'target', name: 'species' })
    .answer('check', { warnings: [], leftOut: [] })
    .expect({ state: 'choosing', context: { failure: null }, can: [{ type: 'start' }] })

  training('training reports its rounds, is judged, and gives a model')
    .send({ type: 'progress', progress })
    .expect({ state: { training: 'running' }, context: { progress } })
    .send({ type: 'progress', progress: evaluating })
    .expect({ state: { training: 'evaluating' }, cannot: [{ type: 'pause' }] })
    .answer('train', SAMPLE_TRAINED)
    .expect({ state: { done: 'storing' }, context: { trained: SAMPLE_TRAINED } })
    .send({ type: 'again' })
    .expect({ state: 'choosing', context: { trained: SAMPLE_TRAINED } })
    .send({ type: 'start' })
    .expect({ context: { trained: null, progress: null } })

  const trained = (name: string) => training(name).answer('train', SAMPLE_TRAINED)

  trained('a training is stored as a run of the workspace')
    .expect({ asked: { store: [{ trained: SAMPLE_TRAINED }] } })
    .answer('store', 'run-1')
    .expect({ state: { done: 'stored' }, context: { run: 'run-1' } })
    .send({ type: 'again' }, { type: 'start' })
    .expect({ context: { run: null } })
  trained('where there is no server it stays here')
    .answer('store', null)
    .expect({ state: { done: 'local' }, context: { run: null, storeFailure: null } })
  trained('a training that could not be stored says why, is still there, and is stored again')
    .fail('store', broken)
    .expect({
      state: { done: 'notStored' },
      context: { storeFailure: broken.message, failure: null, trained: SAMPLE_TRAINED },
    })
    .send({ type: 'store' })
    .answer('store', 'run-1')
    .expect({ state: { done: 'stored' }, context: { run: 'run-1', storeFailure: null } })
  trained('a server that does not answer is reported after two minutes')
    .wait(119_999)
    .expect({ state: { done: 'storing' } })
    .wait(1)
    .expect({ state: { done: 'notStored' }, takenBack: ['store'] })

  training('a training can be paused and resumed')
    .send({ type: 'pause' })
    .expect({ state: { training: 'paused' }, did: { pause: undefined } })
    .send({ type: 'resume' })
    .expect({ state: { training: 'running' }, did: { resume: undefined } })

  training('a training that is stopped ends, and the choice is still there')
    .send({ type: 'pause' }, { type: 'stop' })
    .expect({ state: 'choosing', takenBack: ['train'], context: { choice: { target: 'sex' } } })

  training('a training that fails says why, and can be tried again')
    .fail('train', broken)
    .expect({ state: 'failed', context: { failure: broken.message } })
    .send({ type: 'retry' })
    .expect({ state: 'checking', context: { failure: null } })

  journey('a file that cannot be read says why, and is read again or replaced')
    .send(file)
    .fail('look', broken)
    .expect({ state: 'failed', context: { failure: broken.message } })
    .send({ type: 'retry' })
    .expect({ state: 'reading', context: { failure: null } })
    .send(other)
    .expect({ state: 'reading', takenBack: ['look'], context: { file: { id: 'file-2', name: 'other.csv' } } })
    .send({ type: 'stop' })
    .expect({ state: 'empty', context: { file: null } })

  journey('a file without anything to predict says so')
    .send(file)
    .answer('look', nothing)
    .expect({ state: 'failed', context: { failure: expect.stringMatching(/^No column/) } })
})
