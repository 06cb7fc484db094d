import { Button, chakra, Flex, Grid, Heading, Stack, Text } from '@chakra-ui/react'
import { MessagesSquare } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { FIRST_QUESTIONS } from '@/entities/assistant/model'
import { useAssistant } from '@/features/chat-with-assistant'
import { paths } from '@/shared/config'
import { TextField } from '@/shared/ui/form'
import { TextLink } from '@/shared/ui/link'
import { Panel } from '@/shared/ui/panel'
import type { TabProps } from '../../model/tab-props'

/** Questions, grouped by subject; the documented questions come first. */
const TOPICS: readonly { title: string; questions: readonly string[] }[] = [
  { title: 'First steps', questions: FIRST_QUESTIONS },
  {
    title: 'Your data',
    questions: [
      'How many datasets do I have?',
      'How do I compare two datasets?',
      'What is a duplicate row?',
      'How do I export statistics?',
    ],
  },
]

/** Characters; the limit of the assistant's own field is not lower. */
const LIMIT = 500

/** Assistant: a question is asked here and answered in the panel, which opens. */
export function AssistantTab(_props: TabProps) {
  const assistant = useAssistant()
  const [question, setQuestion] = useState('')
  const ask = (event: FormEvent) => {
    event.preventDefault()
    const text = question.trim()
    if (text === '') return
    assistant?.ask(text)
    setQuestion('')
  }
  return (
    <Panel>
      <Stack gap="5">
        <Text color="fg.muted" maxWidth="70ch">
          Get answers on any page. The assistant searches the documentation in your browser; no AI service
          receives your messages. You can connect your own LLM provider in{' '}
          <TextLink to={paths.aiMlTab('llm')}>LLM Integration</TextLink>.
        </Text>
        {assistant ? (
          <>
            <chakra.form onSubmit={ask} aria-label="Ask the assistant">
              <Flex gap="3" align="end" wrap="wrap">
                <chakra.div flex="1 1 18rem" minWidth="0">
                  <TextField
                    label="Your question"
                    name="question"
                    maxLength={LIMIT}
                    value={question}
                    onValueChange={setQuestion}
                  />
                </chakra.div>
                <Button type="submit" variant="solid" colorPalette="accent" disabled={question.trim() === ''}>
                  Ask
                </Button>
                <Button onClick={assistant.open}>
                  <MessagesSquare size={18} aria-hidden />
                  Open AI Assistant
                </Button>
              </Flex>
            </chakra.form>
            <section aria-label="Example questions">
              <Heading as="h3" textStyle="md" mb="3">
                Example questions
              </Heading>
              <Grid gap="6" templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}>
                {TOPICS.map(({ title, questions }) => (
                  <Stack key={title} gap="2" align="stretch">
                    <Text textStyle="sm" color="fg.muted">
                      {title}
                    </Text>
                    {questions.map((text) => (
                      <Button
                        key={text}
                        size="sm"
                        justifyContent="flex-start"
                        onClick={() => assistant.ask(text)}
                      >
                        {text}
                      </Button>
                    ))}
                  </Stack>
                ))}
              </Grid>
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
