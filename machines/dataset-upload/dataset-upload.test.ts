import { setImmediate as nextTask } from 'node:timers/promises'
import { type ChosenFile, type Dataset, EMPTY_DATASET_FORM, sampleDatasets } from '@/entities/dataset/model'
import type { DatasetProfile } from '@/entities/dataset-profile/model'
import { Failure } from '@/shared/lib/failure'
import { datasetUploadMachine } from '@machines/dataset-upload'
import { fileProfileMachine, type ReadingOrder } from '@machines/file-profile'
import { describe, expect, it } from 'vitest'
import { fromPromise } from 'xstate'
import { itCoversEverything, journeysOf, startBench, type Walk } from '../../tests/machines/kit'

const [dataset] = sampleDatasets(0) as [Dataset]
const csv: ChosenFile = { id: 'f1', path: 'sales.csv', size: 1000 }
const json: ChosenFile = { id: 'f2', path: 'sales.json', size: 500 }
const photo: ChosenFile = { id: 'f3', path: 'photos/cat.jpg', size: 2000 }
const nothing: ChosenFile = { id: 'f4', path: 'empty.csv', size: 0 }
const details = { name: 'Sales', description: '', type: 'tabular', visibility: 'private' } as const
const broken = new Failure('The file could not be read.')
const taken = new Failure('You have a dataset of this name already.')
const named = { type: 'field.change', field: 'name', value: 'Sales' } as const
const added = { type: 'files.add', files: [csv] } as const

/** The machine with a file-profile that answers a task later each time. */
const read = { totalRows: 3, reading: null, sheets: null } as DatasetProfile
const later = <T>() =>
  fromPromise<T, ReadingOrder>(async () => {
    await nextTask()
    return read as T
  })
const reading = () =>
  datasetUploadMachine.provide({
    actors: { profiling: fileProfileMachine.provide({ actors: { preview: later(), profile: later() } }) },
  })

const walk: Walk<typeof datasetUploadMachine> = {
  machine: datasetUploadMachine,
  input: { interrupted: null },
  children: ['progress', 'profiling'],
  events: [
    named,
    { type: 'field.leave', field: 'name' },
    { type: 'files.add', files: [csv, json, nothing] },
    { type: 'files.remove', id: 'f1' },
    { type: 'continue' },
    { type: 'back' },
    { type: 'submit' },
    { type: 'stop' },
    { type: 'stop.confirm' },
    { type: 'stop.cancel' },
    { type: 'another' },
    { type: 'interrupted.dismiss' },
  ],
  answers: {
    profiling: { error: [broken] },
    check: { done: [undefined], error: [taken] },
    progress: { done: [undefined], error: [broken] },
    keep: { done: [{ dataset, kept: true }], error: [broken] },
  },
  key: ({ context: { values, origin, dataset: made } }) => [
    values.name,
    values.files.length > 0,
    origin,
    made !== null,
  ],
  unreachable: { ended: 'passed through at once' },
}

describe('dataset-upload', () => {
  itCoversEverything(walk)

  it('adds 5 percent every 100 ms, and stores the progress (UPL-04)', async () => {
    const { actor, actions, clock, resolve } = startBench({
      ...walk,
      children: ['profiling'],
      real: ['progress'],
    })
    for (const event of [named, added, { type: 'submit' } as const]) actor.send(event)
    await resolve('check')
    for (let percent = 0; percent < 100; percent += 5) {
      clock.increment(99)
      expect(actions.remember?.mock.lastCall?.[0].percent).toBe(percent)
      clock.increment(1)
    }
    await nextTask()
    expect(actor.getSnapshot().value).toEqual({ uploading: 'keeping' })
    expect(actor.getSnapshot().context.done).toBe(20)
  })

  it('knows as much of the file as has been read: first its head, then its profile', async () => {
    const { actor } = startBench({ ...walk, real: ['profiling'], children: ['progress'], machine: reading() })
    const seen = () => actor.getSnapshot().context
    actor.send(added)
    expect(seen()).toMatchObject({ shown: false, profile: null })
    await nextTask()
    expect(seen()).toMatchObject({ shown: true, profile: null })
    await nextTask()
    expect(seen()).toMatchObject({ shown: true, profile: { totalRows: 3 } })
    actor.send({ type: 'files.remove', id: 'f1' })
    expect(seen()).toMatchObject({ shown: false, profile: null })
  })
})

