import { connectionFailure, Failure } from '@/shared/lib/failure'
import { fileUploadMachine } from '@machines/file-upload'
import { describe } from 'vitest'
import { itCoversEverything, journeysOf, type Walk } from '../../tests/machines/kit'

const file = { type: 'file' as const, id: 'file-1', name: 'sales.csv', size: 9_000_000 }
const pause = { type: 'pause' } as const
const resume = { type: 'resume' } as const
const retry = { type: 'retry' } as const
const cancel = { type: 'cancel' } as const
const begun = { upload: 'upload-1', parts: 3, received: {} }
const offline = connectionFailure()
const full = new Failure('The limit of this workspace is reached: 5000000000 dataset bytes')

const walk: Walk<typeof fileUploadMachine> = {
  machine: fileUploadMachine,
  events: [file, pause, resume, retry, cancel],
  answers: {
    begin: {
      done: [
        { ...begun, parts: 2 },
        { ...begun, parts: 2, received: { 0: 'ab', 1: 'cd' } },
      ],
      error: [offline, full],
    },
    part: { done: [4_000_000], error: [offline, full] },
    finish: { done: [undefined], error: [offline, full] },
  },
  key: ({ context }) => [context.attempts, context.next, context.begun?.received[0]],
}

describe('file-upload', () => {
  itCoversEverything(walk)

  const journey = journeysOf(walk)
  const sending = (name: string) => journey(name).send(file).answer('begin', begun)
  const part = (number: number, received: string | null = null) => ({
    file: 'file-1',
    upload: 'upload-1',
    number,
    received,
  })

  sending('a file goes part by part, is checked, and another one may follow')
    .expect({
      state: { busy: 'sending' },
      asked: { begin: [{ file: 'file-1' }], part: [part(0)] },
      cannot: [file, resume, retry],
    })
    .answer('part', 4_000_000)
    .answer('part', 4_000_000)
    .expect({ state: { busy: 'sending' }, context: { sent: 8_000_000, next: 2 } })
    .answer('part', 1_000_000)
    .expect({
      state: { busy: 'checking' },
      context: { sent: 9_000_000 },
      asked: { part: [part(0), part(1), part(2)], finish: [{ upload: 'upload-1' }] },
      cannot: [pause],
    })
    .answer('finish')
    .expect({ state: 'done', context: { failure: null }, cannot: [cancel], can: [file] })

  sending('a pause takes back the part, and the upload continues with what the server has')
    .answer('part', 4_000_000)
    .send(pause)
    .expect({ state: 'paused', takenBack: ['part'], context: { sent: 4_000_000 }, cannot: [pause, file] })
    .wait(3_600_000)
    .expect({ state: 'paused' })
    .send(resume)
    .expect({ state: { busy: 'beginning' } })
    .answer('begin', { ...begun, received: { 0: 'ab' } })
    .expect({ context: { sent: 0 }, asked: { part: [part(0), part(1), part(0, 'ab')] } })

  journey('an upload can be paused before it has begun')
    .send(file, pause)
    .expect({ state: 'paused', takenBack: ['begin'] })

  sending(
    'a connection that fails is tried again after 2, 4 and 8 seconds, and a part that arrives starts the count anew',
  )
    .fail('part', offline)
    .expect({ state: 'waiting', context: { attempts: 1, failure: offline.message } })
    .wait(1999)
    .expect({ state: 'waiting' })
    .wait(1)
    .expect({ state: { busy: 'beginning' } })
    .fail('begin', offline)
    .wait(3999)
    .expect({ state: 'waiting' })
    .wait(1)
    .answer('begin', begun)
    .expect({ state: { busy: 'sending' }, context: { attempts: 2, failure: null } })
    .answer('part', 4_000_000)
    .expect({ context: { attempts: 0 } })
    .wait(120_000)
    .expect({ state: 'waiting', takenBack: ['part'], context: { attempts: 1 } })

  journey('the user is asked after six attempts in a row, and may try again')
    .send(file)
    .fail('begin', offline)
    .send(retry)
    .fail('begin', offline)
    .send(retry)
    .fail('begin', offline)
    .send(retry)
    .fail('begin', offline)
    .send(retry)
    .wait(20_000)
    .expect({ state: 'waiting', context: { attempts: 5 }, takenBack: ['begin'] })
    .send(retry)
    .fail('begin', offline)
    .expect({ context: { attempts: 6 } })
    .wait(59_999)
    .expect({ state: 'waiting' })
    .wait(1)
    .fail('begin', offline)
    .expect({ state: 'failed', context: { failure: offline.message } })
    .wait(3_600_000)
    .expect({ state: 'failed' })
    .send(retry)
    .expect({ state: { busy: 'beginning' }, context: { attempts: 0, failure: null } })

  journey('a refusal is shown at once, and another file may be chosen')
    .send(file)
    .fail('begin', full)
    .expect({ state: 'failed', context: { failure: full.message, attempts: 0 } })
    .send({ ...file, id: 'file-2' })
    .expect({ state: { busy: 'beginning' }, context: { failure: null, file: { id: 'file-2' } } })

  sending('a part that the server refuses ends the upload at once, and cancel forgets it')
    .fail('part', full)
    .expect({ state: 'failed', context: { failure: full.message, attempts: 0 } })
    .send(cancel)
    .expect({
      state: 'idle',
      did: { discard: { upload: 'upload-1' } },
      context: { file: null, failure: null },
    })

  sending('a file that the server finds damaged has its reason shown')
    .answer('part', 4_000_000)
    .answer('part', 4_000_000)
    .answer('part', 1_000_000)
    .fail('finish', full)
    .expect({ state: 'failed', context: { failure: full.message } })

  sending('a wait can be paused')
    .fail('part', offline)
    .send(pause)
    .wait(60_000)
    .expect({ state: 'paused' })
    .send(resume)
    .expect({ context: { attempts: 0, failure: null } })

  sending('a cancelled upload leaves nothing')
    .answer('part', 4_000_000)
    .send(cancel)
    .expect({
      state: 'idle',
      did: { discard: { upload: 'upload-1' } },
      takenBack: ['part'],
      context: { file: null, begun: null, sent: 0, next: 0 },
    })

  sending('a check that takes too long is asked for again')
    .answer('part', 4_000_000)
    .answer('part', 4_000_000)
    .answer('part', 1_000_000)
    .wait(180_000)
    .expect({ state: 'waiting', takenBack: ['finish'], context: { attempts: 1 } })
    .send(retry)
    .answer('begin', { ...begun, parts: 1, received: { 0: 'ab' } })
    .answer('part', 4_000_000)
    .expect({ state: { busy: 'checking' }, context: { attempts: 1 } })
})
