import { Button } from '@chakra-ui/react'
import { Notice } from '../notice'

export interface UnknownNoticeProps {
  /** The noun of an entry: `training job`. */
  what: string
  /** The text of the button: `Show all jobs`. */
  show: string
  onShow: () => void
}

/** Reports that the address names an entry that the list does not have. */
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
      It may have been deleted or belong to another account.
    </Notice>
  )
}
