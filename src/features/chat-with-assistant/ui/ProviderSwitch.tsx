import { Button, chakra, Flex } from '@chakra-ui/react'
import { memo } from 'react'
import type { ChosenProvider } from '@/entities/assistant/model'
import { CheckboxField } from '@/shared/ui/form'

export interface ProviderSwitchProps {
  provider: ChosenProvider
  /** A reply is on its way. */
  busy: boolean
  onSwitch: (on: boolean) => void
  /** Loads the page again, which has to happen before it may reach the provider; null when it may. */
  onReload: (() => void) | null
}

/** Whether the provider that was chosen in LLM Integration answers, and where messages go then. */
export const ProviderSwitch = memo(function ProviderSwitch({
  provider,
  busy,
  onSwitch,
  onReload,
}: ProviderSwitchProps) {
  const { name, origin, on } = provider
  return (
    <Flex
      px="4"
      py="2"
      gap="2"
      justify="space-between"
      borderBottomWidth="1px"
      textStyle="sm"
      bg={on ? 'bg.emphasized' : undefined}
    >
      <CheckboxField
        name="assistant-provider"
        checked={on}
        disabled={busy}
        onCheckedChange={onSwitch}
        label={
          <>
            <chakra.span display="block" overflowWrap="anywhere">
              Ask {name}
            </chakra.span>
            <chakra.span display="block" textStyle="xs" color="fg.muted" overflowWrap="anywhere">
              {on
                ? `Your messages and the most recent replies are sent to ${origin}`
                : 'Off: answers come from the documentation, in your browser'}
            </chakra.span>
          </>
        }
      />
      {on && onReload ? (
        <Button
          size="xs"
          flexShrink="0"
          alignSelf="center"
          title="Reload the page to connect to it"
          onClick={onReload}
        >
          Reload page
        </Button>
      ) : null}
    </Flex>
  )
})
