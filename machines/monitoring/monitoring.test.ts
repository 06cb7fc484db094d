import { Failure } from '@/shared/lib/failure'
import { type MonitoringReading, monitoringMachine } from '@machines/monitoring'
import { describe } from 'vitest'
import { itCoversEverything, journeysOf, type Walk } from '../../tests/machines/kit'

const calm: MonitoringReading = { at: 1_000_000, alerts: ['deployment-1:gpu:warning'] }
const later: MonitoringReading = {
  at: 1_060_000,
  alerts: ['deployment-1:gpu:warning', 'deployment-4:cpu:error'],
}
const unreadable = new Failure('Saved data could not be read.', 'storage')
const full = new Failure('No room left.', 'storage')
const refresh = { type: 'refresh' } as const
const acknowledge = { type: 'acknowledge', alert: 'deployment-4:cpu:error' } as const
const takeBack = { type: 'takeBack', alert: 'deployment-4:cpu:error' } as const
const refused = { type: 'refused', error: full } as const
const walk: Walk<typeof monitoringMachine> = {
  machine: monitoringMachine,
  events: [refresh, acknowledge, takeBack, refused],
  answers: { read: { done: [calm, later], error: [unreadable] } },
}

describe('monitoring', () => {
  itCoversEverything(walk)
})

// As the documents have it (D2 §4, MON-02, MON-05): refreshing takes 1.5 s and brings the newest data.
describe('monitoring, as people see it', () => {
  const journey = journeysOf(walk)
  const opened = (name: string) => journey(name).answer('read', calm)

  opened('what is there when the tab opens is no news').expect({
    state: 'ready',
    context: { reading: calm, news: [], failure: null },
  })
  opened('what is new since the last look is told once')
    .send(refresh)
    .wait(1500)
    .expect({ state: 'reading', context: { reading: calm } })
    .answer('read', later)
    .expect({ state: 'ready', context: { reading: later, news: ['deployment-4:cpu:error'] } })
    .send(refresh)
    .wait(1500)
    .answer('read', later)
    .expect({ context: { news: [] } })
  opened('an alert that is over and comes again is news again')
    .send(refresh)
    .wait(1500)
    .answer('read', { at: 1_060_000, alerts: [] })
    .expect({ context: { news: [] } })
    .send(refresh)
    .wait(1500)
    .answer('read', { at: 1_120_000, alerts: calm.alerts })
    .expect({ context: { news: calm.alerts } })
  opened('refreshing lasts 1.5 s, and the old numbers stay meanwhile')
    .send(refresh)
    .wait(1499)
    .expect({ state: 'refreshing', context: { reading: calm }, cannot: [refresh] })
  opened('a refresh that fails leaves the old numbers, says why and can be repeated')
    .send(refresh)
    .wait(1500)
    .fail('read', unreadable)
    .expect({
      state: 'error',
      context: { reading: calm, failure: 'Saved data could not be read.' },
      can: [refresh],
    })
    .send(refresh)
    .wait(1499)
    .expect({ state: 'refreshing' })
    .wait(1)
    .answer('read', later)
    .expect({ state: 'ready', context: { reading: later, failure: null } })
  journey('numbers that cannot be read at first can be asked for again')
    .fail('read', unreadable)
    .expect({ state: 'error', context: { reading: null } })
    .send(refresh)
    .wait(1500)
    .answer('read', calm)
    .expect({ state: 'ready', context: { reading: calm, news: [] } })
  journey('a browser that never answers is an error after ten seconds, and is taken back')
    .wait(9999)
    .expect({ state: 'reading' })
    .wait(1)
    .expect({
      state: 'error',
      context: { failure: 'This browser took too long to respond.' },
      takenBack: ['read'],
    })
  opened('an alert that was seen is kept, and can be unseen')
    .send(acknowledge)
    .expect({ did: { keep: { alert: 'deployment-4:cpu:error' } }, state: 'ready' })
    .send(takeBack)
    .expect({ did: { forget: { alert: 'deployment-4:cpu:error' } }, state: 'ready' })
  opened('what the browser does not keep is said, until the next try')
    .send(acknowledge, refused)
    .expect({ context: { refusal: 'No room left.', failure: null } })
    .send(acknowledge)
    .expect({ context: { refusal: null } })
    .send(refused, takeBack)
    .expect({ context: { refusal: null } })
  opened('an alert can be acknowledged while a refresh is on its way, which goes on')
    .send(refresh)
    .wait(1000)
    .send(acknowledge)
    .expect({ state: 'refreshing', did: { keep: { alert: 'deployment-4:cpu:error' } } })
    .wait(500)
    .answer('read', later)
    .expect({ state: 'ready' })
})
