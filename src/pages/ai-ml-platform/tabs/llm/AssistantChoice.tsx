import { Button, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { keepChosen, needsReload, useChosen } from '@/entities/assistant'
import { type LlmProvider, originOf } from '@/entities/llm-provider/model'
import { toFailure } from '@/shared/lib/failure'
import { assertStored, attempt } from '@/shared/lib/storage'
import { CheckboxField } from '@/shared/ui/form'
import { Notice } from '@/shared/ui/notice'

export interface AssistantChoiceProps {
  userId: string
  provider: LlmProvider
}

/** Whether this provider answers in the assistant's place; at most one does, and none by default. */
export function AssistantChoice({ userId, provider: { id, name, type, endpoint } }: AssistantChoiceProps) {
  const chosen = useChosen(userId)
  const [refusal, setRefusal] = useState<string | null>(null)
  const origin = originOf(endpoint)
  if (origin === null || type === 'image' || type === 'audio') return null
  const on = chosen?.on === true && chosen.id === id && chosen.origin === origin
  const choose = (next: boolean) =>
    setRefusal(
      attempt(
        () => {
          assertStored(keepChosen(userId, { id, name, origin, on: next }), 'the choice')
          return null
        },
        (error) => toFailure(error).message,
      ),
    )
  return (
    <Stack gap="3" borderTopWidth="1px" mt="5" pt="4">
      <CheckboxField
        name="assistant"
        checked={on}
        onCheckedChange={choose}
        error={refusal}
        announced
        label="Use in the assistant"
        hint={
          <>
            While this is on, this browser sends your questions and the most recent replies to {origin}, with
            the key. The provider must be compatible with OpenAI’s chat completions API. If it does not
            respond, the assistant answers instead.
          </>
        }
      />
      {on && needsReload(origin) ? (
        <Notice
          status="info"
          actions={
            <Button size="sm" onClick={() => location.reload()}>
              Reload page
            </Button>
          }
        >
          <Text>Reload the page to connect to this address.</Text>
        </Notice>
      ) : null}
    </Stack>
  )
}
