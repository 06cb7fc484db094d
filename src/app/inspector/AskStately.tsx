import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import type { InspectTap } from '@/shared/lib/machine'
import { Notice } from '@/shared/ui/notice'
import { sendToStately } from './stately'

const WORDS = {
  asking:
    'Stately’s inspector is a site of its own: what the machines of this page do and know would be sent to stately.ai, without secrets. It opens a window there and needs the internet.',
  sending: 'What the machines of this page do is sent to stately.ai until the page is closed.',
  failed: 'Stately’s inspector could not be loaded.',
}

/** `?inspect=stately`: nothing is sent before somebody agrees, for an address can be made by anybody. */
export function AskStately({ tap }: { tap: InspectTap }) {
  const [state, setState] = useState<keyof typeof WORDS | 'closed'>('asking')
  if (state === 'closed') return null
  const send = () => {
    setState('sending')
    sendToStately(tap).catch(() => setState('failed'))
  }
  return (
    <Notice
      status={state === 'failed' ? 'error' : 'info'}
      title="Send to Stately?"
      actions={
        <>
          {state === 'sending' ? null : (
            <Button size="xs" onClick={send}>
              Send
            </Button>
          )}
          <Button size="xs" variant="ghost" onClick={() => setState('closed')}>
            {state === 'asking' ? "Don't" : 'Close'}
          </Button>
        </>
      }
    >
      {WORDS[state]}
    </Notice>
  )
}
