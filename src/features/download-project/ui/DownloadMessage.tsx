import { useSelector } from '@/shared/lib/machine'
import { TextLink } from '@/shared/ui/link'
import { Notice, Toast } from '@/shared/ui/notice'
import type { ProjectDownloadActor } from '../model/use-project-download'

/** The documented alert texts. */
const FAILED = {
  code: 'Failed to download project code. Please try again.',
  project: 'Failed to download project. Please try again.',
}

export interface DownloadMessageProps {
  actor: ProjectDownloadActor
  /** Success is rendered in place, too, not as a toast: screen readers read nothing outside an open dialog. */
  inPlace?: boolean
  /** The address that says how to run the code, linked once the code is downloaded. */
  runAt?: string
}

/** PRJ-09: what became of the last download. */
export function DownloadMessage({ actor, inPlace = false, runAt }: DownloadMessageProps) {
  const state = useSelector(actor, (snapshot) => snapshot.value)
  const { question, answer } = useSelector(actor, (snapshot) => snapshot.context)
  if (state === 'failed') return <Notice status="error">{FAILED[question]}</Notice>
  if (state !== 'answered') return null
  if (inPlace) return <Notice status="success">Downloaded {answer}</Notice>
  return (
    <Toast>
      Downloaded {answer}
      {runAt && question === 'code' ? (
        <>
          . <TextLink to={runAt}>Run it</TextLink>
        </>
      ) : null}
    </Toast>
  )
}
