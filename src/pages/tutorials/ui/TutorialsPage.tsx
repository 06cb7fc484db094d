import { chakra, Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { TextLink } from '@/shared/ui/link'
import { Contents, ReadingRow } from '@/shared/ui/prose'
import { TextPage } from '@/shared/ui/screen'
import { TUTORIALS } from './tutorials'

const PARTS = TUTORIALS.map(({ id, title }) => ({ id, text: title }))

/** /tutorials */
export function TutorialsPage() {
  return (
    <TextPage
      title="Tutorials"
      description="Step-by-step tutorials: your first project, a project from a template, and Orrery for a team."
      lead="Step-by-step tutorials. Each takes a few minutes."
    >
      <ReadingRow aside={<Contents parts={PARTS} title="Tutorials" />} follows>
        <Stack gap="12" maxWidth="42rem">
          {TUTORIALS.map(({ id, title, time, steps }) => (
            <section key={id} aria-label={title}>
              <Flex align="baseline" justify="space-between" gap="4" mb="4">
                <Heading as="h2" id={id} tabIndex={-1} outline="none" textStyle="2xl" fontWeight="semibold">
                  {title}
                </Heading>
                <Text color="fg.muted" whiteSpace="nowrap">
                  {time}
                </Text>
              </Flex>
              <chakra.ol listStyleType="none" p="0" m="0">
                {steps.map(({ text, to, label }, index) => (
                  <Flex as="li" key={text} gap="5" py="4" borderTopWidth="1px" textStyle="lg">
                    <chakra.span color="accent.fg" minWidth="0.75rem" aria-hidden>
                      {index + 1}
                    </chakra.span>
                    <div>
                      {text} <TextLink to={to}>{label}</TextLink>
                    </div>
                  </Flex>
                ))}
              </chakra.ol>
            </section>
          ))}
        </Stack>
      </ReadingRow>
    </TextPage>
  )
}
