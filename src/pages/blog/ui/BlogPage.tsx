import { Heading, Stack, Text } from '@chakra-ui/react'
import { POSTS } from '@/entities/article/model'
import { formatDate } from '@/shared/lib/format'
import { Prose } from '@/shared/ui/prose'
import { TextPage } from '@/shared/ui/screen'

/** /blog: the posts in full, newest first. */
export function BlogPage() {
  return (
    <TextPage
      title="Blog"
      description="Notes on how Orrery is made: state machines, generated code, and Postgres in a folder."
      lead="Notes on how Orrery is made."
    >
      <Stack gap="14">
        {POSTS.map(({ slug, title, description, date, blocks }) => (
          <Stack as="article" gap="4" key={slug} borderTopWidth="1px" pt="8" aria-labelledby={slug}>
            <Text color="fg.muted">{formatDate(`${date}T12:00:00`)}</Text>
            <div>
              <Heading as="h2" id={slug} tabIndex={-1} outline="none" textStyle="2xl" fontWeight="semibold">
                {title}
              </Heading>
              <Text color="fg.muted" textStyle="lg" mt="1">
                {description}
              </Text>
            </div>
            <Prose blocks={blocks} />
          </Stack>
        ))}
      </Stack>
    </TextPage>
  )
}
