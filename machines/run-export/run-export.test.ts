import { ALL_RUNS, type Run, type RunList, SAMPLE_RUN } from '@/entities/run/model'
import { connectionFailure, Failure } from '@/shared/lib/failure'
import { type RunExportContext, runExportMachine } from '@machines/run-export'
import { describe } from 'vitest'
import { itCoversEverything, journeysOf, type Walk } from '../../tests/machines/kit'

const run = (id: string): Run => ({ ...SAMPLE_RUN, id })
const [a, b, c] = [run('a'), run('b'), run('c')]
const page = (runs: Run[], total: number, exact = true): RunList => ({ runs, total, exact, mayChange: true })
const down = new Failure('down', 'network')
const start = { type: 'export', format: 'csv', query: ALL_RUNS } as const
const whole = { query: ALL_RUNS, from: 0, size: 500 }

const walk: Walk<typeof runExportMachine> = {
  machine: runExportMachine,
  events: [start, { type: 'cancel' }, { type: 'retry' }, { type: 'dismiss' }],
  answers: {
    readPage: {
      done: [page([a, b], 3), page([c], 3)],
      error: [down],
    },
    save: { done: [undefined], error: [down] },
  },
  key: (snapshot) => [(snapshot.context as RunExportContext).rows.length],
}

describe('run-export', () => {
  itCoversEverything(walk)
})

describe('run-export, as users see it', () => {
  const journey = journeysOf(walk)
  const begun = (name: string) => journey(name).send(start)
  const half = (name: string) => begun(name).answer('readPage', page([a, b], 3))

  half('every page is read, then one file is saved')
    .expect({ state: 'reading', asked: { readPage: [whole, { ...whole, from: 2 }] } })
    .answer('readPage', page([b, c], 3))
    .expect({ state: 'saving', asked: { save: [{ rows: [a, b, c], format: 'csv' }] } })
    .answer('save', undefined)
    .expect({ state: 'saved', context: { total: 3, failure: null } })
    .send({ ...start, format: 'json' })
    .expect({ state: 'reading', context: { rows: [], format: 'json', total: null } })
  begun('pages are read until the last of a list that is not counted to its end')
    .answer('readPage', page([a, b], 2, false))
    .expect({ state: 'reading', asked: { readPage: [whole, { ...whole, from: 2 }] } })
    .answer('readPage', page([c], 3))
    .expect({ state: 'saving' })
  half('an empty page ends the list, because runs were deleted meanwhile')
    .answer('readPage', page([], 3))
    .expect({ state: 'saving', asked: { save: [{ rows: [a, b], format: 'csv' }] } })
  half('a failed page keeps those before it, and a retry goes on behind them')
    .fail('readPage', down)
    .expect({ state: 'failed', context: { failure: 'down', total: 3 } })
    .send({ type: 'retry' })
    .expect({ state: 'reading', context: { failure: null } })
    .answer('readPage', page([c], 3))
    .expect({ state: 'saving', asked: { save: [{ rows: [a, b, c], format: 'csv' }] } })
  begun('a page that does not come is given up after 30 seconds')
    .wait(29_999)
    .expect({ state: 'reading' })
    .wait(1)
    .expect({ state: 'failed', context: { failure: connectionFailure().message } })
    .send({ type: 'dismiss' })
    .expect({ state: 'idle', context: { failure: null, rows: [] } })
  half('cancelling leaves nothing behind')
    .send({ type: 'cancel' })
    .expect({ state: 'idle', context: { rows: [] } })
  half('a file that cannot be made is told')
    .answer('readPage', page([c], 3))
    .fail('save', down)
    .expect({ state: 'failed', context: { failure: 'down' } })
  half('a file that is not made in a minute is given up, and its end can be put away')
    .answer('readPage', page([c], 3))
    .wait(59_999)
    .expect({ state: 'saving' })
    .wait(1)
    .expect({ state: 'failed' })
})
