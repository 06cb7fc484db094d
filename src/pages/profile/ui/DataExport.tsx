import { Button, Stack } from '@chakra-ui/react'
import { Download } from 'lucide-react'
import { useSelector } from '@/shared/lib/machine'
import { Notice } from '@/shared/ui/notice'
import type { DataExportActor } from '../model/use-data-export'

/** PRF-03: Download Data. */
export function DataExport({ actor }: { actor: DataExportActor }) {
  const state = useSelector(actor, (snapshot) => snapshot.value)
  const failure = useSelector(actor, (snapshot) => snapshot.context.failure)
  const busy = state === 'asking'
  return (
    <Stack gap="3">
      <Button
        aria-disabled={busy || undefined}
        onClick={() => actor.send({ type: 'ask' })}
        justifyContent="flex-start"
      >
        <Download size={16} aria-hidden />
        {busy ? 'Preparing...' : 'Download Data'}
      </Button>
      {state === 'answered' ? <Notice status="success">Downloaded orrery-data.json.</Notice> : null}
      {state === 'failed' ? (
        <Notice status="error" title="Your data could not be downloaded">
          {failure?.message}
        </Notice>
      ) : null}
    </Stack>
  )
}
