import { Heading, Stack, Text } from '@chakra-ui/react'
import { paths } from '@/shared/config'
import { TextLink } from '@/shared/ui/link'
import { Contents, ReadingRow } from '@/shared/ui/prose'
import { TextPage } from '@/shared/ui/screen'
import { HELP } from './help'

const QUESTIONS = HELP.map(({ id, question }) => ({ id, text: question }))

/** /help */
export function HelpPage() {
  return (
    <TextPage
      title="Help"
      description="Solutions to common problems: confirmation emails, signing in, downloads and missing projects."
      lead={
        <>
          Solutions to common problems. For more, see the <TextLink to={paths.docs}>documentation</TextLink>{' '}
          or <TextLink to={paths.contact}>contact us</TextLink>.
        </>
      }
    >
      <ReadingRow aside={<Contents parts={QUESTIONS} title="Questions" />} follows>
        <Stack gap="10" maxWidth="34rem">
          {HELP.map(({ id, question, answer, to, label }) => (
            <Stack as="section" key={id} aria-label={question} gap="2">
              <Heading as="h2" id={id} tabIndex={-1} outline="none" textStyle="2xl" fontWeight="semibold">
                {question}
              </Heading>
              <Text textStyle="lg" lineHeight="1.65">
                {answer}
              </Text>
              <Text textStyle="lg">
                <TextLink to={to}>{label}</TextLink>
              </Text>
            </Stack>
          ))}
        </Stack>
      </ReadingRow>
    </TextPage>
  )
}
