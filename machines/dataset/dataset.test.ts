import { datasetMachine } from '@machines/dataset'
import { describe } from 'vitest'
import { itCoversEverything, journeysOf, type Walk } from '../../tests/machines/kit'

const walk: Walk<typeof datasetMachine> = {
  machine: datasetMachine,
  input: { left: 12_000, fails: false },
  events: [],
  unreachable: {
    'dataset.error':
      'whether it fails was drawn when it began: the walk has the other draw, a journey this one',
    'dataset.processing --xstate.after.PROCESSING.dataset.processing--> dataset.error #0': 'the same',
  },
}
const interrupted = { ...walk, input: { left: 12_000, fails: true } }

describe('dataset', () => itCoversEverything(walk))

// DST-04: an uploaded dataset is processed and then ready; or it is in error and can be processed again.
describe('dataset, as users see it', () => {
  const journey = journeysOf(walk)
  const failing = journeysOf(interrupted)

  journey('it is processing until its time has passed, then ready')
    .wait(11_999)
    .expect({ state: 'processing' })
    .wait(1)
    .expect({ state: 'ready', did: { settle: { outcome: 'ready' } } })
  failing('a dataset with interrupted processing is in error after the same time')
    .wait(11_999)
    .expect({ state: 'processing' })
    .wait(1)
    .expect({ state: 'error', did: { settle: { outcome: 'error' } } })
  journeysOf({ ...walk, input: { left: 0, fails: false } })(
    'processing that was due while the page was closed ends at once',
  )
    .wait(0)
    .expect({ state: 'ready' })
})
