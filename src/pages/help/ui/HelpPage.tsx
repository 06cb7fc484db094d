import { Heading, Stack, Text } from '@chakra-ui/react'
import { paths } from '@/shared/config'
import { TextLink } from '@/shared/ui/link'
import { TextPage } from '@/shared/ui/screen'
import { HELP } from './help'

/** /help */
export function HelpPage() {
  return (
    <TextPage
      title="Help"
      description="Answers to what goes wrong most often: the confirmation mail, signing in, downloads, and where projects went."
      lead={
        <>
          What goes wrong most often, and what to do. The <TextLink to={paths.docs}>documentation</TextLink>{' '}
          has more, and the <TextLink to={paths.contact}>contact form</TextLink> reaches a person.
        </>
      }
    >
      <Stack gap="8">
        {HELP.map(({ question, answer, to, label }) => (
          <section key={question} aria-label={question}>
            <Heading as="h2" textStyle="xl" fontWeight="semibold" mb="2">
              {question}
            </Heading>
            <Text textStyle="lg">
              {answer} <TextLink to={to}>{label}</TextLink>
            </Text>
          </section>
        ))}
      </Stack>
    </TextPage>
  )
}
