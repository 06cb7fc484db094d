import { assign, fromPromise, sendTo, setup } from 'xstate'
import {
  type ChosenFile,
  type Dataset,
  datasetFormSchema,
  type DatasetForm,
  EMPTY_DATASET_FORM,
  isProfiled,
  takeFiles,
} from '@/entities/dataset/model'
import type { DatasetProfile } from '@/entities/dataset-profile/model'
import { fieldErrors, type FormContext, type FormField, type FormFieldEvent } from '@/shared/lib/form'
import { fileProfileMachine } from '@machines/file-profile'
import { formPolicy } from '@machines/form'
import { stagedProgressMachine } from '@machines/staged-progress'

/** An upload that ended with its page: what was typed, and how far it was. */
export interface InterruptedUpload {
  values: Omit<DatasetForm, 'files'>
  /** 0..100 */
  percent: number
}

export interface DatasetUploadInput {
  interrupted: InterruptedUpload | null
}

export interface DatasetUploadContext extends FormContext<DatasetForm> {
  interrupted: InterruptedUpload | null
  /** Files that were not taken the last time, in words. */
  refusals: readonly string[]
  /** Of the file that was read; null before, while it is read another way, and when there is none. */
  profile: DatasetProfile | null
  /** Whether preview and statistics of a file have something to show. */
  shown: boolean
  /** Where the upload was begun, and where it goes back to. */
  origin: 'details' | 'review'
  /** How many of the stages are complete. */
  done: number
  dataset: Dataset | null
  /** False when the browser refused to keep the dataset. */
  kept: boolean
}

export type DatasetUploadEvent =
  | FormFieldEvent<DatasetForm>
  | { type: 'files.add'; files: readonly ChosenFile[] }
  | { type: 'files.remove'; id: string }
  | { type: 'continue' }
  | { type: 'back' }
  | { type: 'submit' }
  /** Asks whether to stop; the other two answer. */
  | { type: 'stop' }
  | { type: 'stop.confirm' }
  | { type: 'stop.cancel' }
  | { type: 'another' }
  | { type: 'interrupted.dismiss' }

/** UPL-04: 5 percent in 100 ms each. */
const STAGES = Array.from({ length: 20 }, (_, index) => `${(index + 1) * 5} percent`)
export const UPLOAD_STAGES = { stages: STAGES, pauses: STAGES.map(() => 100) }

const NOT_PROVIDED = (name: string) => () => Promise.reject(new Error(`${name} is not provided`))

export const form = formPolicy<DatasetForm>({
  empty: EMPTY_DATASET_FORM,
  check: (values) => fieldErrors(datasetFormSchema, values),
  choices: ['type', 'visibility', 'files'],
})

/** The fields of the first step. */
const DETAILS: readonly FormField<DatasetForm>[] = ['name', 'description', 'type', 'visibility']

const brokenDetails = ({ values }: Pick<DatasetUploadContext, 'values'>) =>
  fieldErrors(datasetFormSchema, values).filter(({ field }) => DETAILS.includes(field))

const put = (context: DatasetUploadContext, files: readonly ChosenFile[]) =>
  form.put(context, 'files', { ...context.values, files })

export const upload = setup({
  types: {
    context: {} as DatasetUploadContext,
    events: {} as DatasetUploadEvent,
    input: {} as DatasetUploadInput,
    tags: {} as 'busy' | 'asking',
  },
  actors: {
    /** Reads one of the files. */
    profiling: fileProfileMachine,
    /** Rejects with a `Failure` when the name is taken or a file can no longer be read. */
    check: fromPromise<void, { values: DatasetForm }>(NOT_PROVIDED('check')),
    progress: stagedProgressMachine,
    /** Keeps the dataset and resolves with it; `kept` is false when the browser refuses. */
    keep: fromPromise<
      { dataset: Dataset; kept: boolean },
      { values: DatasetForm; profile: DatasetProfile | null }
    >(NOT_PROVIDED('keep')),
  },
  actions: {
    change: assign(
      (
        { context },
        params: { field: FormField<DatasetForm>; value: DatasetForm[FormField<DatasetForm>] },
      ) => ({
        ...form.change(context, params),
        failure: null,
      }),
    ),
    judge: assign(({ context }, params: { field: FormField<DatasetForm> }) => form.judge(context, params)),
    judgeDetails: assign(({ context }) => {
      const errors = brokenDetails(context)
      return { judged: DETAILS, errors, refused: errors[0] ?? null }
    }),
    judgeAll: assign(({ context }) => ({ ...form.judgeAll(context), failure: null })),
    addFiles: assign(({ context }, params: { files: readonly ChosenFile[] }) => {
      const { files, refusals } = takeFiles(context.values.files, params.files)
      return { ...put(context, files), refusals, failure: null }
    }),
    removeFile: assign(({ context }, params: { id: string }) => ({
      ...put(
        context,
        context.values.files.filter(({ id }) => id !== params.id),
      ),
      refusals: [],
      failure: null,
    })),
    tellProfiling: sendTo('profiling', ({ context }) => ({
      type: 'files',
      ids: context.values.files.filter(isProfiled).map(({ id }) => id),
    })),
    setProfile: assign((_, { profile, shown }: { profile: DatasetProfile | null; shown: boolean }) => ({
      profile,
      shown,
    })),
    setOrigin: assign({ done: 0, origin: (_, params: { origin: 'details' | 'review' }) => params.origin }),
    setDone: assign({ done: (_, params: { done: number }) => params.done }),
    setAllDone: assign({ done: STAGES.length }),
    setDataset: assign((_, params: { dataset: Dataset; kept: boolean }) => params),
    fail: assign(({ context }, params: { error: unknown }) => form.fail(context, params)),
    clearError: assign({ failure: null, refused: null, errors: [] }),
    dismissInterrupted: assign({ interrupted: null }),
    clear: assign({
      ...form.clear(),
      interrupted: null,
      refusals: [],
      done: 0,
      dataset: null,
      kept: true,
    }),
    /** Remembers for the case that the page ends now, how far the upload is. */
    remember: (_, _params: InterruptedUpload) => {
      throw new Error('remember is not provided')
    },
    /** Deletes the stored progress: the upload ended here, or its notice was dismissed. */
    forget: () => {
      throw new Error('forget is not provided')
    },
  },
  guards: {
    hasDetails: ({ context }) => brokenDetails(context).length === 0,
    isValid: ({ context }) => form.isValid(context),
    hasDataset: ({ context }) => context.dataset !== null,
    isReviewed: ({ context }) => context.origin === 'review',
  },
  delays: {
    /** Ours: storage answers from memory; a request that hangs is reported. */
    ANSWER_TIMEOUT: 10_000,
  },
})

/** How far the upload is, to be remembered. */
export const interruptedAt = ({
  values,
  done,
}: Pick<DatasetUploadContext, 'values' | 'done'>): InterruptedUpload => {
  const { name, description, type, visibility } = values
  return {
    values: { name, description, type, visibility },
    percent: Math.round((done / STAGES.length) * 100),
  }
}
