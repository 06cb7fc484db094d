import { Button, Flex, Stack, Text } from '@chakra-ui/react'
import { type FormEvent, useState } from 'react'
import { TextareaField } from '@/shared/ui/form'
import { Segmented } from '@/shared/ui/segmented'
import { jsonText, jsonValue } from '../../model/run/typed-json'
import type { Place } from '../../model/run/places'

/** How a machine is started: on its page, which provides its input, or alone with this `input`. */
export interface Start {
  on: 'page' | 'alone'
  input: unknown
}

export interface StartFormProps {
  start: Start
  /** Its page, or why it has none. */
  place: Place | string
  onStart: (start: Start) => void
}

const ON = [
  { value: 'page', label: 'On its page' },
  { value: 'alone', label: 'Alone' },
] as const

/** Starts a machine again, with another input or in another place. */
export function StartForm({ start, place, onStart }: StartFormProps) {
  const [text, setText] = useState(() => jsonText(start.input))
  const [error, setError] = useState<string | undefined>(undefined)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    try {
      onStart({ ...start, input: jsonValue(text) })
    } catch {
      setError('This is not valid JSON. Nothing was started.')
    }
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="3">
        {typeof place === 'string' ? (
          <Text color="fg.muted">It runs alone. {place}</Text>
        ) : (
          <Flex>
            <Segmented
              label="Where it runs"
              size="sm"
              value={start.on}
              options={ON}
              onSelect={(on) => onStart({ ...start, on })}
            />
          </Flex>
        )}
        {start.on === 'alone' ? (
          <TextareaField
            label="Input, in JSON"
            name="input"
            value={text}
            rows={Math.min(8, Math.max(2, text.split('\n').length))}
            placeholder="nothing"
            error={error}
            onValueChange={(value) => {
              setText(value)
              setError(undefined)
            }}
          />
        ) : (
          <Text color="fg.muted">
            {typeof place === 'object' && place.first ? `${place.first} ` : ''}The page provides its input.
          </Text>
        )}
        <Flex>
          <Button type="submit" size="sm">
            Start again
          </Button>
        </Flex>
      </Stack>
    </form>
  )
}
