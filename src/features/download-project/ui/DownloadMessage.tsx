import { useSelector } from '@/shared/lib/machine'
import { Notice } from '@/shared/ui/notice'
import type { ProjectDownloadActor } from '../model/use-project-download'

/** The documented alert texts. */
const FAILED = {
  code: 'Failed to download project code. Please try again.',
  project: 'Failed to download project. Please try again.',
}

/** PRJ-09: what became of the last download. */
export function DownloadMessage({ actor }: { actor: ProjectDownloadActor }) {
  const state = useSelector(actor, (snapshot) => snapshot.value)
  const { question, answer } = useSelector(actor, (snapshot) => snapshot.context)
  if (state === 'failed') return <Notice status="error">{FAILED[question]}</Notice>
  if (state === 'answered') return <Notice status="success">Downloaded {answer}</Notice>
  return null
}
