import { Failure } from '@/shared/lib/failure'
import { type ImportedLog, inspectorMachine, type LogFile } from '@machines/inspector'
import { describe } from 'vitest'
import { itCoversEverything, journeysOf, type Walk } from '../../tests/machines/kit'

const layout = { dock: 'right', right: 400, bottom: 300 } as const
const file: LogFile = { name: 'log.json', size: 2, text: async () => '{}' }
const log: ImportedLog = { name: 'log.json', entries: [] }
const open = { type: 'open' } as const
const close = { type: 'close' } as const
const refused = { type: 'window.refused' } as const
const closed = { type: 'window.closed' } as const
const to = (dock: 'right' | 'bottom' | 'window') => ({ type: 'dock' as const, dock })
const resize = (size: number) => ({ type: 'resize' as const, size })

const walk: Walk<typeof inspectorMachine> = {
  machine: inspectorMachine,
  input: { layout },
  events: [
    open,
    close,
    to('right'),
    to('bottom'),
    to('window'),
    refused,
    closed,
    resize(500),
    { type: 'select', actor: 'session' },
    { type: 'part.open', part: 'log' },
    { type: 'log.pause', at: 7 },
    { type: 'log.resume' },
    { type: 'record', at: 3 },
    { type: 'record.stop', at: 9 },
    { type: 'record.discard' },
    { type: 'import', file },
    { type: 'import.close' },
  ],
  answers: { readLog: { done: [log], error: [new Failure('Not a log.')] } },
  key: ({ context }) => `${context.layout.dock} ${context.docked}`,
}

describe('inspector', () => {
  itCoversEverything(walk)
})

