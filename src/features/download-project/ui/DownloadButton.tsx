import { Button, type ButtonProps } from '@chakra-ui/react'
import { Download } from 'lucide-react'
import { useSelector } from '@/shared/lib/machine'
import type { DownloadKind } from '@machines/project-download'
import type { ProjectDownloadActor } from '../model/use-project-download'

export interface DownloadButtonProps extends ButtonProps {
  actor: ProjectDownloadActor
  kind: DownloadKind
}

/** Starts a download; says so while it is prepared. */
export function DownloadButton({ actor, kind, children, ...button }: DownloadButtonProps) {
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy') && snapshot.context.kind === kind)
  const possible = useSelector(actor, (snapshot) => snapshot.can({ type: 'download', kind }))
  return (
    <Button disabled={!possible} onClick={() => actor.send({ type: 'download', kind })} {...button}>
      <Download size={16} aria-hidden />
      {busy ? 'Preparing...' : children}
    </Button>
  )
}
