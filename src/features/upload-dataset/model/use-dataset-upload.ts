import { useMemo, useState } from 'react'
import { useDatasets } from '@/entities/dataset'
import { previewFile, profileFile, useStoredProfiles } from '@/entities/dataset-profile'
import { storedProfileOf, type ProfileProgress } from '@/entities/dataset-profile/model'
import { beginProcessing, type ChosenFile, datasetOf } from '@/entities/dataset/model'
import { useSessionProfile } from '@/entities/profile'
import { Failure } from '@/shared/lib/failure'
import { type ActorRefFrom, useActorEnvironment, usePageActor, useSelector } from '@/shared/lib/machine'
import { randomSuffix } from '@/shared/lib/random'
import type { Leavable } from '@/shared/ui/wizard'
import { datasetUploadMachine } from '@machines/dataset-upload'
import type { fileProfileMachine } from '@machines/file-profile'
import { forgetUpload, readInterrupted, rememberUpload } from './interrupted'
import { isReadable, type OfferedFile } from './offered-files'
import { summaryOf } from './summary'

export type DatasetUploadActor = ActorRefFrom<typeof datasetUploadMachine>
export type FileProfileActor = ActorRefFrom<typeof fileProfileMachine>

export interface DatasetUpload {
  actor: DatasetUploadActor
  /** Offers files: the machine takes those that can be uploaded. */
  add: (files: readonly OfferedFile[]) => void
  leavable: Leavable
}

/** An upload of one user's dataset. Its files stay in the browser: they are read, and sent nowhere. */
export function useDatasetUpload(userId: string): DatasetUpload {
  const { now, random } = useActorEnvironment()
  const { collection } = useDatasets(userId)
  const { collection: profiles } = useStoredProfiles(userId)
  const session = useSessionProfile()
  const [interrupted] = useState(() => readInterrupted(userId))
  /** The machine knows the files by their ids only. */
  const [files] = useState(() => new Map<string, File>())
  const fileOf = (id: string | null): File => {
    const file = id === null ? undefined : files.get(id)
    if (!file) throw new Failure('This file is no longer available. Choose it again.')
    return file
  }
  const actor: DatasetUploadActor = usePageActor(datasetUploadMachine, {
    input: { interrupted },
    effects: {
      actors: {
        profiling: {
          actors: {
            preview: ({ input: { id, choice }, signal }) =>
              readableOr(fileOf(id), signal, (file) => previewFile(file, choice, { signal })),
            profile: ({ input: { id, choice }, signal }) =>
              readableOr(fileOf(id), signal, (file) =>
                profileFile(file, {
                  signal,
                  choice,
                  // An aborted reading may still report progress, which belongs to another choice.
                  onProgress: (progress) => signal.aborted || tell(id ?? '', progress),
                }),
              ),
          },
        },
        async check({ input: { values } }) {
          const name = values.name.trim().toLowerCase()
          const others = await collection.read()
          if (others.some((other) => other.name.toLowerCase() === name))
            throw new Failure('A dataset with this name already exists. Choose another name.')
          const readable = await Promise.all(values.files.map(({ id }) => isReadable(fileOf(id))))
          const gone = values.files[readable.indexOf(false)]
          if (gone) throw unreadable(gone.path)
        },
        async keep({ input: { values, profile } }) {
          const read = values.files.find(({ id }) => id === profilingOf(actor)?.getSnapshot().context.file)
          const size = values.files.reduce((sum, file) => sum + file.size, 0)
          const dataset = datasetOf(values, {
            id: `dataset-${randomSuffix(random, 10)}`,
            at: now(),
            createdBy: session?.username ?? session?.email ?? 'You',
            processing: beginProcessing(size, now(), random()),
            profile: profile && read ? summaryOf(read.path, profile) : null,
          })
          const { ok } = await collection.put(dataset)
          if (profile && read) await profiles.put(storedProfileOf(dataset.id, read.path, profile, now()))
          return { dataset, kept: ok }
        },
      },
      actions: {
        remember: (upload) => rememberUpload(userId, upload),
        forget: () => forgetUpload(userId),
      },
    },
  })
  const tell = (id: string, progress: ProfileProgress) =>
    profilingOf(actor)?.send({ type: 'progress', id, progress })
  const add = (offered: readonly OfferedFile[]) => {
    const chosen = offered.map(({ file, path }): ChosenFile => {
      const id = `file-${randomSuffix(random, 10)}`
      files.set(id, file)
      return { id, path, size: file.size }
    })
    actor.send({ type: 'files.add', files: chosen })
  }
  const leavable = useMemo(() => leavableOf(actor), [actor])
  return { actor, add, leavable }
}

/** The actor that profiles the files; undefined before the upload has started. */
const profilingOf = (actor: DatasetUploadActor): FileProfileActor | undefined =>
  actor.getSnapshot().children.profiling as FileProfileActor | undefined

/** Returns the result of `read`. When it fails because the file went away, the error names that reason. */
export async function readableOr<T>(
  file: File,
  signal: AbortSignal,
  read: (file: File) => Promise<T>,
): Promise<T> {
  try {
    return await read(file)
  } catch (error) {
    if (!signal.aborted && !(await isReadable(file))) throw unreadable(file.name)
    throw error
  }
}

const unreadable = (name: string) =>
  new Failure(
    `“${name}” can no longer be read because it was moved, changed or deleted. Remove it from the list or choose it again.`,
  )

function leavableOf(actor: DatasetUploadActor): Leavable {
  const works = () => actor.getSnapshot().hasTag('busy')
  const loses = () => {
    const snapshot = actor.getSnapshot()
    const { name, description, files } = snapshot.context.values
    const empty = name.trim() === '' && description.trim() === '' && files.length === 0
    return works() || !(empty || snapshot.matches('complete'))
  }
  return {
    works,
    losesByClosing: loses,
    losesByLeaving: loses,
    subscribe(listener) {
      const { unsubscribe } = actor.subscribe(listener)
      return unsubscribe
    },
  }
}

/** Whether there is a preview: one of the files was read, or is being read another way. */
export const useProfiled = (actor: DatasetUploadActor): boolean =>
  useSelector(actor, (snapshot) => snapshot.context.shown)
