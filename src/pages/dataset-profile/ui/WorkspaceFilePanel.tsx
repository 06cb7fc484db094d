import { Button, chakra, Flex, Heading, Skeleton, Stack, Text } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import type { WorkspaceFile } from '@/entities/dataset/model'
import { formatBytes, formatDateTime } from '@/shared/lib/format'
import { useSelector } from '@/shared/lib/machine'
import { ModalShell } from '@/shared/ui/dialog'
import { Notice } from '@/shared/ui/notice'
import { Panel } from '@/shared/ui/panel'
import { type FileUse, useWorkspaceFile, type WorkspaceFileActors } from '../model/use-workspace-file'
import { FileUpload } from './FileUpload'

interface WorkspaceFilePanelProps {
  workspace: string
  dataset: string
  /** Reads the file of the workspace on this device; null where that was done already. */
  onRead: ((file: File) => void) | null
}

/** The file of a dataset, which the members of its workspace share. */
export function WorkspaceFilePanel({ workspace, dataset, onRead }: WorkspaceFilePanelProps) {
  const { actors, add } = useWorkspaceFile({ workspace, dataset }, (file) => onRead?.(file))
  return <WorkspaceFileView actors={actors} onFile={add} reads={onRead !== null} />
}

export interface WorkspaceFileViewProps {
  actors: WorkspaceFileActors
  onFile: (file: File) => void
  /** Whether reading the file on this device is offered. */
  reads: boolean
}

export function WorkspaceFileView({ actors, onFile, reads }: WorkspaceFileViewProps) {
  const { answer, failure } = useSelector(actors.file, ({ context }) => context)
  return (
    <Panel mt="5" as="section" aria-label="File in the workspace">
      <Heading as="h2" textStyle="lg" fontWeight="semibold" mb="3">
        File in the workspace
      </Heading>
      {answer ? (
        <Answered answer={answer} actors={actors} onFile={onFile} reads={reads} />
      ) : failure ? (
        <Notice
          status="error"
          title="The file could not be looked up"
          actions={
            <Button size="sm" onClick={() => actors.file.send({ type: 'ask' })}>
              Try again
            </Button>
          }
        >
          {failure.message}
        </Notice>
      ) : (
        <Skeleton height="4rem" role="status" aria-label="Looking up the file" />
      )}
    </Panel>
  )
}

function Answered({ answer, actors, onFile, reads }: WorkspaceFileViewProps & { answer: WorkspaceFile }) {
  const { file, stopped, may_upload: mayUpload, room } = answer
  const state = useSelector(actors.upload, ({ value }) => (typeof value === 'string' ? value : 'busy'))
  const isIdle = state === 'idle' || state === 'done' || state === 'failed'
  return (
    <Stack gap="4" align="stretch">
      {file ? <Stored file={file} actors={actors} mayRemove={mayUpload} reads={reads} /> : null}
      {file ? null : (
        <Text color="fg.muted" maxWidth="60ch">
          {mayUpload
            ? 'The workspace has no file of this dataset. Upload it, and every member can download and read it.'
            : 'The file of this dataset is not in the workspace. Developers, managers and admins can upload it.'}
        </Text>
      )}
      {isIdle && stopped ? (
        <Notice status="info" title={`The upload of ${stopped.name} stopped`}>
          {formatBytes(stopped.received)} of {formatBytes(stopped.size)} have arrived. Choose the same file
          again to continue.
        </Notice>
      ) : null}
      <FileUpload actor={actors.upload} />
      {mayUpload && isIdle ? (
        <ChooseFile
          label={stopped ? 'Continue the upload' : file ? 'Replace the file' : 'Upload to the workspace'}
          room={room}
          onFile={onFile}
        />
      ) : null}
    </Stack>
  )
}

interface StoredProps {
  file: NonNullable<WorkspaceFile['file']>
  actors: WorkspaceFileActors
  mayRemove: boolean
  reads: boolean
}

const WORDS: Record<FileUse['use'], [busy: string, failed: string]> = {
  download: ['Downloading', 'was not downloaded'],
  read: ['Downloading', 'was not read'],
  remove: ['Removing', 'was not removed'],
}

function Stored({ file, actors, mayRemove, reads }: StoredProps) {
  const { id, name, size, hash, by, at } = file
  const { question, failure } = useSelector(actors.use, ({ context }) => context)
  const busy = useSelector(actors.use, (snapshot) => snapshot.hasTag('busy'))
  const [asksRemoval, setAsksRemoval] = useState(false)
  const [doing, failed] = WORDS[question.use]
  const ask = (use: FileUse['use']) => {
    if (!busy) actors.use.send({ type: 'ask', question: { use, id, name } })
  }
  return (
    <Stack gap="3" align="stretch">
      <div>
        <Text fontWeight="medium" overflowWrap="anywhere">
          {name}
        </Text>
        <Text textStyle="sm" color="fg.muted">
          {formatBytes(size)}, uploaded {by ? `by ${by} ` : ''}on {formatDateTime(new Date(at).toISOString())}
        </Text>
        <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
          SHA-256 <chakra.code fontFamily="mono">{hash}</chakra.code>
        </Text>
      </div>
      <Flex gap="2" wrap="wrap">
        <Button onClick={() => ask('download')} aria-disabled={busy || undefined}>
          Download
        </Button>
        {reads ? (
          <Button onClick={() => ask('read')} aria-disabled={busy || undefined}>
            Read its statistics
          </Button>
        ) : null}
        {mayRemove ? (
          <Button
            variant="ghost"
            colorPalette="error"
            color="fg.error"
            onClick={() => {
              if (!busy) setAsksRemoval(true)
            }}
            aria-disabled={busy || undefined}
          >
            Remove the file
          </Button>
        ) : null}
      </Flex>
      <RemovalDialog
        name={name}
        open={asksRemoval}
        onClose={() => setAsksRemoval(false)}
        onRemove={() => ask('remove')}
      />
      <div aria-live="polite">
        {busy ? <Text color="fg.muted">{`${doing} ${name}…`}</Text> : null}
        {failure && !busy ? (
          <Notice
            status="error"
            title={`${question.name} ${failed}`}
            actions={
              <Button size="sm" onClick={() => actors.use.send({ type: 'ask' })}>
                Try again
              </Button>
            }
          >
            {failure.message}
          </Notice>
        ) : null}
      </div>
    </Stack>
  )
}

interface RemovalDialogProps {
  name: string
  open: boolean
  onClose: () => void
  onRemove: () => void
}

/** Asks before the file is removed, because the server does not keep a copy. */
const RemovalDialog = ({ name, open, onClose, onRemove }: RemovalDialogProps) => (
  <ModalShell
    title="Remove the file?"
    open={open}
    onClose={onClose}
    footer={
      <>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          variant="solid"
          colorPalette="error"
          onClick={() => {
            onClose()
            onRemove()
          }}
        >
          Remove
        </Button>
      </>
    }
  >
    No member can download {name} from the workspace any more, and this cannot be undone. The dataset and its
    statistics stay.
  </ModalShell>
)

function ChooseFile({ label, room, onFile }: { label: string; room: number; onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <div>
      <Button onClick={() => input.current?.click()}>{label}</Button>
      <Text mt="1" textStyle="sm" color="fg.muted">
        Up to {formatBytes(room)}. Members of the workspace can download it.
      </Text>
      <chakra.input
        ref={input}
        type="file"
        aria-label={label}
        display="none"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onFile(file)
          // The same file can be chosen again.
          target.value = ''
        }}
      />
    </div>
  )
}