// D2 §2, §4, §5 (UPL-02 to UPL-04), and what issue 14 asks of long work.
describe('dataset-upload, as users see it', () => {
  const journey = journeysOf(walk)
  const submit = { type: 'submit' } as const
  const onwards = { type: 'continue' } as const
  const back = { type: 'back' } as const
  const stop = { type: 'stop' } as const
  const confirm = { type: 'stop.confirm' } as const
  const cancel = { type: 'stop.cancel' } as const
  const refused = (field: string, message: string) => ({ refused: { field, message } })
  const unnamed = refused('name', 'Dataset name is required')
  const fileless = refused('files', 'Please upload at least one file')
  const running = { uploading: { running: 'working' } }
  const wizard = (name: string) => journey(name).send(named, onwards, added, onwards)
  const uploading = (name: string) => wizard(name).send(submit).answer('check')
  const page = (name: string) => journey(name).send(named, added, submit)

  journey('the first step requires only a name')
    .send(onwards)
    .expect({ state: 'details', context: { ...unnamed, errors: [unnamed.refused] } })
    .send(named)
    .expect({ context: { errors: [], refused: null } })
    .send(onwards)
    .expect({ state: 'files', context: { errors: [], refused: null } })
  journey('the second step requires a file')
    .send(named, onwards, onwards)
    .expect({ state: 'files', context: fileless })
    .send(added)
    .expect({ context: { errors: [], values: { files: [csv] } } })
    .send(onwards)
    .expect({ state: 'review', context: { errors: [] } })
  journey('Back returns one step and clears the error')
    .send(named, onwards, onwards)
    .expect({ context: fileless })
    .send(back)
    .expect({ state: 'details', context: { errors: [], refused: null }, cannot: [back] })
  wizard('Back from the review keeps all input')
    .send(back)
    .expect({ state: 'files', context: { values: { name: 'Sales', files: [csv] } } })
  journey('the page reports missing fields, the name first')
    .send(submit)
    .expect({ state: 'details', context: { ...unnamed, errors: [unnamed.refused, fileless.refused] } })
    .send(named, submit)
    .expect({ state: 'details', context: fileless })
    .send(added, submit)
    .expect({ state: { uploading: 'checking' }, context: { errors: [], origin: 'details' } })
  journey('a field that is left empty after typing shows an error')
    .send(named, { type: 'field.change', field: 'name', value: '' }, { type: 'field.leave', field: 'name' })
    .expect({ context: { errors: [unnamed.refused], refused: null } })
  journey('files that cannot be uploaded are reported, and the others are accepted')
    .send(named, onwards, { type: 'files.add', files: [csv, nothing] })
    .expect({ context: { values: { files: [csv] }, refusals: ['“empty.csv” is empty.'] } })
    .send({ type: 'files.add', files: [photo] })
    .expect({ context: { values: { files: [csv, photo] }, refusals: [] } })
  journey('readable files are profiled whenever the files change')
    .send(named, onwards, { type: 'files.add', files: [photo, csv, json] })
    .expect({ told: { profiling: { type: 'files', ids: ['f1', 'f2'] } } })
    .send({ type: 'files.add', files: [nothing] }, { type: 'files.remove', id: 'f1' })
    .expect({
      context: { values: { files: [photo, json] }, refusals: [] },
      told: { profiling: { type: 'files', ids: ['f2'] } },
    })
  journey('readable files are profiled on the page, too')
    .send({ type: 'files.add', files: [csv, json] })
    .expect({ told: { profiling: { type: 'files', ids: ['f1', 'f2'] } } })
    .send({ type: 'files.remove', id: 'f2' })
    .expect({ state: 'details', told: { profiling: { type: 'files', ids: ['f1'] } } })
  journey('removing the last file shows the error at once')
    .send(added, { type: 'files.remove', id: 'f1' })
    .expect({ context: { values: { files: [] }, errors: [fileless.refused] } })
  wizard('an upload is checked, runs, is stored and completes')
    .send(submit)
    .expect({
      state: { uploading: 'checking' },
      asked: { check: [{ values: { ...EMPTY_DATASET_FORM, name: 'Sales', files: [csv] } }] },
    })
    .answer('check')
    .expect({ state: running, did: { remember: { values: details, percent: 0 } } })
    .answer('progress')
    .expect({ state: { uploading: 'keeping' }, context: { done: 20 } })
    .answer('keep', { dataset, kept: true })
    .expect({ state: 'complete', context: { dataset, kept: true }, did: { forget: undefined } })
  uploading('a failed write of the dataset is reported')
    .answer('progress')
    .answer('keep', { dataset, kept: false })
    .expect({ state: 'complete', context: { dataset, kept: false } })
  journeysOf({ ...walk, input: { interrupted: { values: details, percent: 40 } } })(
    'Upload Another starts empty',
  )
    .send({ type: 'files.add', files: [csv, nothing] }, submit)
    .answer('check')
    .answer('progress')
    .answer('keep', { dataset, kept: false })
    .expect({ context: { refusals: { length: 1 } } })
    .send({ type: 'another' })
    .expect({
      state: 'details',
      context: {
        values: EMPTY_DATASET_FORM,
        dataset: null,
        kept: true,
        done: 0,
        refusals: [],
        errors: [],
        interrupted: null,
      },
      told: { profiling: { type: 'files', ids: [] } },
    })
    .send({ type: 'field.leave', field: 'name' })
    .expect({ context: { errors: [] } })
    .send({ type: 'field.change', field: 'name', value: '' })
    .expect({ context: { errors: [] } })
    .send({ type: 'field.leave', field: 'name' })
    .expect({ context: { errors: [unnamed.refused] } })
  page('a preview that throws does not stop the upload')
    .fail('profiling', broken)
    .answer('check')
    .expect({ state: running })
  page('submitting again or continuing clears the failure')
    .fail('check', taken)
    .send(submit)
    .expect({ state: { uploading: 'checking' }, context: { failure: null } })
    .fail('check', taken)
    .send(onwards)
    .expect({ state: 'files', context: { failure: null } })
  wizard('an upload from the page returns to the page, also after one from the review')
    .send(submit)
    .fail('check', taken)
    .send(back, back, submit)
    .fail('check', taken)
    .expect({ state: 'details' })
  uploading('a second attempt starts at 0')
    .answer('progress')
    .fail('keep', broken)
    .send(submit)
    .expect({ state: { uploading: 'checking' }, context: { done: 0 } })
  wizard('a name that is already in use is reported where the upload started, with all input kept')
    .send(submit)
    .fail('check', taken)
    .expect({
      state: 'review',
      context: {
        failure: { message: taken.message, kind: 'other' },
        values: { name: 'Sales', files: [csv] },
      },
    })
    .send(submit)
    .expect({ state: { uploading: 'checking' }, context: { failure: null } })
  wizard('going back clears the message')
    .send(submit)
    .fail('check', taken)
    .send(back)
    .expect({ state: 'files', context: { failure: null } })
  page('on the page the name error is shown in place, and typing clears it')
    .fail('check', taken)
    .expect({ state: 'details', context: { failure: { message: taken.message } } })
    .send(named)
    .expect({ context: { failure: null } })
  wizard('a check that never ends times out')
    .send(submit)
    .wait(9999)
    .expect({ state: { uploading: 'checking' } })
    .wait(1)
    .expect({
      state: 'review',
      context: { failure: { message: 'The browser did not respond' } },
      takenBack: ['check'],
    })
  uploading('a dataset write that never ends times out')
    .answer('progress')
    .wait(10_000)
    .expect({ state: 'review', context: { failure: { message: 'The browser did not respond' } } })
  uploading('a dataset that cannot be stored is reported')
    .answer('progress')
    .fail('keep', broken)
    .expect({ state: 'review', context: { failure: { message: broken.message }, dataset: null } })
  uploading('progress that throws is reported')
    .fail('progress', broken)
    .expect({
      state: 'review',
      context: { failure: { message: broken.message } },
      did: { forget: undefined },
    })
  wizard('stopping before the upload runs asks no question')
    .send(submit, stop)
    .expect({ state: 'review', takenBack: ['check'] })
  uploading('stopping asks for confirmation, and the upload continues meanwhile')
    .send(stop)
    .expect({ state: { uploading: { running: 'askingToStop' } }, did: { forget: null } })
    .send(cancel)
    .expect({ state: running })
    .answer('progress')
    .expect({ state: { uploading: 'keeping' } })
  uploading('the upload is stopped once that is confirmed, and no input is lost')
    .send(stop, confirm)
    .expect({
      state: 'review',
      context: { values: { name: 'Sales', files: [csv] }, dataset: null },
      did: { forget: undefined },
    })
  uploading('an upload that ends while the question is open waits for the answer')
    .send(stop)
    .answer('progress')
    .expect({ state: { uploading: { running: 'finishedMeanwhile' } }, context: { done: 20 } })
    .send(cancel)
    .expect({ state: { uploading: 'keeping' } })
  uploading('an upload that ended while the question is open can still be stopped')
    .send(stop)
    .answer('progress')
    .send(confirm)
    .expect({ state: 'review', context: { dataset: null } })
  page('stopping on the page returns to it')
    .answer('check')
    .send(stop, confirm)
    .expect({ state: 'details', context: { done: 0 } })
  journeysOf({ ...walk, input: { interrupted: { values: details, percent: 40 } } })(
    'an upload that ended with its page is reported, with its input',
  )
    .expect({
      state: 'details',
      context: { interrupted: { percent: 40 }, values: { name: 'Sales', files: [] } },
    })
    .send({ type: 'interrupted.dismiss' })
    .expect({ context: { interrupted: null, values: { name: 'Sales' } }, did: { forget: undefined } })
})
