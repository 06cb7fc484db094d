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
      <Notice status="warning" title="Part of this link was not understood">
        Orrery does not have {problems.join(', ')}. The usual choice stands in its place; everything else is
        as the link says.
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
        Restored the draft {restored.name} of {formatDateTime(restored.savedAt)}.
      </Notice>
    )
  return null
}
