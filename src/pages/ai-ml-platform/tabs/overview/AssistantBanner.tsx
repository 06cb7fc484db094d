import { Button, Flex, Heading, Text } from '@chakra-ui/react'
import { MessagesSquare } from 'lucide-react'
import { useAssistant } from '@/features/chat-with-assistant'
import { paths } from '@/shared/config'
import { TextLink } from '@/shared/ui/link'
import { Panel } from '@/shared/ui/panel'

/** PLT-04: where help is. */
export function AssistantBanner() {
  const assistant = useAssistant()
  return (
    <Panel as="section" aria-label="Help" display="flex" flexWrap="wrap" alignItems="center" gap="4" p="4">
      <Flex flex="1 1 18rem" gap="3" align="center" minWidth="0">
        <Flex color="accent.fg" flexShrink="0">
          <MessagesSquare size={20} aria-hidden />
        </Flex>
        <div>
          <Heading as="h2" textStyle="md">
            Need help with the platform?
          </Heading>
          <Text color="fg.muted" textStyle="sm">
            The assistant knows how to create a model, which data it takes, how to deploy and what to watch.
          </Text>
        </div>
      </Flex>
      {assistant ? (
        <Button size="sm" onClick={assistant.open}>
          Open AI Assistant
        </Button>
      ) : (
        <Text textStyle="sm">
          The assistant is off. <TextLink to={paths.settings}>Turn it on in Settings</TextLink>
        </Text>
      )}
    </Panel>
  )
}
