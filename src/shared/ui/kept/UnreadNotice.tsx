import { Button } from '@chakra-ui/react'
import { Notice } from '../notice'

export interface UnreadNoticeProps {
  /** What the list holds: `projects`. */
  what: string
  onRetry: () => void
}

/** The browser did not give what it keeps. */
export function UnreadNotice({ what, onRetry }: UnreadNoticeProps) {
  return (
    <Notice
      status="error"
      title={`Your ${what} could not be read`}
      actions={
        <Button size="sm" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      This browser did not give what it keeps. Nothing of it is lost.
    </Notice>
  )
}
