import { ALL_RUNS, type Run, SAMPLE_RUN } from '@/entities/run/model'
import { connectionFailure, Failure } from '@/shared/lib/failure'
import { type RunListContext, runListMachine } from '@machines/run-list'
import { describe } from 'vitest'
import { itCoversEverything, journeysOf, type Walk } from '../../tests/machines/kit'

const run = (id: string, change: Partial<Run> = {}): Run => ({ ...SAMPLE_RUN, id, ...change })
const ids = (rows: readonly Run[]) => ({ rows: rows.map(({ id }) => ({ id })) })
const a = run('a')
const b = run('b')
const c = run('c')
const first = { runs: [a, b], total: 3 }
const down = new Failure('down', 'network')
const failed = { query: { ...ALL_RUNS, status: 'FAILED' as const } }
const change = { type: 'query.change', query: { status: 'FAILED' } } as const
const more = { type: 'more' } as const
const refresh = { type: 'refresh' } as const
const changed = { type: 'runs.changed' } as const
const show = { type: 'page.show' } as const
const hide = { type: 'page.hide' } as const
const whole = { query: ALL_RUNS, from: 0, size: 100 }

const walk: Walk<typeof runListMachine> = {
  machine: runListMachine,
  events: [change, more, refresh, changed, show, hide, { type: 'run.gone', id: 'a' }],
  answers: {
    readRuns: { done: [first], error: [down] },
    readMoreRuns: { done: [{ runs: [c], total: 3 }], error: [down] },
    readRunsAgain: { done: [first], error: [down] },
  },
  key: (snapshot) => {
    const { rows, total, visible, stale } = snapshot.context as RunListContext
    return [snapshot.matches('ready') && rows.length < total, visible, stale]
  },
}

describe('run-list', () => {
  itCoversEverything(walk)
})

