import { Box, Button, chakra, Heading, Link as ChakraLink, Stack, Text } from '@chakra-ui/react'
import { Link } from '@/shared/ui/link'
import type { Hit } from '@/entities/article'
import { paths } from '@/shared/config'
import { useSelector } from '@/shared/lib/machine'
import { TextField } from '@/shared/ui/form'
import { Notice } from '@/shared/ui/notice'
import type { DocsSearchActor } from '@/features/search-docs'

/** MKT-07: a search that finds, in this browser. */
export function DocsSearch({ actor }: { actor: DocsSearchActor }) {
  const state = useSelector(actor, (snapshot) => snapshot.value)
  const query = useSelector(actor, (snapshot) => snapshot.context.question)
  const hits = useSelector(actor, (snapshot) => snapshot.context.answer ?? NONE)
  const failure = useSelector(actor, (snapshot) => snapshot.context.failure)
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
          onValueChange={(value) =>
            actor.send({
              type: value.trim() === '' ? 'forget' : 'ask',
              question: value.slice(0, QUERY_LIMIT),
            })
          }
          inputProps={{
            size: 'lg',
            onKeyDown: (event) => {
              if (event.key === 'Escape') actor.send({ type: 'forget', question: '' })
            },
          }}
        />
        <chakra.p role="status" color="fg.muted" srOnly={state === 'idle' || state === 'asking'}>
          {state === 'answered' && hits.length > 0
            ? `${hits.length} ${hits.length === 1 ? 'article' : 'articles'} found`
            : null}
          {state === 'answered' && hits.length === 0
            ? 'No articles found. Try another word or browse the topics below.'
            : null}
        </chakra.p>
        {failure ? (
          <Notice
            status="error"
            title="The search could not be loaded"
            actions={
              <Button size="sm" onClick={() => actor.send({ type: 'ask' })}>
                Try again
              </Button>
            }
          >
            {failure.message}
          </Notice>
        ) : null}
        {state !== 'failed' && hits.length > 0 ? <Hits hits={hits} /> : null}
      </Stack>
    </chakra.search>
  )
}

function Hits({ hits }: { hits: readonly Hit[] }) {
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
const NONE: readonly Hit[] = []
/** Ours: more words find nothing more. */
const QUERY_LIMIT = 200