// As DESIGN has it: docked right, at the bottom or in its own window, remembering its layout.
describe('inspector, as users see it', () => {
  const journey = journeysOf(walk)
  const panel = (at: string | { open: string }) => ({
    panel: at,
    record: 'off',
    imported: 'none',
  })

  journey('is closed until it is opened, and closes again')
    .expect({ state: panel('closed'), cannot: [close, to('bottom'), resize(300)], did: { keepLayout: null } })
    .send(open)
    .expect({ state: panel({ open: 'right' }), can: [to('window')], cannot: [open] })
    .send(close)
    .expect({ state: panel('closed'), did: { openWindow: null, closeWindow: null } })

  journey('moves to the bottom, stores its position and reopens there')
    .send(open, to('bottom'))
    .expect({
      state: panel({ open: 'bottom' }),
      did: { keepLayout: { layout: { ...layout, dock: 'bottom' } } },
    })
    .send(close, open)
    .expect({ state: panel({ open: 'bottom' }) })
    .send(to('right'))
    .expect({ state: panel({ open: 'right' }), did: { keepLayout: { layout } } })

  journey('can be resized in width at the right and in height at the bottom, within bounds')
    .send(open, resize(512.4))
    .expect({ did: { keepLayout: { layout: { ...layout, right: 512 } } } })
    .send(resize(3))
    .expect({ context: { layout: { ...layout, right: 240 } } })
    .send(resize(99_999))
    .expect({ context: { layout: { ...layout, right: 1600 } } })
    .send(to('bottom'), resize(350))
    .expect({ did: { keepLayout: { layout: { dock: 'bottom', right: 1600, bottom: 350 } } } })

  journey('opens in its own window, which closes with it')
    .send(open, to('window'))
    .expect({
      state: panel({ open: 'window' }),
      did: {
        openWindow: undefined,
        closeWindow: null,
        keepLayout: { layout: { ...layout, dock: 'window' } },
      },
      cannot: [resize(300)],
    })
    .send(close)
    .expect({ state: panel('closed'), did: { closeWindow: undefined } })
    .send(open)
    .expect({ state: panel({ open: 'window' }) })

  journey('closing its window returns it to its previous position')
    .send(open, to('bottom'), to('window'), closed)
    .expect({
      state: panel({ open: 'bottom' }),
      did: { closeWindow: undefined, keepLayout: { layout: { ...layout, dock: 'bottom' } } },
      cannot: [closed],
    })
    .send(to('right'), to('window'), closed)
    .expect({ state: panel({ open: 'right' }), did: { keepLayout: { layout } } })

  journey('a blocked window leaves it at the right, and this is reported until it is moved')
    .send(open, to('window'), refused)
    .expect({
      state: panel({ open: 'right' }),
      context: { blocked: true },
      did: { keepLayout: { layout } },
    })
    .send(to('bottom'))
    .expect({ context: { blocked: false } })

  journey('shows the selected actor and part, open or not')
    .expect({ context: { selected: null, part: 'actor' } })
    .send({ type: 'select', actor: 'session' }, { type: 'part.open', part: 'log' })
    .expect({ context: { selected: 'session', part: 'log' } })

  journey('the log does not change while it is paused')
    .expect({ context: { pausedAt: null } })
    .send({ type: 'log.pause', at: 7 })
    .expect({ context: { pausedAt: 7 } })
    .send({ type: 'log.resume' })
    .expect({ context: { pausedAt: null } })

  journey('events are recorded from one press to the next, and a new recording can be started')
    .expect({
      context: { recorded: { from: 0, to: 0 } },
      cannot: [{ type: 'record.stop', at: 1 }, { type: 'record.discard' }],
    })
    .send({ type: 'record', at: 3 })
    .expect({
      context: { recorded: { from: 3, to: 3 } },
      did: { watchGestures: undefined, leaveGestures: null },
    })
    .send({ type: 'record.stop', at: 9 })
    .expect({ context: { recorded: { from: 3, to: 9 } }, did: { leaveGestures: undefined } })
    .send({ type: 'record', at: 12 })
    .expect({
      state: { ...panel('closed'), record: 'running' },
      context: { recorded: { from: 12, to: 12 } },
    })
    .send({ type: 'record.stop', at: 13 }, { type: 'record.discard' })
    .expect({ state: panel('closed') })

  const reading = { ...panel('closed'), imported: 'reading' }

  journey('a log file can be read, shown and closed')
    .expect({ context: { imported: null, refusal: null } })
    .send({ type: 'import', file })
    .expect({ state: reading, asked: { readLog: [{ file }] } })
    .answer('readLog', log)
    .expect({ state: { ...reading, imported: 'shown' }, context: { imported: log } })
    .send({ type: 'import.close' })
    .expect({ state: panel('closed'), context: { imported: null } })

  journey('a file can be read in the panel during a recording')
    .send(open, to('bottom'), { type: 'record', at: 3 }, { type: 'import', file })
    .expect({
      state: { panel: { open: 'bottom' }, record: 'running', imported: 'reading' },
      did: { leaveGestures: null },
    })
    .send({ type: 'import', file })
    .expect({ asked: { readLog: [{ file }, { file }] } })

  journey('a file that is not a log is rejected with a message, and another one can be chosen')
    .send({ type: 'import', file })
    .fail('readLog', new Failure('Not a log.'))
    .expect({
      state: { ...reading, imported: 'refused' },
      context: { imported: null, refusal: 'Not a log.' },
    })
    .send({ type: 'import', file })
    .expect({ state: reading, context: { refusal: null }, asked: { readLog: [{ file }, { file }] } })
    .answer('readLog', log)
    .expect({ context: { imported: log, refusal: null } })
    .send({ type: 'import', file })
    .expect({ context: { imported: null } })
    .fail('readLog', new Failure('Not a log.'))
    .send({ type: 'import.close' })
    .expect({ state: panel('closed'), context: { refusal: null } })

  journey('reading a file that never ends times out')
    .send({ type: 'import', file })
    .wait(9_999)
    .expect({ state: reading })
    .wait(1)
    .expect({
      state: { ...reading, imported: 'refused' },
      context: { refusal: 'This file could not be read in time.' },
      takenBack: ['readLog'],
    })

  journey('closing a file aborts reading it')
    .send({ type: 'import', file }, { type: 'import.close' })
    .expect({ state: panel('closed'), takenBack: ['readLog'] })
})

describe('inspector that was last in a window', () => {
  const journey = journeysOf({ ...walk, input: { layout: { ...layout, dock: 'window' } } })
  journey('reopens in a window')
    .send(open)
    .expect({ did: { openWindow: undefined, keepLayout: null } })
})
