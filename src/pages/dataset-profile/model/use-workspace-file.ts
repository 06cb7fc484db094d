import { useEffect, useState } from 'react'
import {
  beginUpload,
  downloadWorkspaceFile,
  finishUpload,
  readWorkspaceFile,
  removeWorkspaceFile,
  sendPart,
} from '@/entities/dataset'
import type { WorkspaceFile } from '@/entities/dataset/model'
import { Failure } from '@/shared/lib/failure'
import { type ActorRefFrom, usePageActor } from '@/shared/lib/machine'
import { saveFile } from '@/shared/lib/save-file'
import { createAskMachine } from '@machines/ask'
import { fileUploadMachine } from '@machines/file-upload'

interface FileName {
  workspace: string
  dataset: string
}

/** The file of a dataset, as the workspace has it. */
export const workspaceFileMachine = createAskMachine<FileName, WorkspaceFile>({
  id: 'workspace-file',
  timeout: 15_000,
  atOnce: true,
})
/** Downloads the file, or removes it. A file of a gigabyte takes a while. */
export const workspaceFileUseMachine = createAskMachine<FileUse, FileUse>({
  id: 'workspace-file-use',
  timeout: 1_800_000,
})
export interface FileUse {
  use: 'download' | 'read' | 'remove'
  id: string
  name: string
}

export interface WorkspaceFileActors {
  file: ActorRefFrom<typeof workspaceFileMachine>
  use: ActorRefFrom<typeof workspaceFileUseMachine>
  upload: ActorRefFrom<typeof fileUploadMachine>
}

export interface WorkspaceFileNow {
  actors: WorkspaceFileActors
  /** Sends a file of this device to the workspace. */
  add: (file: File) => void
}

/**
 * The file of a dataset in its workspace, and its upload. The machine knows files by their ids.
 * @param onRead Receives the file when it is to be read on this device.
 */
export function useWorkspaceFile(name: FileName, onRead: (file: File) => void): WorkspaceFileNow {
  const [files] = useState(() => new Map<string, { file: File; partBytes: number }>())
  const chosen = (id: string) => {
    const known = files.get(id)
    if (!known) throw new Failure('Choose the file again.')
    return known
  }
  const file = usePageActor(workspaceFileMachine, {
    input: { question: name },
    effects: {
      actors: {
        answer: ({ input: { question }, signal }) =>
          readWorkspaceFile(question.workspace, question.dataset, signal),
      },
    },
  })
  const use = usePageActor(workspaceFileUseMachine, {
    input: { question: { use: 'download', id: '', name: '' } },
    effects: {
      actors: {
        async answer({ input: { question }, signal }) {
          if (question.use === 'remove') {
            await removeWorkspaceFile(question.id, signal)
            file.send({ type: 'ask' })
            return question
          }
          const blob = await downloadWorkspaceFile(question.id, signal)
          if (question.use === 'download') saveFile(question.name, blob)
          else onRead(new File([blob], question.name))
          return question
        },
      },
    },
  })
  const upload: WorkspaceFileActors['upload'] = usePageActor(fileUploadMachine, {
    effects: {
      actors: {
        async begin({ input, signal }) {
          const known = chosen(input.file)
          const begun = await beginUpload(name.workspace, name.dataset, known.file, signal)
          known.partBytes = begun.partBytes
          return begun
        },
        async part({ input, signal }) {
          const { file: whole, partBytes } = chosen(input.file)
          const part = whole.slice(input.number * partBytes, (input.number + 1) * partBytes)
          await sendPart(input.upload, input.number, part, input.received, signal)
          return part.size
        },
        finish: ({ input, signal }) => finishUpload(input.upload, signal),
      },
      actions: {
        discard({ upload: begun }) {
          // The server forgets an upload that stopped after a week.
          if (begun)
            removeWorkspaceFile(begun).then(
              () => file.send({ type: 'ask' }),
              () => undefined,
            )
        },
      },
    },
  })
  useEffect(() => {
    const { unsubscribe } = upload.subscribe(({ value }) => {
      if (value === 'done') file.send({ type: 'ask' })
    })
    return unsubscribe
  }, [upload, file])
  return {
    actors: { file, use, upload },
    add(added) {
      const id = `file-${files.size + 1}`
      files.set(id, { file: added, partBytes: added.size })
      upload.send({ type: 'file', id, name: added.name, size: added.size })
    },
  }
}
