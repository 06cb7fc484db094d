import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { WorkspaceFile } from '@/entities/dataset/model'
import { connectionFailure } from '@/shared/lib/failure'
import { fromPromise, usePageActor } from '@/shared/lib/machine'
import { actorAt, sideBySide, snapshotAt, startContext, storyAt } from '@/shared/lib/story'
import { type BegunUpload, fileUploadMachine } from '@machines/file-upload'
import { type FileUse, workspaceFileMachine, workspaceFileUseMachine } from '../model/use-workspace-file'
import { FileUpload } from './FileUpload'
import { WorkspaceFilePanel, WorkspaceFileView } from './WorkspaceFilePanel'

const meta = {
  title: 'Pages/AI-ML Platform/File of a dataset',
  component: WorkspaceFileView,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof WorkspaceFileView>
export default meta

const NOTHING: WorkspaceFile = { file: null, stopped: null, may_upload: true, room: 1_000_000_000 }
const STORED: WorkspaceFile = {
  ...NOTHING,
  file: {
    id: 'file-1',
    name: 'sales of the last quarter, all regions.csv',
    size: 48_000_000,
    hash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    by: 'ada',
    at: Date.parse('2026-11-21T12:00:00Z'),
  },
}
const name = { workspace: 'night-sky', dataset: 'dataset-2' }
const asked = { question: name, answer: null, failure: null }
const failure = { kind: 'network' as const, message: 'Network connection error.' }
const noUse = {
  question: { use: 'download' as const, id: 'file-1', name: 'sales.csv' },
  answer: null,
  failure: null,
}
const upload = {
  ...startContext(fileUploadMachine, undefined),
  file: { id: 'file-1', name: 'sales of the last quarter, all regions.csv', size: 48_000_000 },
  sent: 20_000_000,
}
const onFile = fn()
const at = storyAt(workspaceFileMachine, asked, (file) => (
  <WorkspaceFileView
    actors={{
      file,
      use: actorAt(workspaceFileUseMachine, 'idle', noUse),
      upload: actorAt(fileUploadMachine, 'idle', startContext(fileUploadMachine, undefined)),
    }}
    onFile={onFile}
    reads
  />
))
const using = storyAt(workspaceFileUseMachine, noUse, (use) => (
  <WorkspaceFileView
    actors={{
      use,
      file: actorAt(workspaceFileMachine, 'answered', { ...asked, answer: STORED }),
      upload: actorAt(fileUploadMachine, 'idle', startContext(fileUploadMachine, undefined)),
    }}
    onFile={onFile}
    reads={false}
  />
))
const uploading = storyAt(fileUploadMachine, upload, (actor) => <FileUpload actor={actor} />)

export const States = sideBySide(meta, {
  Loading: at('asking'),
  Failed: at('failed', { failure }),
  Nothing: at('answered', { answer: NOTHING }),
  NothingForAViewer: at('answered', { answer: { ...NOTHING, may_upload: false } }),
  Stopped: at('answered', {
    answer: {
      ...NOTHING,
      stopped: { id: 'file-2', name: 'sales.csv', size: 48_000_000, received: 20_000_000 },
    },
  }),
  Stored: at('answered', { answer: STORED }),
  StoredForAViewer: at('answered', { answer: { ...STORED, may_upload: false } }),
  Downloading: using('asking'),
  NotDownloaded: using('failed', { failure }),
})
export const Uploads = sideBySide(meta, {
  Beginning: uploading('busy.beginning', { sent: 0 }),
  Sending: uploading('busy.sending'),
  Paused: uploading('paused'),
  Waiting: uploading('waiting', { failure: 'Network connection error.' }),
  Checking: uploading('busy.checking', { sent: 48_000_000 }),
  Done: uploading('done'),
  Failed: uploading('failed', {
    failure: 'The limit of this workspace is reached: 5000000000 dataset bytes',
  }),
})
export const OnAPhone = at(
  'answered',
  { answer: STORED },
  {
    globals: { viewport: { value: 'phone' } },
    play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
  },
)

const used = fn()
const uses = workspaceFileUseMachine.provide({
  actors: {
    answer: fromPromise<FileUse, { question: FileUse }>(async ({ input: { question } }) => {
      used(question)
      return question
    }),
  },
})
let fails = true
const uploads = fileUploadMachine.provide({
  actors: {
    begin: fromPromise<BegunUpload, { file: string }>(async () => {
      if (!fails) return { upload: 'upload-1', parts: 1, received: {} }
      fails = false
      throw connectionFailure()
    }),
    part: fromPromise<number, { file: string; upload: string; number: number; received: string | null }>(
      async () => 3,
    ),
    finish: fromPromise<void, { upload: string }>(async () => undefined),
  },
})
function Played() {
  const use = usePageActor(uses, { input: { question: noUse.question } })
  const sent = usePageActor(uploads, {})
  return (
    <WorkspaceFileView
      actors={{
        use,
        upload: sent,
        file: actorAt(workspaceFileMachine, 'answered', { ...asked, answer: STORED }),
      }}
      onFile={({ name: chosen, size }) => sent.send({ type: 'file', id: 'file-1', name: chosen, size })}
      reads
    />
  )
}

/** An upload without a connection waits, is paused, resumed, and ends. */
export const UploadsAndDownloads: StoryObj = {
  render: () => <Played />,
  play: async ({ canvas }) => {
    fails = true
    const input = canvas.getByLabelText('Replace the file', { selector: 'input' })
    await userEvent.upload(input, new File(['a\n1'], 'more.csv'))
    await expect(await canvas.findByText(/It is tried again shortly/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }))
    await expect(canvas.getByText('more.csv is paused')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Replace the file' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Resume' }))
    await expect(await canvas.findByText('more.csv is in the workspace')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Download' }))
    await waitFor(() => expect(used).toHaveBeenLastCalledWith(expect.objectContaining({ use: 'download' })))
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the file' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove the file?' }))
    await expect(used).not.toHaveBeenCalledWith(expect.objectContaining({ use: 'remove' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(used).toHaveBeenLastCalledWith(expect.objectContaining({ use: 'remove' })))
  },
}
export const OfADataset: StoryObj = {
  parameters: {
    snapshots: {
      'workspace-file': snapshotAt(workspaceFileMachine, 'answered', { ...asked, answer: STORED }),
    },
  },
  render: () => <WorkspaceFilePanel {...name} onRead={null} />,
}
