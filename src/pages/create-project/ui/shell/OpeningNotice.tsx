import { Button } from '@chakra-ui/react'
import { formatDateTime } from '@/shared/lib/format'
import { Notice } from '@/shared/ui/notice'

export interface OpeningNoticeProps {
  /** The draft that is open, as it was when it was restored. */
  restored: { name: string; savedAt: number } | null
  /** Parts of a shared link that Orrery does not know. */
  problems: readonly string[]
  onStartOver: () => void
}

/** Where the wizard's input came from: a restored draft, or a link that was not understood in full. */
export function OpeningNotice({ restored, problems, onStartOver }: OpeningNoticeProps) {
  if (problems.length > 0)
    return (
      <Notice status="warning" title="Part of this link could not be read">
        Orrery does not have {problems.join(', ')}. Defaults are used instead. Everything else matches the
        link.
      </Notice>
    )
  if (restored)
    return (
      <Notice
        status="info"
        actions={
          <Button size="sm" onClick={onStartOver}>
            Start over
          </Button>
        }
      >
        Restored draft {restored.name} from {formatDateTime(restored.savedAt)}.
      </Notice>
    )
  return null
}
