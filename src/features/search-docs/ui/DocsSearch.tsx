import { Box, Button, chakra, Heading, Link as ChakraLink, Stack, Text } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import { paths } from '@/shared/config'
import { useSelector } from '@/shared/lib/machine'
import { TextField } from '@/shared/ui/form'
import { Notice } from '@/shared/ui/notice'
import { type DocsHit, QUERY_LIMIT } from '@machines/docs-search'
import type { DocsSearchActor } from '../model/use-docs-search'

/** MKT-07: a search that finds, in this browser. */
export function DocsSearch({ actor }: { actor: DocsSearchActor }) {
  const snapshot = useSelector(actor, (state) => state)
  const { query, hits, failure } = snapshot.context
  const blank = snapshot.matches('idle')
  return (
    <chakra.search display="block" aria-label="Documentation">
      <Stack gap="4">
        <TextField
          label="Search the documentation"
          name="q"
          type="search"
          value={query}
          maxLength={QUERY_LIMIT}
          placeholder="health check, DATABASE_URL, confirmation mail"
          onValueChange={(value) => actor.send({ type: 'query.change', value })}
          inputProps={{
            size: 'lg',
            onKeyDown: (event) => {
              if (event.key === 'Escape') actor.send({ type: 'clear' })
            },
          }}
        />
        <chakra.p role="status" color="fg.muted" srOnly={blank || snapshot.matches('searching')}>
          {snapshot.matches('found')
            ? `${hits.length} ${hits.length === 1 ? 'article' : 'articles'} found`
            : null}
          {snapshot.matches('nothing')
            ? 'Nothing found. Try another word, or look through the topics below.'
            : null}
        </chakra.p>
        {failure ? (
          <Notice
            status="error"
            title="The search could not start"
            actions={
              <Button size="sm" onClick={() => actor.send({ type: 'retry' })}>
                Try again
              </Button>
            }
          >
            {failure}
          </Notice>
        ) : null}
        {!blank && hits.length > 0 ? <Hits hits={hits} /> : null}
      </Stack>
    </chakra.search>
  )
}

function Hits({ hits }: { hits: readonly DocsHit[] }) {
  return (
    <chakra.ul
      listStyleType="none"
      p="0"
      m="0"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="lg"
      overflow="hidden"
      css={{ '& > li + li': { borderTopWidth: '1px' } }}
    >
      {hits.slice(0, SHOWN).map(({ slug, title, description, group }) => (
        <li key={slug}>
          <ChakraLink
            asChild
            display="block"
            px="5"
            py="4"
            outlineOffset="-2px"
            _hover={{ bg: 'bg.subtle', textDecoration: 'none' }}
          >
            <Link to={paths.doc(slug)}>
              <Box>
                <Heading as="h3" textStyle="lg" fontWeight="semibold">
                  {title}
                </Heading>
                <Text color="fg.muted">
                  {group}: {description}
                </Text>
              </Box>
            </Link>
          </ChakraLink>
        </li>
      ))}
    </chakra.ul>
  )
}

const SHOWN = 6
