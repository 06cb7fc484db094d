import { Button } from '@chakra-ui/react'
import { Notice } from '@/shared/ui/notice'

export interface UnknownNoticeProps {
  /** What the address asks for: `training job`. */
  what: string
  /** Says what leads back: `Show all jobs`. */
  show: string
  onShow: () => void
}

/** The address names a thing that is not in the list. */
export function UnknownNotice({ what, show, onShow }: UnknownNoticeProps) {
  return (
    <Notice
      status="info"
      title={`This ${what} is not in your list`}
      actions={
        <Button size="sm" onClick={onShow}>
          {show}
        </Button>
      }
    >
      It may have been removed, or belong to another account.
    </Notice>
  )
}
