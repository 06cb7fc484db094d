import { chakra, Flex, Grid, Heading, Stack, Text } from '@chakra-ui/react'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useParams } from 'react-router-dom'
import { type Article, DOCS, findDoc } from '@/entities/article/model'
import { CopyButton } from '@/features/copy-text'
import { paths } from '@/shared/config'
import { ButtonLink, TextLink } from '@/shared/ui/link'
import { Prose } from '@/shared/ui/prose'
import { PageMeta, Screen } from '@/shared/ui/screen'

const copyButton = (text: string) => <CopyButton text={text} what="code" />

/** /docs/*: one article with its table of contents. */
export function DocPage() {
  const slug = useParams()['*'] ?? ''
  const doc = findDoc(slug.replace(/\/$/, ''))
  return doc ? <DocArticle key={doc.slug} doc={doc} /> : <NoArticle />
}

function DocArticle({ doc }: { doc: Article }) {
  const at = DOCS.indexOf(doc)
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 14rem' }}
      templateAreas={{ base: '"head" "contents" "text"', lg: '"head contents" "text contents"' }}
      columnGap="16"
      rowGap="6"
      py={{ base: '8', md: '14' }}
      alignItems="start"
    >
      <PageMeta title={doc.title} description={doc.description} />
      <Stack gap="2" gridArea="head">
        <Text color="fg.muted">{doc.group}</Text>
        <Heading as="h1" textStyle="3xl" fontWeight="semibold">
          {doc.title}
        </Heading>
        <Text textStyle="lg" color="fg.muted" maxWidth="42rem">
          {doc.description}
        </Text>
      </Stack>
      <Contents doc={doc} />
      <Stack as="article" gap="6" minWidth="0" gridArea="text">
        <Prose blocks={doc.blocks} codeAction={copyButton} />
        <Flex
          as="nav"
          aria-label="Articles"
          justify="space-between"
          gap="3"
          wrap="wrap"
          borderTopWidth="1px"
          pt="6"
          mt="6"
        >
          <Neighbour doc={DOCS[at - 1]} direction="previous" />
          <Neighbour doc={DOCS[at + 1]} direction="next" />
        </Flex>
      </Stack>
    </Grid>
  )
}

/** The headings of the article. Above its text on a narrow screen, beside it on a wide one. */
function Contents({ doc }: { doc: Article }) {
  return (
    <chakra.nav
      aria-label="On this page"
      position={{ lg: 'sticky' }}
      top="20"
      gridArea="contents"
      borderLeftWidth="1px"
      pl="4"
    >
      <Text fontWeight="medium" mb="2">
        On this page
      </Text>
      <Stack as="ul" listStyleType="none" p="0" m="0" gap="2">
        {doc.blocks.map((block) =>
          block.type === 'heading' && block.level === 2 ? (
            <li key={block.id}>
              <TextLink to={`#${block.id}`} tone="muted">
                {block.text}
              </TextLink>
            </li>
          ) : null,
        )}
      </Stack>
    </chakra.nav>
  )
}

function Neighbour({ doc, direction }: { doc: Article | undefined; direction: 'previous' | 'next' }) {
  if (!doc) return <span />
  return (
    <ButtonLink to={paths.doc(doc.slug)} variant="ghost" mx="-3">
      {direction === 'previous' ? <ArrowLeft aria-hidden /> : null}
      {doc.title}
      {direction === 'next' ? <ArrowRight aria-hidden /> : null}
    </ButtonLink>
  )
}

function NoArticle() {
  return (
    <Screen
      title="No such article"
      actions={<ButtonLink to={paths.docs}>Search the documentation</ButtonLink>}
    >
      <PageMeta title="No such article" description="The documentation has no article at this address." />
      The documentation has no article at this address.
    </Screen>
  )
}
