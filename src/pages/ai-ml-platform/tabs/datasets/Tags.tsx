import { Badge, chakra, Flex } from '@chakra-ui/react'

const SHOWN = 3

/** DST-02: the first three tags, and how many more there are. */
export function Tags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null
  return (
    <Flex gap="1.5" align="center" as="ul" listStyleType="none" aria-label="Tags" minWidth="0">
      {tags.slice(0, SHOWN).map((tag) => (
        <chakra.li key={tag} minWidth="0">
          <Badge variant="outline" display="block" truncate title={tag}>
            {tag}
          </Badge>
        </chakra.li>
      ))}
      {tags.length > SHOWN ? (
        <chakra.li flexShrink="0" display="flex">
          <Badge variant="plain" color="fg.muted" title={tags.slice(SHOWN).join(', ')}>
            +{tags.length - SHOWN}
          </Badge>
        </chakra.li>
      ) : null}
    </Flex>
  )
}
