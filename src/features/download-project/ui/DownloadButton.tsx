import { Button, type ButtonProps } from '@chakra-ui/react'
import { Download } from 'lucide-react'
import { useSelector } from '@/shared/lib/machine'
import type { DownloadKind, ProjectDownloadActor } from '../model/use-project-download'

export interface DownloadButtonProps extends ButtonProps {
  actor: ProjectDownloadActor
  kind: DownloadKind
}

/** Starts a download; says so while it is prepared. */
export function DownloadButton({ actor, kind, children, ...button }: DownloadButtonProps) {
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const kindInWork = useSelector(actor, (snapshot) => snapshot.context.question)
  return (
    <Button
      // Not `disabled`, which would take the keyboard's place away.
      aria-disabled={busy || undefined}
      onClick={() => {
        if (!busy) actor.send({ type: 'ask', question: kind })
      }}
      {...button}
    >
      <Download size={16} aria-hidden />
      {/* An icon alone keeps its size. */}
      {busy && kindInWork === kind && children ? 'Preparing...' : children}
    </Button>
  )
}
