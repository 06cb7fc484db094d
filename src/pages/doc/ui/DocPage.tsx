import { chakra, Heading, Stack, Text } from '@chakra-ui/react'
import { useParams } from 'react-router-dom'
import { type Article, DOCS, findDoc } from '@/entities/article/model'
import { CopyButton } from '@/features/copy-text'
import { DocsLayout } from '@/features/docs-layout'
import { paths } from '@/shared/config'
import { ButtonLink } from '@/shared/ui/link'
import { Contents, Neighbours, partsOf, Prose } from '@/shared/ui/prose'
import { PageMeta, Screen } from '@/shared/ui/screen'

const copyButton = (text: string) => <CopyButton text={text} what="code" variant="ghost" />

/** /docs/*: one article with every other at the left of its text, its parts at its right, and its neighbours at its foot. */
export function DocPage() {
  const slug = useParams()['*'] ?? ''
  const doc = findDoc(slug.replace(/\/$/, ''))
  return doc ? <DocArticle key={doc.slug} doc={doc} /> : <NoArticle />
}

function DocArticle({ doc }: { doc: Article }) {
  const at = DOCS.indexOf(doc)
  return (
    <DocsLayout
      current={doc.slug}
      heading={
        <Stack gap="2" maxWidth="38rem">
          <Text color="fg.muted">{doc.group}</Text>
          <Heading as="h1" textStyle={{ base: '3xl', md: '4xl' }} fontWeight="semibold" textWrap="balance">
            {doc.title}
          </Heading>
          <Text textStyle="lg" color="fg.muted" textWrap="pretty">
            {doc.description}
          </Text>
        </Stack>
      }
      contents={<Contents parts={partsOf(doc.blocks)} />}
    >
      <PageMeta title={doc.title} description={doc.description} />
      <chakra.article minWidth="0">
        <Prose blocks={doc.blocks} codeAction={copyButton} anchors />
      </chakra.article>
      <Neighbours label="Articles" previous={neighbour(DOCS[at - 1])} next={neighbour(DOCS[at + 1])} />
    </DocsLayout>
  )
}

const neighbour = (doc: Article | undefined) => doc && { to: paths.doc(doc.slug), title: doc.title }

function NoArticle() {
  return (
    <Screen
      title="Article not found"
      actions={<ButtonLink to={paths.docs}>Search the documentation</ButtonLink>}
    >
      <PageMeta title="Article not found" description="There is no article at this address." />
      There is no article at this address.
    </Screen>
  )
}
