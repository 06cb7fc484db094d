import type { DatasetProfile } from '@/entities/dataset-profile/model'
import { Failure } from '@/shared/lib/failure'
import { type FileProfileContext, fileProfileMachine } from '@machines/file-profile'
import { describe } from 'vitest'
import { itCoversEverything, journeysOf, type Walk } from '../../tests/machines/kit'

const profile: DatasetProfile = {
  headers: ['id'],
  rows: [['1']],
  totalRows: 1,
  fileSize: 1000,
  fileType: 'CSV',
  reading: null,
  encoding: 'UTF-8',
  sheets: null,
  columns: [],
  problems: [],
  problemCount: 0,
}
const progress = { bytes: 10, totalBytes: 1000, rows: 1, at: 0 }
const broken = new Failure('The file could not be read.')
const files = (...ids: string[]) => ({ type: 'files' as const, ids })
const walk: Walk<typeof fileProfileMachine> = {
  machine: fileProfileMachine,
  events: [
    files('sales', 'people'),
    files('people'),
    files(),
    { type: 'look', id: 'people' },
    { type: 'progress', id: 'sales', progress },
    { type: 'cancel' },
    { type: 'retry' },
  ],
  answers: { profile: { done: [profile], error: [broken] } },
  // An answer that nobody waits for ends the model; that is another state.
  key: ({ status, context }) => [
    status,
    context.file,
    (context as FileProfileContext).unread.map(({ id }) => id),
  ],
}

describe('file-profile', () => itCoversEverything(walk))

// UPL-01, UPL-05 to UPL-07, and what issue 14 asks of files that cannot be read.
describe('file-profile, as people see it', () => {
  const journey = journeysOf(walk)
  const parsing = (name: string) => journey(name).send(files('sales', 'people'))
  const nothing = { profile: null, progress: null }

  journey('nothing is looked into before there is a table')
    .send(files())
    .expect({ state: 'none', context: { file: null } })
  parsing('the first table is looked into as soon as it is there')
    .expect({
      state: 'parsing',
      context: { file: 'sales', ...nothing },
      asked: { profile: [{ id: 'sales' }] },
    })
    .answer('profile', profile)
    .expect({ state: 'parsed', context: { file: 'sales', profile, unread: [] } })
  parsing('it says how far it is')
    .send({ type: 'progress', id: 'sales', progress })
    .expect({ state: 'parsing', context: { progress } })
  parsing('what is still said of another file is not heard')
    .send({ type: 'progress', id: 'people', progress })
    .expect({ context: { progress: null } })
  journey('a file that cannot be read says why, and can be read again')
    .send(files('sales'))
    .send({ type: 'progress', id: 'sales', progress })
    .fail('profile', broken)
    .expect({
      state: 'failed',
      context: { file: 'sales', profile: null, unread: [{ id: 'sales', problem: broken.message }] },
    })
    .send({ type: 'retry' })
    .expect({ state: 'parsing', context: { file: 'sales', ...nothing, unread: [] } })
    .answer('profile', profile)
    .expect({ state: 'parsed', context: { profile } })
  parsing('reading is stopped at once')
    .send({ type: 'cancel' })
    .expect({
      state: 'failed',
      context: { unread: [{ id: 'sales', problem: 'You stopped reading this file.' }] },
      takenBack: ['profile'],
    })
  parsing('another file is looked into in its place')
    .answer('profile', profile)
    .send({ type: 'look', id: 'people' })
    .expect({
      state: 'parsing',
      context: { file: 'people', ...nothing },
      asked: { profile: [{ id: 'sales' }, { id: 'people' }] },
    })
  parsing('choosing the same one again begins nothing anew')
    .answer('profile', profile)
    .send({ type: 'look', id: 'sales' })
    .expect({ state: 'parsed', context: { profile } })
  parsing('files that are added change nothing about the one that is read')
    .answer('profile', profile)
    .send(files('people', 'sales'))
    .expect({ state: 'parsed', context: { file: 'sales', profile } })
  parsing('when its file is removed, the next one is read')
    .send(files('people'))
    .expect({ state: 'parsing', context: { file: 'people' }, takenBack: ['profile'] })
  parsing('when the last one is removed, nothing is left of it')
    .answer('profile', profile)
    .send(files())
    .expect({ state: 'none', context: { file: null, ...nothing } })
  parsing('one that cannot be read does not stand in the way of the next one, and is said')
    .fail('profile', broken)
    .expect({
      state: 'parsing',
      context: { file: 'people', ...nothing, unread: [{ id: 'sales', problem: broken.message }] },
      asked: { profile: [{ id: 'sales' }, { id: 'people' }] },
    })
    .answer('profile', profile)
    .expect({ state: 'parsed', context: { file: 'people', profile, unread: [{ id: 'sales' }] } })
    .send({ type: 'look', id: 'sales' })
    .expect({ state: 'parsing', context: { file: 'sales', unread: [] } })
    .fail('profile', broken)
    .expect({ state: 'parsing', context: { file: 'people', unread: [{ id: 'sales' }] } })
  journey('nor in the way of one that is added later')
    .send(files('sales'))
    .fail('profile', broken)
    .send(files('sales'))
    .expect({ state: 'failed', context: { file: 'sales' } })
    .send(files('sales', 'people'))
    .expect({ state: 'parsing', context: { file: 'people', unread: [{ id: 'sales' }] } })
  parsing('nothing is said any more of one that was removed')
    .fail('profile', broken)
    .answer('profile', profile)
    .send(files('people'))
    .expect({ state: 'parsed', context: { file: 'people', profile, unread: [] } })
  parsing('when none can be read, the last one says so')
    .fail('profile', broken)
    .fail('profile', broken)
    .expect({ state: 'failed', context: { file: 'people', unread: [{ id: 'sales' }, { id: 'people' }] } })
    .send(files('sales'))
    .expect({ state: 'parsing', context: { file: 'sales', unread: [] } })
})
