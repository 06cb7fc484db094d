import type { DatasetPreview, DatasetProfile, Reading } from '@/entities/dataset-profile/model'
import { Failure } from '@/shared/lib/failure'
import { type FileProfileContext, fileProfileMachine } from '@machines/file-profile'
import { describe } from 'vitest'
import { itCoversEverything, journeysOf, type Walk } from '../../tests/machines/kit'

const reading: Reading = {
  delimiter: ',',
  headerLine: 1,
  quote: '"',
  escape: 'doubled',
  encoding: 'UTF-8',
  decimal: '.',
  missing: ['NA'],
}
const head = (read: Reading): DatasetPreview => ({
  headers: ['id'],
  rows: [['1']],
  fileType: 'CSV',
  reading: read,
  encoding: read.encoding,
  sheets: null,
})
const whole = (read: Reading): DatasetProfile => ({
  ...head(read),
  totalRows: 1,
  duplicateRows: 0,
  duplicateRowsEstimated: false,
  fileSize: 1000,
  columns: [],
  problems: [],
  problemCount: 0,
})
const preview = head(reading)
const profile = whole(reading)
const known = { reading, sheets: null, fileType: 'CSV' as const }
const corrected: Reading = { ...reading, delimiter: ';' }
const progress = { bytes: 10, totalBytes: 1000, rows: 1, at: 0 }
const broken = new Failure('The file could not be read.')
const files = (...ids: string[]) => ({ type: 'files' as const, ids })
const semicolon = { type: 'correct' as const, choice: { delimiter: ';' } }
const marks = { type: 'correct' as const, choice: { missing: ['-'] }, typed: true }
const guessAll = { type: 'guess' as const }
const guessDelimiter = { type: 'guess' as const, field: 'delimiter' as const }

const walk: Walk<typeof fileProfileMachine> = {
  machine: fileProfileMachine,
  events: [
    files('sales', 'people'),
    files('people'),
    files(),
    { type: 'look', id: 'people' },
    semicolon,
    { ...semicolon, typed: true },
    guessDelimiter,
    { type: 'progress', id: 'sales', progress },
    { type: 'cancel' },
    { type: 'retry' },
  ],
  answers: {
    preview: { done: [preview], error: [broken] },
    profile: { done: [profile], error: [broken] },
  },
  // An answer that the machine does not await ends the model, which counts as another state.
  key: ({ status, context }) => {
    const { file, ids, unread, choices } = context as FileProfileContext
    const isUnread = (id: string | null) => unread.some((one) => one.id === id)
    return [status, file, isUnread(file), ids.some(isUnread), file !== null && choices[file] !== undefined]
  },
}

describe('file-profile', () => itCoversEverything(walk))

const journey = journeysOf(walk)
const opened = (name: string) => journey(name).send(files('sales', 'people'))
const parsing = (name: string) => opened(name).answer('preview', preview)
const parsed = (name: string) => parsing(name).answer('profile', profile)
const nothing = { preview: null, known: null, profile: null, progress: null }
const order = (id: string, choice = {}) => ({ id, choice })

