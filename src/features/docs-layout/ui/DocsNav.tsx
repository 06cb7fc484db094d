import { chakra, Link as ChakraLink, Stack, Text } from '@chakra-ui/react'
import { Search } from 'lucide-react'
import { Link } from '@/shared/ui/link'
import { DOCS, GROUPS } from '@/entities/article/model'
import { paths } from '@/shared/config'
import { CONTENTS_LINK } from '@/shared/ui/prose'

/** Every article by its group; the article `current` is marked. */
export function DocsNav({ current }: { current: string }) {
  return (
    <chakra.nav aria-label="Documentation articles">
      <Stack gap="6">
        <ChakraLink asChild color="fg.muted" py="1" _hover={{ color: 'fg', textDecoration: 'none' }}>
          <Link to={paths.docs}>
            <Search size={15} aria-hidden /> Search and topics
          </Link>
        </ChakraLink>
        {GROUPS.map((group) => (
          <div key={group}>
            <Text fontWeight="medium" mb="1.5">
              {group}
            </Text>
            <chakra.ul aria-label={group} listStyleType="none" p="0" m="0" borderLeftWidth="1px">
              {DOCS.filter((doc) => doc.group === group).map(({ slug, title }) => (
                <li key={slug}>
                  <ChakraLink asChild {...CONTENTS_LINK} aria-current={slug === current ? 'page' : undefined}>
                    <Link to={paths.doc(slug)}>{title}</Link>
                  </ChakraLink>
                </li>
              ))}
            </chakra.ul>
          </div>
        ))}
      </Stack>
    </chakra.nav>
  )
}
