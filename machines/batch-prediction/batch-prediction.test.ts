import { Failure } from '@/shared/lib/failure'
import { batchPredictionMachine } from '@machines/batch-prediction'
import { describe } from 'vitest'
import { itCoversEverything, journeysOf, type Walk } from '../../tests/machines/kit'

const file = { type: 'file' as const, id: 'file-1', name: 'clients.csv', size: 9_000_000 }
const other = { type: 'file' as const, id: 'file-2', name: 'more.csv', size: 400 }
const progress = { type: 'progress' as const, bytes: 4_000_000, rows: 120_000 }
const result = { rows: 270_000, uneven: 2 }
const broken = new Failure('The file has no column “size”, which the model needs; it has colour.')

const walk: Walk<typeof batchPredictionMachine> = {
  machine: batchPredictionMachine,
  events: [file, other, progress, { type: 'cancel' }, { type: 'save' }, { type: 'retry' }],
  answers: { predict: { done: [result], error: [broken] } },
}

describe('batch-prediction', () => {
  itCoversEverything(walk)

  const journey = journeysOf(walk)
  const running = (name: string) => journey(name).send(file)
  const nothing = { bytes: 0, rows: 0 }

  running('each row of a file gets a prediction, and the result is saved as often as the user likes')
    .expect({
      state: 'running',
      context: { file: { id: 'file-1', name: 'clients.csv', size: 9_000_000 }, progress: nothing },
      asked: { predict: [{ file: 'file-1' }] },
      cannot: [file, { type: 'save' }, { type: 'retry' }],
    })
    .send(progress)
    .expect({ state: 'running', context: { progress: { bytes: 4_000_000, rows: 120_000 } } })
    .answer('predict', result)
    .expect({ state: 'done', context: { result }, cannot: [{ type: 'retry' }, { type: 'cancel' }, progress] })
    .send({ type: 'save' }, { type: 'save' })
    .expect({ state: 'done', did: { save: undefined } })

  running('a prediction that is cancelled forgets its file')
    .send(progress, { type: 'cancel' })
    .expect({
      state: 'choosing',
      context: { file: null, result: null },
      takenBack: ['predict'],
      cannot: [{ type: 'save' }, { type: 'retry' }],
    })

  running('a failure says why and keeps the file, which can be tried again')
    .send(progress)
    .fail('predict', broken)
    .expect({
      state: 'failed',
      context: { failure: broken.message, file: { name: 'clients.csv' } },
      cannot: [{ type: 'save' }],
    })
    .send({ type: 'retry' })
    .expect({
      state: 'running',
      context: { failure: null, progress: nothing },
      asked: { predict: [{ file: 'file-1' }, { file: 'file-1' }] },
    })

  running('another file takes the place of a failed one')
    .fail('predict', broken)
    .send(other)
    .expect({ state: 'running', context: { failure: null, file: { id: 'file-2', name: 'more.csv' } } })

  running('another file takes the place of a result')
    .answer('predict', result)
    .send(other)
    .expect({ state: 'running', context: { result: null, progress: nothing, file: { id: 'file-2' } } })
})
