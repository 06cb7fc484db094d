import { chakra, Heading, Link as ChakraLink, Stack, Text } from '@chakra-ui/react'
import { Link, TextLink } from '@/shared/ui/link'
import { DOCS, GROUPS } from '@/entities/article/model'
import { DocsSearch } from './DocsSearch'
import { useDocsSearch } from '@/features/search-docs'
import { paths } from '@/shared/config'
import { TextPage } from '@/shared/ui/screen'

/** MKT-07: the search and the four topic groups. */
export function DocsPage() {
  const search = useDocsSearch()
  return (
    <TextPage
      title="Documentation"
      description="How to start Orrery, create and run projects, manage accounts and host it."
      lead={
        <>
          Guides to Orrery. New here? Start with{' '}
          <TextLink to={paths.doc('getting-started')}>Getting started</TextLink>.
        </>
      }
    >
      <Stack gap={{ base: '8', md: '10' }}>
        <chakra.div maxWidth="42rem">
          <DocsSearch actor={search} />
        </chakra.div>
        {/* Columns of about the same height, whatever the length of the groups. */}
        <chakra.div columnCount={{ base: 1, md: 2 }} columnGap="12">
          {GROUPS.map((group) => (
            <chakra.section key={group} aria-label={group} breakInside="avoid" mb="10">
              <Heading as="h2" textStyle="2xl" fontWeight="semibold" mb="3">
                {group}
              </Heading>
              <chakra.ul listStyleType="none" p="0" m="0">
                {DOCS.filter((doc) => doc.group === group).map(({ slug, title, description }) => (
                  <chakra.li key={slug} borderTopWidth="1px" py="3.5" textStyle="lg">
                    <ChakraLink asChild fontWeight="medium" py="0.5" _hover={{ color: 'accent.fg' }}>
                      <Link to={paths.doc(slug)}>{title}</Link>
                    </ChakraLink>
                    <Text color="fg.muted" textStyle="md" mt="0.5" textWrap="pretty">
                      {description}
                    </Text>
                  </chakra.li>
                ))}
              </chakra.ul>
            </chakra.section>
          ))}
        </chakra.div>
      </Stack>
    </TextPage>
  )
}
