import { EMPTY_DEPLOY_DIALOG } from '@/entities/deployment/model'
import { Failure } from '@/shared/lib/failure'
import { deployDialogMachine } from '@machines/deploy-dialog'
import { describe } from 'vitest'
import { itCoversEverything, journeysOf, type Walk } from '../../tests/machines/kit'

const walk: Walk<typeof deployDialogMachine> = {
  machine: deployDialogMachine,
  children: ['progress'],
  events: [
    { type: 'open', taken: ['Fraud Scorer'] },
    { type: 'field.change', field: 'name', value: 'Night Sky' },
    { type: 'field.change', field: 'min', value: '0' },
    { type: 'field.leave', field: 'min' },
    { type: 'submit' },
    { type: 'close' },
  ],
  answers: {
    begin: { done: [undefined], error: [new Failure('Full', 'storage')] },
    progress: { done: [undefined], error: [new Failure('broken')] },
  },
  key: ({ context }) => [context.values.name, context.values.min],
}

describe('deploy-dialog', () => {
  itCoversEverything(walk)
})

// As the documents have it (DEP-02, DEP-03, DEP-06).
describe('deploy-dialog, as users see it', () => {
  const journey = journeysOf({ ...walk, children: [], real: ['progress'] })
  const open = { type: 'open', taken: ['Fraud Scorer'] } as const
  const submit = { type: 'submit' } as const
  const close = { type: 'close' } as const
  const name = (value: string) => ({ type: 'field.change', field: 'name', value }) as const
  const number = (field: 'min' | 'max' | 'timeout', value: string) =>
    ({ type: 'field.change', field, value }) as const
  const file = (called: string) =>
    ({ type: 'field.change', field: 'file', value: { name: called, size: 1 } }) as const
  const opened = (title: string) => journey(title).send(open)
  const deploying = (title: string) => opened(title).send(name('Night Sky'), submit).answer('begin')
  const order = {
    name: 'Night Sky',
    description: '',
    modelName: 'Night Sky',
    modelType: 'cv',
    framework: 'pytorch',
    version: '1.0.0',
    environment: null,
    resources: { cpu: 2, memory: 4, gpu: 't4-1' },
    scaling: { min: 1, max: 5, timeout: 30 },
  }

  journey('is closed until it is opened').expect({ state: 'closed', cannot: [submit, close, name('a')] })

  opened('opens with the documented defaults and no errors').expect({
    state: 'form',
    context: {
      values: { ...EMPTY_DEPLOY_DIALOG, cpu: 2, memory: 4, gpu: 't4-1', min: '1', max: '5', timeout: '30' },
      errors: [],
      percent: 0,
    },
  })

  opened('a deployment without a name is refused')
    .send(submit)
    .expect({
      state: 'form',
      context: { refused: { field: 'name', message: 'Model name is required' } },
      asked: { begin: [] },
    })

  opened('all errors are reported, the first one first')
    .send(file('weights.zip'), number('min', '9'), number('max', '3'), number('timeout', '301'), submit)
    .expect({
      state: 'form',
      context: {
        errors: [
          { field: 'name', message: 'Model name is required' },
          { field: 'file', message: 'Choose a model file that ends in .pt, .pth, .h5, .pb or .onnx' },
          { field: 'max', message: 'Max Instances must not be below min instances' },
          { field: 'timeout', message: 'The timeout in seconds must be a whole number from 1 to 300' },
        ],
        refused: { field: 'name' },
      },
    })
    .send(name('Night Sky'), file('weights.ONNX'), number('max', '9'), number('timeout', '300'))
    .expect({ context: { errors: [], refused: null } })

  opened('a name that is already deployed is rejected')
    .send(name(' fraud scorer'), submit)
    .expect({
      state: 'form',
      context: {
        errors: [{ field: 'name', message: 'Fraud Scorer is already deployed. Choose another name.' }],
      },
    })

  opened('a number is validated on blur, a file when it is chosen')
    .send(number('min', '11'))
    .expect({ context: { errors: [] } })
    .send({ type: 'field.leave', field: 'min' })
    .expect({
      context: {
        errors: [{ field: 'min', message: 'Min Instances must be a whole number from 1 to 10' }],
      },
    })
    .send(file('notes.txt'))
    .expect({ context: { errors: [{ field: 'file' }, { field: 'min' }] } })

  opened('a closed dialog keeps its input, and shows no errors')
    .send(name('Night Sky'), number('min', '0'), submit, close)
    .send({ type: 'open', taken: ['Night Sky'] })
    .expect({
      state: 'form',
      context: { values: { name: 'Night Sky', min: '0' }, subject: ['Night Sky'], errors: [] },
    })

  opened('a deployment starts with the chosen settings')
    .send(name('Night Sky'), submit)
    .expect({ state: 'beginning', asked: { begin: [{ order }] }, cannot: [submit, close, name('b')] })

  const rising = deploying(
    'progress increases from 0 to 100 in steps of 5 every 500 ms, then the dialog closes',
  ).expect({ state: 'progress', context: { percent: 0 } })
  for (let percent = 0; percent < 100; percent += 5)
    rising
      .wait(499)
      .expect({ state: 'progress', context: { percent } })
      .wait(1)
      .expect({ context: { percent: percent + 5 } })
  rising
    .expect({ state: 'closed', asked: { begin: [{ order }] } })
    .send(open)
    .expect({ state: 'form', context: { percent: 0, values: { name: '' } } })

  deploying('a double click deploys once')
    .send(submit, submit)
    .expect({
      state: 'progress',
      asked: { begin: [{ order }] },
      cannot: [submit],
    })

  deploying('closing the dialog aborts nothing, and the next deployment starts at 0')
    .wait(3000)
    .send(close)
    .expect({ state: 'closed' })
    .send(open)
    .expect({ state: 'form', context: { percent: 0, values: { name: '' } } })

  opened('a failed write is reported, and the input stays')
    .send(name('Night Sky'), submit)
    .fail('begin', new Failure('This browser’s storage is full.', 'storage'))
    .expect({
      state: 'form',
      context: { failure: { message: 'This browser’s storage is full.' }, values: { name: 'Night Sky' } },
    })
    .send(name('Night Skies'))
    .expect({ context: { failure: null } })
    .send(submit)
    .answer('begin')
    .expect({ state: 'progress' })

  journeysOf(walk)('progress that throws is reported, and the input stays')
    .send(open, name('Night Sky'), submit)
    .answer('begin')
    .fail('progress', new Failure('broken'))
    .expect({
      state: 'form',
      context: { failure: { message: 'broken' }, values: { name: 'Night Sky' } },
      can: [submit, close],
    })

  opened('a browser that does not respond for ten seconds is reported')
    .send(name('Night Sky'), submit)
    .wait(9999)
    .expect({ state: 'beginning' })
    .wait(1)
    .expect({
      state: 'form',
      context: { failure: { message: 'The browser did not respond' } },
      takenBack: ['begin'],
    })
    .send(submit)
    .expect({ state: 'beginning', context: { failure: null } })
})
