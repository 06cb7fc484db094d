import { chakra, Grid, Heading, Stack, Text } from '@chakra-ui/react'
import { DOCS, GROUPS } from '@/entities/article/model'
import { DocsSearch } from './DocsSearch'
import { useDocsSearch } from '@/features/search-docs'
import { paths } from '@/shared/config'
import { TextLink } from '@/shared/ui/link'
import { PageMeta } from '@/shared/ui/screen'

/** MKT-07: the search and the four topic groups. */
export function DocsPage() {
  const search = useDocsSearch()
  return (
    <Stack gap={{ base: '10', md: '14' }} py={{ base: '10', md: '16' }}>
      <PageMeta
        title="Documentation"
        description="How to start Orrery, create and run projects, manage accounts and host it: short articles with a search that finds."
      />
      <Stack gap="3" maxWidth="38rem">
        <Heading as="h1" textStyle={{ base: '3xl', md: '4xl' }} fontWeight="semibold">
          Documentation
        </Heading>
        <Text textStyle="lg" color="fg.muted" textWrap="pretty">
          Short articles, each about one thing. New here? Begin with{' '}
          <TextLink to={paths.doc('getting-started')}>Getting started</TextLink>.
        </Text>
      </Stack>
      <chakra.div maxWidth="46rem">
        <DocsSearch actor={search} />
      </chakra.div>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
        columnGap="16"
        rowGap="12"
      >
        {GROUPS.map((group) => (
          <section key={group} aria-label={group}>
            <Heading as="h2" textStyle="xl" fontWeight="semibold" mb="4">
              {group}
            </Heading>
            <chakra.ul listStyleType="none" p="0" m="0">
              {DOCS.filter((doc) => doc.group === group).map(({ slug, title, description }) => (
                <chakra.li key={slug} borderTopWidth="1px" py="4" textStyle="lg">
                  <TextLink to={paths.doc(slug)}>{title}</TextLink>
                  <Text color="fg.muted" textStyle="md" mt="1">
                    {description}
                  </Text>
                </chakra.li>
              ))}
            </chakra.ul>
          </section>
        ))}
      </Grid>
    </Stack>
  )
}
