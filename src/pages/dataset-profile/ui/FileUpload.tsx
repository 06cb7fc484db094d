import { Button, Flex, Stack, Text } from '@chakra-ui/react'
import { formatBytes } from '@/shared/lib/format'
import { useSelector } from '@/shared/lib/machine'
import { Notice } from '@/shared/ui/notice'
import { ProgressBar } from '@/shared/ui/progress'
import type { WorkspaceFileActors } from '../model/use-workspace-file'

/** A file on its way to the workspace; nothing while there is none. */
export function FileUpload({ actor }: { actor: WorkspaceFileActors['upload'] }) {
  const { file, sent, failure } = useSelector(actor, ({ context }) => context)
  const value = useSelector(actor, (snapshot) => snapshot.value)
  if (!file || value === 'idle') return null
  if (value === 'done')
    return (
      <Notice status="success" title={`${file.name} is in the workspace`}>
        The server has checked it against its checksums.
      </Notice>
    )
  if (value === 'failed')
    return (
      <Notice
        status="error"
        title={`${file.name} was not uploaded`}
        actions={
          <>
            <Button size="sm" onClick={() => actor.send({ type: 'retry' })}>
              Try again
            </Button>
            <Button size="sm" variant="ghost" onClick={() => actor.send({ type: 'cancel' })}>
              Give up
            </Button>
          </>
        }
      >
        {failure}
      </Notice>
    )
  const isPaused = value === 'paused'
  const isWaiting = value === 'waiting'
  const isChecking = typeof value === 'object' && value.busy === 'checking'
  const label = isPaused
    ? `${file.name} is paused`
    : isChecking
      ? `Checking ${file.name}`
      : `Uploading ${file.name}`
  return (
    <Stack gap="2" role="group" aria-label={label}>
      <Flex justify="space-between" align="center" gap="3" wrap="wrap">
        <Text minWidth="0" overflowWrap="anywhere" flex="1 1 12rem">
          {label}
        </Text>
        <Flex gap="2">
          {isPaused ? (
            <Button size="sm" onClick={() => actor.send({ type: 'resume' })}>
              Resume
            </Button>
          ) : isChecking ? null : (
            <Button size="sm" onClick={() => actor.send({ type: 'pause' })}>
              Pause
            </Button>
          )}
          <Button size="sm" variant="ghost" onClick={() => actor.send({ type: 'cancel' })}>
            Cancel
          </Button>
        </Flex>
      </Flex>
      <ProgressBar label={label} percent={Math.round((sent / Math.max(1, file.size)) * 100)} />
      <Text textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums" aria-live="polite">
        {isWaiting
          ? `${failure ?? ''} It is tried again shortly.`
          : `${formatBytes(sent)} of ${formatBytes(file.size)}`}
      </Text>
    </Stack>
  )
}
