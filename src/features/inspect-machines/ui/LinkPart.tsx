import { Button, chakra, Input, NativeSelect, Stack } from '@chakra-ui/react'
import { inputLook, nativeSelectLook } from '@/shared/theme'
import { type ReactNode, useState } from 'react'
import { Failure, failureMessage } from '@/shared/lib/failure'
import { Notice } from '@/shared/ui/notice'
import type { Inspected } from '../model/inspection'
import { encodeLink, HASH, VERSION } from '../model/state-link'
import { toLink } from '../model/to-link'

export interface LinkPartProps {
  inspected: Inspected
  /** The label of the actor that is looked at. */
  selected: string | null
  /** The address of the page, without a state. */
  address: () => string
  copy: (text: string, what: string) => ReactNode
}

interface Made {
  link: string | null
  /** Why there is none. */
  problem: string | null
  /** Actors that are not in it, each with the reason. */
  leftOut: readonly { label: string; reason: string }[]
}

/** `only` one root actor, or all that a link can hold. */
function linkOf(inspected: Inspected, address: string, only: string | null): Made {
  const leftOut: { label: string; reason: string }[] = []
  const roots = inspected.tap.roots().filter(({ label }) => only === null || label === only)
  const actors = roots.flatMap((root, index) => {
    try {
      if (roots.findIndex(({ label }) => label === root.label) < index)
        throw new Failure('Another actor has the same name.')
      return toLink([root], inspected.clock).actors
    } catch (error) {
      leftOut.push({ label: root.label, reason: failureMessage(error) })
      return []
    }
  })
  if (actors.length === 0)
    return { link: null, problem: 'No actor of this page can be restored from a link.', leftOut }
  try {
    const text = encodeLink({ version: VERSION, paused: inspected.clock.paused, actors })
    return { link: `${address}${HASH}${text}`, problem: null, leftOut }
  } catch (error) {
    return { link: null, problem: failureMessage(error), leftOut }
  }
}

/** A link that opens the page in the state it is in. */
export function LinkPart({ inspected, selected, address, copy }: LinkPartProps) {
  const [whole, setWhole] = useState(true)
  const [made, setMade] = useState<Made | null>(null)
  const root = selected?.split('/')[0]
  const make = () => setMade(linkOf(inspected, address(), whole ? null : (root ?? null)))
  return (
    <Stack gap="3" align="flex-start">
      <chakra.p textStyle="sm" color="fg.muted">
        The link asks for confirmation, then opens the page in this state with the clock paused. It contains
        no secrets, accounts or sessions, and runs no effects.
      </chakra.p>
      <NativeSelect.Root recipe={nativeSelectLook} size="sm" width="auto">
        <NativeSelect.Field
          aria-label="What the link restores"
          value={whole ? 'page' : 'actor'}
          onChange={({ target }) => {
            setWhole(target.value === 'page')
            setMade(null)
          }}
        >
          <option value="page">All actors on the page</option>
          {root ? <option value="actor">{root}</option> : null}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      <Button size="sm" onClick={make}>
        {made?.link ? 'Create again' : 'Create link'}
      </Button>
      {made?.problem ? <Notice status="error">{made.problem}</Notice> : null}
      {made?.link ? (
        <>
          <Input
            recipe={inputLook}
            size="sm"
            readOnly
            aria-label="Link to this state"
            value={made.link}
            onFocus={({ target }) => target.select()}
          />
          {copy(made.link, 'link')}
        </>
      ) : null}
      {made && made.leftOut.length > 0 ? (
        <chakra.div textStyle="xs" color="fg.muted">
          Left out:
          <chakra.ul m="0" ps="4" aria-label="Left out">
            {made.leftOut.map(({ label, reason }) => (
              <li key={label}>
                {label}: {reason}
              </li>
            ))}
          </chakra.ul>
        </chakra.div>
      ) : null}
    </Stack>
  )
}
