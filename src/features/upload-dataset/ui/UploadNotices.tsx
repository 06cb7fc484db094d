import { Button, Stack } from '@chakra-ui/react'
import { useSelector } from '@/shared/lib/machine'
import { Notice } from '@/shared/ui/notice'
import type { DatasetUploadActor } from '../model/use-dataset-upload'

/** The previous failure: an upload that ended with its page, or a refused upload. */
export function UploadNotices({ actor }: { actor: DatasetUploadActor }) {
  const interrupted = useSelector(actor, (snapshot) => snapshot.context.interrupted)
  const failure = useSelector(actor, (snapshot) => snapshot.context.failure)
  if (!interrupted && !failure) return null
  return (
    <Stack gap="3">
      {failure ? (
        <Notice status="error" title="Upload failed">
          {failure.message}
        </Notice>
      ) : null}
      {interrupted ? (
        <Notice
          status="warning"
          title="Upload interrupted"
          actions={
            <Button size="sm" onClick={() => actor.send({ type: 'interrupted.dismiss' })}>
              Dismiss
            </Button>
          }
        >
          “{interrupted.values.name}” was at {interrupted.percent}% when you left the page. Nothing was added.
          Your entries are restored; choose the files again.
        </Notice>
      ) : null}
    </Stack>
  )
}
