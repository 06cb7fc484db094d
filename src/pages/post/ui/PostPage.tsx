import { chakra, Heading, Stack, Text } from '@chakra-ui/react'
import { useParams } from 'react-router-dom'
import { type Article, findPost, POSTS } from '@/entities/article/model'
import { CopyButton } from '@/features/copy-text'
import { paths } from '@/shared/config'
import { formatDay } from '@/shared/lib/format'
import { ButtonLink, TextLink } from '@/shared/ui/link'
import { Neighbours, Prose, ReadingRow } from '@/shared/ui/prose'
import { PageMeta, Screen } from '@/shared/ui/screen'

const copyButton = (text: string) => <CopyButton text={text} what="code" variant="ghost" />

/** /blog/*: one post, with the newer and the older post at its foot. */
export function PostPage() {
  const post = findPost((useParams()['*'] ?? '').replace(/\/$/, ''))
  return post ? <Post key={post.slug} post={post} /> : <NoPost />
}

function Post({ post: { slug, title, description, date, blocks } }: { post: Article }) {
  const at = POSTS.findIndex((post) => post.slug === slug)
  return (
    <Stack gap={{ base: '6', md: '12' }} py={{ base: '8', md: '16' }}>
      <PageMeta title={title} description={description} />
      <Stack gap="3" maxWidth="38rem">
        <Heading as="h1" textStyle={{ base: '3xl', md: '4xl' }} fontWeight="semibold" textWrap="balance">
          {title}
        </Heading>
        <Text textStyle="lg" color="fg.muted" textWrap="pretty">
          {description}
        </Text>
      </Stack>
      <ReadingRow
        aside={
          <Stack gap="1">
            <TextLink to={paths.blog}>Blog</TextLink>
            <chakra.time dateTime={date} color="fg.muted">
              {formatDay(date)}
            </chakra.time>
          </Stack>
        }
        follows
      >
        <article>
          <Prose blocks={blocks} codeAction={copyButton} anchors />
        </article>
        <Neighbours label="Posts" previous={neighbour(POSTS[at - 1])} next={neighbour(POSTS[at + 1])} />
      </ReadingRow>
    </Stack>
  )
}

const neighbour = (post: Article | undefined) => post && { to: paths.post(post.slug), title: post.title }

function NoPost() {
  return (
    <Screen title="Post not found" actions={<ButtonLink to={paths.blog}>All posts</ButtonLink>}>
      <PageMeta title="Post not found" description="There is no blog post at this address." />
      There is no blog post at this address.
    </Screen>
  )
}
