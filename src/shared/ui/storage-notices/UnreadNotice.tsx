import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import type { Collection, Entry } from '@/shared/lib/collection'
import { saveFile, withMaskedKeys } from '@/shared/lib/save-file'
import { Notice } from '../notice'

/** The part of a collection that the notice uses. */
export type UnreadCollection = Pick<Collection<Entry>, 'retry' | 'raw'>

export interface UnreadNoticeProps {
  /** The plural noun of the list: `projects`. */
  what: string
  /** The collections that the list is made of; those that were read are not asked again. */
  collections: readonly UnreadCollection[]
}

const CALM = 'Nothing was changed or deleted. Try again, or save a copy of the readable data.'

/** A list that could not be read from this browser: it can be asked for again, and what is stored can be saved as a file. */
export function UnreadNotice({ what, collections }: UnreadNoticeProps) {
  const [said, setSaid] = useState(CALM)
  const save = async () => {
    const copies = await Promise.all(collections.map((collection) => collection.raw()))
    const entries = copies.flatMap((copy) => copy.entries)
    const lost = copies.reduce((sum, copy) => sum + copy.lost, 0)
    const text = withMaskedKeys({ what, entries, lost })
    saveFile(`orrery-${what.replaceAll(' ', '-')}.json`, new Blob([text], { type: 'application/json' }))
    setSaid(
      `A copy of ${entries.length} ${entries.length === 1 ? 'entry' : 'entries'} was saved.${lost > 0 ? ` ${lost} could not be read.` : ''}`,
    )
  }
  return (
    <Notice
      status="error"
      title={`Your ${what} could not be read`}
      actions={
        <>
          <Button
            size="sm"
            onClick={() => {
              for (const collection of collections) collection.retry()
            }}
          >
            Try again
          </Button>
          <Button
            size="sm"
            variant="ghost"
            onClick={() =>
              void save().catch(() => setSaid('The copy could not be created. Try again later.'))
            }
          >
            Save a copy
          </Button>
        </>
      }
    >
      {said}
    </Notice>
  )
}
