import { useSelector } from '@/shared/lib/machine'
import { Notice } from '@/shared/ui/notice'
import { downloadFailureText } from '@machines/project-download'
import type { ProjectDownloadActor } from '../model/use-project-download'

/** PRJ-09: what became of the last download. */
export function DownloadMessage({ actor }: { actor: ProjectDownloadActor }) {
  const state = useSelector(actor, (snapshot) => snapshot.value)
  const { kind, fileName } = useSelector(actor, (snapshot) => snapshot.context)
  if (state === 'failed') return <Notice status="error">{downloadFailureText(kind)}</Notice>
  if (state === 'done') return <Notice status="success">Downloaded {fileName}</Notice>
  return null
}
