import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import { type InspectTap, useSelector } from '@/shared/lib/machine'
import { Notice } from '@/shared/ui/notice'
import { type StatelyActor, useStately } from './use-stately'

const WORDS = {
  idle: 'Stately’s inspector is an external site. The state of this page, without secrets, would be sent to stately.ai. It opens in a new window and needs an internet connection.',
  asking: 'Stately’s inspector is being loaded.',
  answered: 'The state of this page is sent to stately.ai until you close the page.',
  failed: 'Stately’s inspector could not be loaded. Nothing was sent.',
}

/** `?inspect=stately`: nothing is sent before the user agrees, because any person can write such an address. */
export function AskStately({ tap }: { tap: InspectTap }) {
  return <StatelyNotice actor={useStately(tap)} />
}

export function StatelyNotice({ actor }: { actor: StatelyActor }) {
  const state = useSelector(actor, ({ value }) => value) as keyof typeof WORDS
  const [closed, setClosed] = useState(false)
  if (closed) return null
  return (
    <Notice
      status={state === 'failed' ? 'error' : 'info'}
      title="Send to Stately?"
      actions={
        <>
          {state === 'idle' || state === 'failed' ? (
            <Button size="xs" onClick={() => actor.send({ type: 'ask' })}>
              Send
            </Button>
          ) : null}
          <Button
            size="xs"
            variant="ghost"
            onClick={() => {
              if (state === 'asking') actor.send({ type: 'forget' })
              setClosed(true)
            }}
          >
            {state === 'answered' ? 'Close' : 'Cancel'}
          </Button>
        </>
      }
    >
      {WORDS[state]}
    </Notice>
  )
}