// UPL-01, UPL-05 to UPL-07, and what issue 14 asks of files that cannot be read.
describe('file-profile, as users see it', () => {
  journey('nothing is read before there is a table')
    .send(files())
    .expect({ state: 'none', context: { file: null, shown: false } })
  opened('the head of the first table is read as soon as the file is added, then the whole file')
    .expect({
      state: 'previewing',
      context: { file: 'sales', ...nothing, shown: false },
      asked: { preview: [order('sales')], profile: [] },
    })
    .answer('preview', preview)
    .expect({
      state: 'parsing',
      context: { preview, known, profile: null, shown: true },
      asked: { profile: [order('sales')] },
    })
    .answer('profile', profile)
    .expect({ state: 'parsed', context: { file: 'sales', profile, unread: [] } })
  parsing('it reports its progress')
    .send({ type: 'progress', id: 'sales', progress })
    .expect({ state: 'parsing', context: { progress } })
  parsing('progress of another file is ignored')
    .send({ type: 'progress', id: 'people', progress })
    .expect({ context: { progress: null } })
  journey('a file that cannot be read shows the reason, and reading can be retried')
    .send(files('sales'))
    .fail('preview', broken)
    .expect({
      state: 'failed',
      context: { file: 'sales', ...nothing, unread: [{ id: 'sales', problem: broken.message }] },
    })
    .send({ type: 'retry' })
    .expect({ state: 'previewing', context: { file: 'sales', ...nothing, unread: [] } })
    .answer('preview', preview)
    .answer('profile', profile)
    .expect({ state: 'parsed', context: { profile } })
  journey('a file that fails after its head keeps the head on screen')
    .send(files('sales'))
    .answer('preview', preview)
    .send({ type: 'progress', id: 'sales', progress })
    .fail('profile', broken)
    .expect({ state: 'failed', context: { preview, profile: null, unread: [{ id: 'sales' }], shown: true } })
    .send({ type: 'retry' })
    .expect({ state: 'previewing', context: { preview, progress: null, unread: [] } })
  parsing('reading can be stopped at once')
    .send({ type: 'cancel' })
    .expect({
      state: 'failed',
      context: { preview, unread: [{ id: 'sales', problem: 'You stopped reading this file.' }] },
      takenBack: ['profile'],
    })
  opened('reading can be stopped before the head is read, too')
    .send({ type: 'cancel' })
    .expect({
      state: 'failed',
      context: {
        ...nothing,
        shown: false,
        unread: [{ id: 'sales', problem: 'You stopped reading this file.' }],
      },
      takenBack: ['preview'],
    })
  parsed('preview and statistics close when no part of the next file can be read')
    .send(files('people'))
    .expect({ state: 'previewing', context: { file: 'people', shown: true } })
    .fail('preview', broken)
    .expect({ state: 'failed', context: { ...nothing, shown: false } })
  parsed('another file replaces the current one, and preview and statistics stay open meanwhile')
    .send({ type: 'look', id: 'people' })
    .expect({
      state: 'previewing',
      context: { file: 'people', ...nothing, shown: true },
      asked: { preview: [order('sales'), order('people')] },
    })
  parsed('choosing the same file again starts no new read')
    .send({ type: 'look', id: 'sales' })
    .expect({ state: 'parsed', context: { profile } })
  parsed('adding files does not affect the file being read')
    .send(files('people', 'sales'))
    .expect({ state: 'parsed', context: { file: 'sales', profile } })
  parsing('when the current file is removed, the next one is read')
    .send(files('people'))
    .expect({ state: 'previewing', context: { file: 'people' }, takenBack: ['profile'] })
  parsed('when the last file is removed, its profile is cleared')
    .send(semicolon, files())
    .expect({ state: 'none', context: { file: null, ...nothing, choices: {}, shown: false } })
  opened('an unreadable file does not block the next one, and is named')
    .fail('preview', broken)
    .expect({
      state: 'previewing',
      context: { file: 'people', ...nothing, unread: [{ id: 'sales', problem: broken.message }] },
      asked: { preview: [order('sales'), order('people')] },
    })
    .answer('preview', preview)
    .answer('profile', profile)
    .expect({ state: 'parsed', context: { file: 'people', profile, unread: [{ id: 'sales' }] } })
    .send({ type: 'look', id: 'sales' })
    .expect({ state: 'previewing', context: { file: 'sales', unread: [] } })
    .answer('preview', preview)
    .fail('profile', broken)
    .expect({ state: 'previewing', context: { file: 'people', ...nothing, unread: [{ id: 'sales' }] } })
  journey('an unreadable file does not block one that is added later')
    .send(files('sales'))
    .fail('preview', broken)
    .send(files('sales'))
    .expect({ state: 'failed', context: { file: 'sales' } })
    .send(files('sales', 'people'))
    .expect({ state: 'previewing', context: { file: 'people', unread: [{ id: 'sales' }] } })
  opened('a removed unreadable file is no longer named')
    .fail('preview', broken)
    .answer('preview', preview)
    .answer('profile', profile)
    .send(files('people'))
    .expect({ state: 'parsed', context: { file: 'people', profile, unread: [] } })
  opened('when no file can be read, the failure of the last one is shown')
    .fail('preview', broken)
    .fail('preview', broken)
    .expect({ state: 'failed', context: { file: 'people', unread: [{ id: 'sales' }, { id: 'people' }] } })
    .send(files('sales'))
    .expect({ state: 'previewing', context: { file: 'sales', unread: [] } })
})

