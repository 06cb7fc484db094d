import { chakra, Heading, Link as ChakraLink, Stack, Text } from '@chakra-ui/react'
import { Link } from '@/shared/ui/link'
import { POSTS } from '@/entities/article/model'
import { paths } from '@/shared/config'
import { formatDay } from '@/shared/lib/format'
import { type Block, plainText } from '@/shared/lib/markdown'
import { ReadingRow } from '@/shared/ui/prose'
import { TextPage } from '@/shared/ui/screen'

/** The first paragraph of a text. */
const opening = (blocks: readonly Block[]): string => {
  const first = blocks.find((block) => block.type === 'paragraph')
  return first ? plainText(first.content) : ''
}

/** /blog: what was written, newest first. */
export function BlogPage() {
  return (
    <TextPage
      title="Blog"
      description="How we build Orrery: state machines, generated code and embedded Postgres."
      lead="How we build Orrery"
    >
      <Stack gap="0">
        {POSTS.map(({ slug, title, date, blocks }) => (
          <Stack as="article" key={slug} borderTopWidth="1px" py="8" aria-labelledby={slug}>
            <ReadingRow
              aside={
                <chakra.time dateTime={date} color="fg.muted" lineHeight="2rem">
                  {formatDay(date)}
                </chakra.time>
              }
            >
              <Stack gap="2" maxWidth="34rem">
                <Heading as="h2" id={slug} textStyle="2xl" fontWeight="semibold" textWrap="balance">
                  <ChakraLink asChild color="fg" borderRadius="xs" _hover={{ color: 'accent.fg' }}>
                    <Link to={paths.post(slug)}>{title}</Link>
                  </ChakraLink>
                </Heading>
                <Text textStyle="lg" color="fg.muted" textWrap="pretty">
                  {opening(blocks)}
                </Text>
              </Stack>
            </ReadingRow>
          </Stack>
        ))}
      </Stack>
    </TextPage>
  )
}
