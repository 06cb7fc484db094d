import { ALL_RUNS, type Run, type RunList, SAMPLE_RUN } from '@/entities/run/model'
import { connectionFailure, Failure } from '@/shared/lib/failure'
import { type RunListContext, runListMachine } from '@machines/run-list'
import { describe } from 'vitest'
import { itCoversEverything, journeysOf, type Walk } from '../../tests/machines/kit'

const run = (id: string, change: Partial<Run> = {}): Run => ({ ...SAMPLE_RUN, id, ...change })
const ids = (rows: readonly Run[]) => ({ rows: rows.map(({ id }) => ({ id })) })
const a = run('a')
const b = run('b')
const c = run('c')
const page = (runs: readonly Run[], total: number, exact = true): RunList => ({
  runs: [...runs],
  total,
  exact,
  mayChange: true,
})
const first = page([a, b], 3)
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
  input: { query: ALL_RUNS },
  events: [change, more, refresh, changed, show, hide, { type: 'run.gone', id: 'a' }],
  answers: {
    readRuns: { done: [first], error: [down] },
    readMoreRuns: { done: [page([c], 3), page([c], 3, false)], error: [down] },
    readRunsAgain: { done: [first], error: [down] },
  },
  key: (snapshot) => {
    const { rows, total, exact, visible, stale } = snapshot.context as RunListContext
    return [snapshot.matches('ready') && (!exact || rows.length < total), visible, stale]
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
    .answer('readMoreRuns', page([b, c], 3))
    .expect({ state: 'ready', context: { ...ids([a, b, c]), total: 3 }, cannot: [more] })
  journey('of a list that is not counted to its end the next page is read in any case, until the last')
    .answer('readRuns', page([a, b], 2, false))
    .expect({
      state: 'ready',
      context: { ...ids([a, b]), total: 2, exact: false, mayChange: true },
      can: [more],
    })
    .send(more)
    .answer('readMoreRuns', page([c], 3))
    .expect({ state: 'ready', context: { total: 3, exact: true }, cannot: [more] })
  journey('a list of a group begins with its query', failed).expect({
    state: 'loading',
    asked: { readRuns: [{ ...failed, from: 0, size: 100 }] },
  })
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
    .answer('readRunsAgain', page([c, a, b], 3))
    .expect({ state: 'ready', context: ids([c, a, b]) })
  journey('a list with a running run is read again every five seconds')
    .answer('readRuns', page([run('a', { status: 'RUNNING' })], 1))
    .wait(4999)
    .expect({ state: 'ready' })
    .wait(1)
    .expect({ state: 'refreshing' })
    .answer('readRunsAgain', page([a], 1))
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
    .answer('readRuns', page(many, 900))
    .send(refresh)
    .expect({ asked: { readRunsAgain: [{ ...whole, size: 200 }] } })
    .answer('readRunsAgain', page([run('new'), ...many.slice(0, 199)], 901))
    .expect({ context: { ...ids([run('new'), ...many]), total: 901 } })
  journey('runs that are gone leave the list when it is read again')
    .answer('readRuns', page(many, 250))
    .send(refresh)
    .answer('readRunsAgain', page(many.slice(0, 200), 100, false))
    .expect({ context: { ...ids(many), exact: false } })
    .send(refresh)
    .answer('readRunsAgain', page(many.slice(1, 201), 249))
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
    .answer('readMoreRuns', page([c], 4))
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
