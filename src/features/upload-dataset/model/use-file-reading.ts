import { useEffect, useState } from 'react'
import { previewFile, profileFile } from '@/entities/dataset-profile'
import type { DatasetProfile, ProfileProgress } from '@/entities/dataset-profile/model'
import { Failure } from '@/shared/lib/failure'
import { usePageActor } from '@/shared/lib/machine'
import { fileProfileMachine } from '@machines/file-profile'
import { type FileProfileActor, readableOr } from './use-dataset-upload'

export interface ReadFile {
  path: string
  profile: DatasetProfile
}

export interface FileReading {
  profiling: FileProfileActor
  /** The name of the file that is read or was read last. */
  path: string
  read: (file: File) => void
}

/** Reads one file after another on this device, without uploading any; `onRead` gets the profile of each. */
export function useFileReading(onRead: (read: ReadFile) => void): FileReading {
  const [files] = useState(() => new Map<string, File>())
  const [path, setPath] = useState('')
  const fileOf = (id: string | null): File => {
    const file = files.get(id ?? '')
    if (!file) throw new Failure('Choose the file again.')
    return file
  }
  const profiling: FileProfileActor = usePageActor(fileProfileMachine, {
    effects: {
      actors: {
        preview: async ({ input: { id, choice }, signal }) =>
          readableOr(fileOf(id), signal, (file) => previewFile(file, choice, { signal })),
        profile: async ({ input: { id, choice }, signal }) =>
          readableOr(fileOf(id), signal, (file) =>
            profileFile(file, {
              signal,
              choice,
              onProgress: (progress) => signal.aborted || tell(id ?? '', progress),
            }),
          ),
      },
    },
  })
  const tell = (id: string, progress: ProfileProgress) => profiling.send({ type: 'progress', id, progress })
  useEffect(() => {
    let known: DatasetProfile | null = null
    const { unsubscribe } = profiling.subscribe(({ context: { profile, file } }) => {
      if (!profile || profile === known) return
      known = profile
      onRead({ path: files.get(file ?? '')?.name ?? '', profile })
    })
    return unsubscribe
  }, [profiling, files, onRead])
  const read = (file: File) => {
    const id = `file-${files.size + 1}`
    files.set(id, file)
    setPath(file.name)
    profiling.send({ type: 'files', ids: [id] })
  }
  return { profiling, path, read }
}
