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
describe('monitoring, as users see it', () => {
  const journey = journeysOf(walk)
  const opened = (name: string) => journey(name).answer('read', calm)

  opened('alerts present when the tab opens are not new').expect({
    state: 'ready',
    context: { reading: calm, news: [], failure: null },
  })
  opened('an alert that is new since the last refresh is reported once')
    .send(refresh)
    .wait(1500)
    .expect({ state: 'reading', context: { reading: calm } })
    .answer('read', later)
    .expect({ state: 'ready', context: { reading: later, news: ['deployment-4:cpu:error'] } })
    .send(refresh)
    .wait(1500)
    .answer('read', later)
    .expect({ context: { news: [] } })
  opened('an alert that ends and returns is new again')
    .send(refresh)
    .wait(1500)
    .answer('read', { at: 1_060_000, alerts: [] })
    .expect({ context: { news: [] } })
    .send(refresh)
    .wait(1500)
    .answer('read', { at: 1_120_000, alerts: calm.alerts })
    .expect({ context: { news: calm.alerts } })
  opened('a refresh takes 1.5 s, and the old numbers stay meanwhile')
    .send(refresh)
    .wait(1499)
    .expect({ state: 'refreshing', context: { reading: calm }, cannot: [refresh] })
  opened('a failed refresh keeps the old numbers, shows the reason and can be retried')
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
  journey('a failed first read can be retried')
    .fail('read', unreadable)
    .expect({ state: 'error', context: { reading: null } })
    .send(refresh)
    .wait(1500)
    .answer('read', calm)
    .expect({ state: 'ready', context: { reading: calm, news: [] } })
  journey('a browser that never responds is an error after ten seconds, and the read is aborted')
    .wait(9999)
    .expect({ state: 'reading' })
    .wait(1)
    .expect({
      state: 'error',
      context: { failure: 'This browser took too long to respond.' },
      takenBack: ['read'],
    })
  opened('an acknowledged alert is stored, and the acknowledgement can be undone')
    .send(acknowledge)
    .expect({ did: { keep: { alert: 'deployment-4:cpu:error' } }, state: 'ready' })
    .send(takeBack)
    .expect({ did: { forget: { alert: 'deployment-4:cpu:error' } }, state: 'ready' })
  opened('a failed write is reported until the next attempt')
    .send(acknowledge, refused)
    .expect({ context: { refusal: 'No room left.', failure: null } })
    .send(acknowledge)
    .expect({ context: { refusal: null } })
    .send(refused, takeBack)
    .expect({ context: { refusal: null } })
  opened('an alert can be acknowledged during a refresh, which continues')
    .send(refresh)
    .wait(1000)
    .send(acknowledge)
    .expect({ state: 'refreshing', did: { keep: { alert: 'deployment-4:cpu:error' } } })
    .wait(500)
    .answer('read', later)
    .expect({ state: 'ready' })
})
