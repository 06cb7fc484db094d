import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import type { Collection, Entry } from '@/shared/lib/collection'
import { saveFile, withMaskedKeys } from '@/shared/lib/save-file'
import { Notice } from '../notice'

export interface SetAsideNoticeProps {
  /** The plural noun of the list: `projects`. */
  what: string
  /** How many could not be read. */
  count: number
  /** How many could be read. */
  left: number
  collection: Pick<Collection<Entry>, 'setAside' | 'dropSetAside'>
}

/**
 * Reports stored entries that could not be read, and offers them for download as stored, with keys masked.
 */
export function SetAsideNotice({ what, count, left, collection }: SetAsideNoticeProps) {
  const [refused, setRefused] = useState(false)
  if (count === 0) return null
  const attempt = (work: () => Promise<void>) =>
    void work().then(
      () => setRefused(false),
      () => setRefused(true),
    )
  const download = async () => {
    const text = withMaskedKeys(await collection.setAside())
    saveFile(`orrery-${what.replaceAll(' ', '-')}.json`, new Blob([text], { type: 'application/json' }))
  }
  return (
    <Notice
      status="warning"
      title={left === 0 ? `None of your ${what} could be read` : `Not all of your ${what} could be read`}
      actions={
        <>
          <Button size="sm" onClick={() => attempt(download)}>
            Download the damaged data
          </Button>
          <Button size="sm" variant="ghost" onClick={() => attempt(() => collection.dropSetAside())}>
            Dismiss
          </Button>
        </>
      }
    >
      {refused
        ? 'This browser did not allow it. Try again.'
        : left === 0
          ? `${count === 1 ? 'The one that is stored is' : `All ${count} that are stored are`} damaged or from another version of Orrery.`
          : `${count} of them ${count === 1 ? 'is' : 'are'} damaged or from another version of Orrery. The others are listed here.`}
    </Notice>
  )
}
