import { Button, chakra, Input, NativeSelect, Stack } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import { failureMessage } from '@/shared/lib/failure'
import { Notice } from '@/shared/ui/notice'
import type { Inspected } from '../model/inspection'
import { encodeLink, HASH } from '../model/state-link'
import { toLink, whyNotLinked } from '../model/to-link'

export interface LinkPartProps {
  inspected: Inspected
  /** The label of the actor that is looked at. */
  selected: string | null
  /** The address of the page, without a state. */
  address: () => string
  copy: (text: string, what: string) => ReactNode
}

type Made = { link: string } | { problem: string }

/** A link that opens the page in the state it is in. */
export function LinkPart({ inspected, selected, address, copy }: LinkPartProps) {
  const [whole, setWhole] = useState(true)
  const [made, setMade] = useState<Made | null>(null)
  const root = selected?.split('/')[0]
  const make = () => {
    try {
      const roots = inspected.tap.roots()
      const chosen = whole
        ? roots.filter(({ actor }) => whyNotLinked(actor) === null)
        : roots.filter(({ label }) => label === root)
      if (chosen.length === 0) setMade({ problem: 'No actor of this page can be restored from a link.' })
      else setMade({ link: `${address()}${HASH}${encodeLink(toLink(chosen, inspected.clock))}` })
    } catch (error) {
      setMade({ problem: failureMessage(error) })
    }
  }
  return (
    <Stack gap="3" align="flex-start">
      <chakra.p textStyle="sm" color="fg.muted">
        Who opens the link is asked first, and sees the page in this state with the clock paused. Secrets,
        accounts and sessions are not in it, and no effect runs by itself.
      </chakra.p>
      <NativeSelect.Root size="sm" width="auto">
        <NativeSelect.Field
          aria-label="What the link restores"
          value={whole ? 'page' : 'actor'}
          onChange={({ target }) => {
            setWhole(target.value === 'page')
            setMade(null)
          }}
        >
          <option value="page">Every actor of the page</option>
          {root ? <option value="actor">{root}</option> : null}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      <Button size="sm" onClick={make}>
        {made && 'link' in made ? 'Make it anew' : 'Make a link'}
      </Button>
      {made && 'problem' in made ? <Notice status="error">{made.problem}</Notice> : null}
      {made && 'link' in made ? (
        <>
          <Input
            size="sm"
            readOnly
            aria-label="Link to this state"
            value={made.link}
            onFocus={({ target }) => target.select()}
          />
          {copy(made.link, 'link')}
        </>
      ) : null}
    </Stack>
  )
}