describe('run-list, as users see it', () => {
  const journey = journeysOf(walk)
  const open = (name: string) => journey(name).answer('readRuns', first)

  journey('the newest runs are read first')
    .expect({ state: 'loading', asked: { readRuns: [whole] }, cannot: [more] })
    .answer('readRuns', first)
    .expect({ state: 'ready', context: { ...ids([a, b]), total: 3 }, can: [more] })
  open('the next page follows, without runs that are there already')
    .send(more)
    .expect({ state: 'loadingMore', asked: { readMoreRuns: [{ ...whole, from: 2 }] } })
    .answer('readMoreRuns', { runs: [b, c], total: 3 })
    .expect({ state: 'ready', context: { ...ids([a, b, c]), total: 3 }, cannot: [more] })
  open('a changed query is asked for once it settles')
    .send(change)
    .send({ type: 'query.change', query: { experiment: '3' } })
    .wait(299)
    .expect({ state: 'settling', asked: { readRuns: [whole] } })
    .send(refresh)
    .expect({ state: 'settling' })
    .wait(1)
    .expect({
      state: 'loading',
      asked: { readRuns: [whole, { ...whole, query: { ...failed.query, experiment: '3' } }] },
    })
  open('a list without a running run is read again every half minute')
    .wait(29_999)
    .expect({ state: 'ready' })
    .wait(1)
    .expect({ state: 'refreshing', asked: { readRunsAgain: [whole] }, context: ids([a, b]) })
    .answer('readRunsAgain', { runs: [c, a, b], total: 3 })
    .expect({ state: 'ready', context: ids([c, a, b]) })
  journey('a list with a running run is read again every five seconds')
    .answer('readRuns', { runs: [run('a', { status: 'RUNNING' })], total: 1 })
    .wait(4999)
    .expect({ state: 'ready' })
    .wait(1)
    .expect({ state: 'refreshing' })
    .answer('readRunsAgain', { runs: [a], total: 1 })
    .wait(5000)
    .expect({ state: 'ready' })
  open('a hidden page asks for nothing until it is visible again')
    .send(hide)
    .wait(60_000)
    .expect({ state: 'ready', context: { visible: false } })
    .send(show)
    .expect({ state: 'refreshing', context: { visible: true } })
  open('a list is read again at once when runs have changed')
    .send(changed)
    .expect({ state: 'refreshing', asked: { readRunsAgain: [whole] } })
  open('what changes while the list is read is read afterwards, and takes no open question back')
    .send(refresh, changed, changed)
    .expect({ state: 'refreshing', asked: { readRunsAgain: [whole] } })
    .answer('readRunsAgain', first)
    .expect({ state: 'refreshing', asked: { readRunsAgain: [whole, whole] }, context: { stale: false } })
    .answer('readRunsAgain', first)
    .expect({ state: 'ready' })
  open('a hidden page reads changed runs once it is visible again')
    .send(hide, changed)
    .expect({ state: 'ready', context: { stale: true } })
    .send(show)
    .expect({ state: 'refreshing' })
  const many = Array.from({ length: 250 }, (_, at) => run(`r${at}`))
  journey('of a long list the first 200 runs are read again, and the others stay')
    .answer('readRuns', { runs: many, total: 900 })
    .send(refresh)
    .expect({ asked: { readRunsAgain: [{ ...whole, size: 200 }] } })
    .answer('readRunsAgain', { runs: [run('new'), ...many.slice(0, 199)], total: 901 })
    .expect({ context: { ...ids([run('new'), ...many]), total: 901 } })
  journey('runs that are gone leave the list when it is read again')
    .answer('readRuns', { runs: many, total: 250 })
    .send(refresh)
    .answer('readRunsAgain', { runs: many.slice(1, 201), total: 249 })
    .expect({ context: { ...ids(many.slice(1)), total: 249 } })
  open('a deleted run leaves the list at once')
    .send({ type: 'run.gone', id: 'a' }, { type: 'run.gone', id: 'unknown' })
    .expect({ context: { ...ids([b]), total: 2 } })
  open('what was read stays when asking again fails, and is asked for again')
    .send(refresh)
    .fail('readRunsAgain', down)
    .expect({ state: 'failed', context: { ...ids([a, b]), failure: 'down' } })
    .wait(30_000)
    .expect({ state: 'refreshing' })
    .answer('readRunsAgain', first)
    .expect({ state: 'ready', context: { failure: null } })
  open('a hidden page that failed waits until it is visible')
    .send(refresh)
    .fail('readRunsAgain', down)
    .send(hide)
    .wait(60_000)
    .expect({ state: 'failed' })
    .send(show)
    .expect({ state: 'refreshing', context: { visible: true } })
  journey('a failed read is repeated')
    .fail('readRuns', down)
    .expect({ state: 'failed', context: { failure: 'down' } })
    .send(refresh)
    .expect({ state: 'refreshing' })
  open('a page that does not come is reported')
    .send(more)
    .fail('readMoreRuns', down)
    .expect({ state: 'failed', context: { failure: 'down', ...ids([a, b]) } })
  open('the failure of a page is forgotten with the next')
    .send(more)
    .fail('readMoreRuns', down)
    .send(refresh)
    .answer('readRunsAgain', first)
    .send(more)
    .answer('readMoreRuns', { runs: [c], total: 4 })
    .expect({ state: 'ready', context: { failure: null, total: 4 } })
  const late = { state: 'failed', context: { failure: connectionFailure().message } } as const
  journey('the answer for the first page takes at most 15 seconds')
    .wait(14_999)
    .expect({ state: 'loading' })
    .wait(1)
    .expect({ ...late, takenBack: ['readRuns'] })
  open('the answer for another page takes at most 15 seconds')
    .send(more)
    .wait(14_999)
    .expect({ state: 'loadingMore' })
    .wait(1)
    .expect({ ...late, takenBack: ['readMoreRuns'] })
  open('the answer to a refresh takes at most 15 seconds')
    .send(refresh)
    .wait(14_999)
    .expect({ state: 'refreshing' })
    .wait(1)
    .expect({ ...late, takenBack: ['readRunsAgain'] })
  journey('asking anew takes the open question back')
    .send(refresh)
    .expect({ state: 'loading', takenBack: ['readRuns'] })
  open('a second refresh replaces the first')
    .send(refresh, refresh)
    .expect({ state: 'refreshing', asked: { readRunsAgain: [whole, whole] } })
  journey('a list that was changed while it was read forgets the failure')
    .fail('readRuns', down)
    .send(change)
    .wait(300)
    .answer('readRuns', first)
    .expect({ state: 'ready', context: { failure: null } })
})
