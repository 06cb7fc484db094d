import { useState } from 'react'
import { Text } from '@chakra-ui/react'
import { CopyButton } from '@/features/copy-text'
import { CodeBlock } from '@/shared/ui/prose'
import { Segmented } from '@/shared/ui/segmented'
import { type Place, PLACES, variables, YOUR_TOKEN } from '../model/snippets'
import { Step } from './Step'

/** The second step: the two lines, filled in. `token` is null while it is not known. */
export function SetVariables({ token }: { token: string | null }) {
  const [place, setPlace] = useState<Place>('sh')
  const text = variables(place, window.location.origin, token ?? YOUR_TOKEN)
  return (
    <Step
      number={2}
      title="Set two variables"
      aside={<Segmented size="sm" label="Where" options={PLACES} value={place} onSelect={setPlace} />}
    >
      <CodeBlock
        text={text}
        language={place}
        action={<CopyButton text={text} what="variables" secret variant="ghost" />}
      />
      {token === null ? (
        <Text mt="3" textStyle="sm" color="fg.muted">
          Put your token in place of {YOUR_TOKEN}. A new token is filled in for you.
        </Text>
      ) : null}
    </Step>
  )
}