describe('file-profile with corrections', () => {
  const read = { preview: head(corrected), known: { ...known, reading: corrected } }

  parsed('a correction is applied to the head at once, then the whole file is read again')
    .send(semicolon)
    .expect({
      state: 'previewing',
      context: { preview, profile: null, choices: { sales: { delimiter: ';' } }, shown: true },
      asked: { preview: [order('sales'), order('sales', { delimiter: ';' })] },
    })
    .answer('preview', head(corrected))
    .expect({
      state: 'parsing',
      context: { ...read, profile: null },
      asked: { profile: [order('sales'), order('sales', { delimiter: ';' })] },
    })
    .answer('profile', whole(corrected))
    .expect({ state: 'parsed', context: { ...read, profile: whole(corrected) } })
  parsed('typing triggers one read, shortly after the last key')
    .send({ ...marks, choice: { missing: ['n'] } })
    .wait(299)
    .send(marks)
    .wait(299)
    .expect({
      state: 'typing',
      context: { choices: { sales: { missing: ['-'] } } },
      asked: { preview: [order('sales')] },
    })
    .wait(1)
    .expect({ state: 'previewing', asked: { preview: [order('sales'), order('sales', { missing: ['-'] })] } })
  parsing('a new correction aborts reading with the previous one')
    .send(semicolon)
    .expect({ state: 'previewing', takenBack: ['profile'] })
    .send({ type: 'correct', choice: { quote: '' } })
    .expect({
      state: 'previewing',
      context: { choices: { sales: { delimiter: ';', quote: '' } } },
      takenBack: ['preview'],
    })
    .send(marks)
    .expect({ state: 'typing', takenBack: ['preview'] })
    .send({ type: 'progress', id: 'sales', progress })
    .expect({ context: { progress: null } })
  parsed('a correction that cannot be read shows the reason, stays selected, and can be reset to the guess')
    .send(semicolon)
    .fail('preview', broken)
    .expect({
      state: 'failed',
      context: {
        file: 'sales',
        preview: null,
        known,
        choices: { sales: { delimiter: ';' } },
        unread: [{ id: 'sales', problem: broken.message }],
        shown: true,
      },
    })
    .send(guessAll)
    .expect({
      state: 'previewing',
      context: { choices: {}, unread: [] },
      asked: { preview: [order('sales'), order('sales', { delimiter: ';' }), order('sales')] },
    })
  parsed('a correction that fails after the head shows the reason, too')
    .send(semicolon)
    .answer('preview', head(corrected))
    .fail('profile', broken)
    .expect({ state: 'failed', context: { file: 'sales', ...read, choices: { sales: { delimiter: ';' } } } })
    .send(files('sales', 'people', 'more'))
    .expect({ state: 'failed', context: { file: 'sales' } })
    .send({ type: 'correct', choice: { delimiter: '|' } })
    .expect({ state: 'previewing', context: { choices: { sales: { delimiter: '|' } }, unread: [] } })
  parsed('stopping a correction clears the head, and typing reads the file again')
    .send(semicolon, { type: 'cancel' })
    .expect({ state: 'failed', context: { preview: null, known, unread: [{ id: 'sales' }], shown: true } })
    .send(marks)
    .expect({ state: 'typing', context: { profile: null, unread: [] } })
  parsed('one correction can be undone, the others stay')
    .send(semicolon, marks, guessDelimiter)
    .expect({
      state: 'previewing',
      context: { choices: { sales: { missing: ['-'] } } },
      cannot: [guessDelimiter],
      can: [guessAll],
    })
    .send({ type: 'guess', field: 'missing' })
    .expect({ context: { choices: {} }, cannot: [guessAll] })
  parsed('a correction belongs to one file, and is kept while another file is shown')
    .send(semicolon, { type: 'look', id: 'people' })
    .expect({
      context: { file: 'people', known: null },
      asked: { preview: [order('sales'), order('sales', { delimiter: ';' }), order('people')] },
    })
    .send({ type: 'look', id: 'sales' })
    .expect({
      state: 'previewing',
      context: { file: 'sales', choices: { sales: { delimiter: ';' } } },
      asked: {
        preview: [
          order('sales'),
          order('sales', { delimiter: ';' }),
          order('people'),
          order('sales', { delimiter: ';' }),
        ],
      },
    })
  parsed('a correction is removed with its file')
    .send(semicolon, files('people'), files('people', 'sales'))
    .expect({ context: { file: 'people', choices: {} } })
  journey('a file that could not be read at all can be corrected')
    .send(files('sales'))
    .fail('preview', broken)
    .send(semicolon)
    .expect({ state: 'previewing', context: { known: null, shown: false } })
    .answer('preview', head(corrected))
    .expect({ state: 'parsing', context: { ...read, shown: true } })
  parsed('a correction can be stopped and read again')
    .send(semicolon)
    .answer('preview', head(corrected))
    .send({ type: 'cancel' })
    .expect({ state: 'failed', context: { ...read, choices: { sales: { delimiter: ';' } } } })
    .send({ type: 'retry' })
    .expect({ state: 'previewing', context: { ...read, unread: [], choices: { sales: { delimiter: ';' } } } })
  journey('without a file there is nothing to correct').expect({
    state: 'none',
    cannot: [semicolon, marks, guessAll],
  })
})
