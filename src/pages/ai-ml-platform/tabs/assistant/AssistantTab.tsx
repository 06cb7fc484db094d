import { chakra, Heading, Stack, Text } from '@chakra-ui/react'
import { Panel } from '@/shared/ui/panel'
import type { TabProps } from '../../model/tab-props'

/** What it is asked first, in the documented words of the suggested questions. */
const EXAMPLES = [
  'How do I create a new model?',
  'What data formats are supported?',
  'How do I deploy a model?',
  'How can I monitor model performance?',
]

/** Assistant: what it is for, and what it can be asked. */
export function AssistantTab(_props: TabProps) {
  return (
    <Panel maxWidth="48rem">
      <Stack gap="4">
        <Heading as="h2" textStyle="lg">
          AI Assistant
        </Heading>
        <Text color="fg.muted">
          It answers questions about this platform where you are. Its answers come from what it knows, in your
          browser: nothing that you ask is sent anywhere.
        </Text>
        <section aria-label="Example questions">
          <Heading as="h3" textStyle="md" mb="2">
            Example questions
          </Heading>
          <chakra.ul m="0" ps="5">
            {EXAMPLES.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </chakra.ul>
        </section>
      </Stack>
    </Panel>
  )
}
