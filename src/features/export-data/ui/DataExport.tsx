import { Button, Stack } from '@chakra-ui/react'
import { Download } from 'lucide-react'
import { useSelector } from '@/shared/lib/machine'
import { Notice } from '@/shared/ui/notice'
import type { DataExportActor } from '../model/use-data-export'

/** PRF-03: Download Data. */
export function DataExport({ actor }: { actor: DataExportActor }) {
  const state = useSelector(actor, (snapshot) => snapshot.value)
  const failure = useSelector(actor, (snapshot) => snapshot.context.failure)
  const busy = state === 'collecting'
  return (
    <Stack gap="3">
      <Button
        aria-disabled={busy || undefined}
        onClick={() => actor.send({ type: 'start' })}
        justifyContent="flex-start"
      >
        <Download size={16} aria-hidden />
        {busy ? 'Collecting...' : 'Download Data'}
      </Button>
      {state === 'done' ? <Notice status="success">orrery-data.json was downloaded.</Notice> : null}
      {state === 'failed' ? (
        <Notice status="error" title="Your data could not be collected">
          {failure}
        </Notice>
      ) : null}
    </Stack>
  )
}
