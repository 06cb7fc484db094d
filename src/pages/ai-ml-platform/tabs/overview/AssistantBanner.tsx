import { Button, Text } from '@chakra-ui/react'
import { useAssistant } from '@/features/chat-with-assistant'
import { paths } from '@/shared/config'
import { TextLink } from '@/shared/ui/link'
import { HelpPanel } from './HelpPanel'

/** PLT-04: where help is. */
export function AssistantBanner() {
  const assistant = useAssistant()
  return (
    <HelpPanel>
      {assistant ? (
        <Button size="sm" onClick={assistant.open}>
          Open AI Assistant
        </Button>
      ) : (
        <Text textStyle="sm">
          The assistant is turned off. <TextLink to={paths.settings}>Turn it on in Settings</TextLink>
        </Text>
      )}
    </HelpPanel>
  )
}
