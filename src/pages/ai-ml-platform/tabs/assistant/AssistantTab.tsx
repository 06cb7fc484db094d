import { Button, Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { MessagesSquare } from 'lucide-react'
import { FIRST_QUESTIONS } from '@/entities/assistant/model'
import { useAssistant } from '@/features/chat-with-assistant'
import { paths } from '@/shared/config'
import { TextLink } from '@/shared/ui/link'
import { Panel } from '@/shared/ui/panel'
import type { TabProps } from '../../model/tab-props'

/** Assistant: what it is for, what it can be asked, and the way to it. */
export function AssistantTab(_props: TabProps) {
  const assistant = useAssistant()
  return (
    <Panel maxWidth="48rem">
      <Stack gap="5">
        <Heading as="h2" textStyle="lg">
          AI Assistant
        </Heading>
        <Text color="fg.muted">
          Get answers on any page. The assistant searches the documentation in your browser; your messages
          stay on this device. You can connect your own LLM provider in{' '}
          <TextLink to={paths.aiMlTab('llm')}>LLM Integration</TextLink>.
        </Text>
        {assistant ? (
          <>
            <Flex>
              <Button variant="solid" colorPalette="accent" onClick={assistant.open}>
                <MessagesSquare size={18} aria-hidden />
                Open AI Assistant
              </Button>
            </Flex>
            <section aria-label="Example questions">
              <Heading as="h3" textStyle="md" mb="3">
                Example questions
              </Heading>
              <Stack gap="2" align="flex-start">
                {FIRST_QUESTIONS.map((question) => (
                  <Button key={question} size="sm" onClick={() => assistant.ask(question)}>
                    {question}
                  </Button>
                ))}
              </Stack>
            </section>
          </>
        ) : (
          <Text>
            The assistant is turned off. <TextLink to={paths.settings}>Turn it on in Settings</TextLink>
          </Text>
        )}
      </Stack>
    </Panel>
  )
}
